// Tie-downs, tow bars, rests and trays.
import { box, extrude, squareTube } from '../primitives/extrude.ts';
import { arc, bore, ribbon, roundRect } from '../primitives/outlines.ts';
import { move, piece, placed, solid } from '../primitives/place.ts';
import { ring } from '../primitives/revolve.ts';
import { pipe } from '../primitives/sweep.ts';
import type { Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { upright } from './structure-shapes.ts';

export const restsAndTrays = {
  shackle: template({
    area: 'structure',
    material: 'zincYellow',
    pose: 'stand',
    defaults: { d: 30 },
    build: ({ d }) => {
      const ringPath = arc(d * 1.5, 0, 360, { open: true }).map(([x, z]): Vec3 => [x, 0, z + d * 2.1]);
      const holes = [bore(d * 0.28, d * 1.3, 0), bore(d * 0.28, -d * 1.3, 0)];
      return solid(
        piece('main', pipe(ringPath, d * 0.36, true)),
        piece(
          'black',
          extrude(roundRect(d * 3.8, d * 1.8, d * 0.3), d * 0.4, { holes, bevel: d * 0.04 }),
          placed(ring(d * 0.75, d * 0.45, d * 1.2, d * 0.08), turn('x', 90), shift(0, d * 0.6, d * 0.7)),
        ),
      );
    },
  }),
  drawbar: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 420 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          move(box(l, l * 0.12, l * 0.12, { bevel: 3 }), 0, 0, 0),
          placed(ring(l * 0.12, l * 0.07, l * 0.1, 3), shift(l * 0.58, 0, l * 0.01)),
          move(box(l * 0.05, l * 0.4, l * 0.3, { bevel: 3 }), -l * 0.5, 0, -l * 0.09),
        ),
      ),
  }),
  pocketTube: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 700, width: 190, height: 80 },
    build: ({ length, width, height }) =>
      solid(
        piece('main', placed(squareTube(height, width, length, 8), turn('y', 90), shift(-length / 2, 0, height / 2))),
      ),
  }),
  rest: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { width: 260, height: 240 },
    build: ({ width: w, height: h }) =>
      solid(
        piece(
          'main',
          upright(
            [
              [-w / 2, 0],
              [w / 2, 0],
              [w / 2, h],
              [w * 0.36, h],
              [w * 0.36, h * 0.55],
              [-w * 0.36, h * 0.55],
              [-w * 0.36, h],
              [-w / 2, h],
            ],
            w * 0.3,
            0,
          ),
        ),
        piece('nylon', move(box(w * 0.68, w * 0.26, h * 0.08, { bevel: 3 }), 0, 0, h * 0.55)),
      ),
  }),
  tray: template({
    area: 'structure',
    material: 'black',
    pose: 'stand',
    defaults: { length: 620, width: 380, height: 120, thickness: 5 },
    build: ({ length: l, width: w, height: h, thickness: t }) => {
      const wall = (a: number, b: number, x: number, y: number) => move(box(a, b, h), x, y, 0);
      return solid(
        piece(
          'main',
          box(l, w, t),
          wall(t, w, l / 2, 0),
          wall(t, w, -l / 2, 0),
          wall(l, t, 0, w / 2),
          wall(l, t, 0, -w / 2),
          placed(
            extrude(
              ribbon(
                [
                  [-l * 0.1, 0],
                  [-l * 0.1, h * 0.3],
                  [l * 0.1, h * 0.3],
                  [l * 0.1, 0],
                ],
                t * 1.4,
              ),
              t * 2,
            ),
            turn('z', 0),
            shift(0, -w / 2 - h * 0.32, h * 0.6),
          ),
        ),
      );
    },
  }),
};
