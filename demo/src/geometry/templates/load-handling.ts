// Fork sleeves, backrests, side shifters and positioners.
import { box, extrude } from '../primitives/extrude.ts';
import { acrossX, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder } from '../primitives/revolve.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

export const loadHandling = {
  forkSleeve: template({
    area: 'mast',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 1500, width: 140, height: 70 },
    build: ({ length: l, width: w, height: h }) =>
      solid(
        piece(
          'main',
          placed(
            extrude(
              [
                [-w / 2, 0],
                [w / 2, 0],
                [w / 2, h],
                [-w / 2, h],
              ],
              l * 0.9,
              {
                holes: [
                  [
                    [-w * 0.44, h * 0.1],
                    [w * 0.44, h * 0.1],
                    [w * 0.44, h * 0.9],
                    [-w * 0.44, h * 0.9],
                  ],
                ],
              },
            ),
            turn('x', 90),
            turn('z', 90),
          ),
          placed(
            extrude(
              [
                [0, 0],
                [l * 0.12, h * 0.3],
                [l * 0.12, h * 0.5],
                [0, h],
              ],
              w,
            ),
            turn('x', 90),
            shift(l * 0.9, w / 2, 0),
          ),
        ),
      ),
  }),
  backrest: template({
    area: 'mast',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { width: 900, height: 900 },
    build: ({ width: w, height: h }) => {
      const bars = Array.from({ length: 7 }, (_, i) =>
        move(box(w * 0.03, 14, h * 0.92), -w * 0.42 + i * w * 0.14, 0, 0),
      );
      const flat = (z: number) => move(box(w, 18, h * 0.06, { bevel: 3 }), 0, 0, z);
      return solid(
        piece(
          'main',
          ...bars,
          flat(h * 0.92),
          flat(h * 0.06),
          flat(0),
          ...[-1, 1].map((s) => move(box(w * 0.05, 20, h, { bevel: 3 }), (s * w) / 2, 0, 0)),
          ...[-0.3, 0.3].map((k) => move(box(w * 0.12, 22, h * 0.12, { bevel: 2 }), w * k, 6, -h * 0.1)),
        ),
      );
    },
  }),
  sideShifter: template({
    area: 'mast',
    material: 'black',
    pose: 'stand',
    defaults: { width: 900, height: 380 },
    build: ({ width: w, height: h }) =>
      solid(
        piece(
          'main',
          move(box(w, 60, h * 0.2, { bevel: 4 }), 0, 0, h * 0.8),
          box(w, 60, h * 0.2, { bevel: 4 }),
          ...[-0.46, -0.16, 0.16, 0.46].map((k) => move(box(50, 40, h), w * k, 10, 0)),
        ),
        piece('chrome', acrossX(cylinder(14, w * 0.5), -w * 0.25, -10, h * 0.5)),
        piece('darkGrey', acrossX(cylinder(30, w * 0.3, 3), -w * 0.15, -10, h * 0.5)),
        piece('nylon', ...[-0.3, 0.3].map((k) => move(box(70, 64, 20), w * k, 0, h * 0.98))),
      ),
  }),
  positioner: template({
    area: 'mast',
    material: 'black',
    pose: 'lie',
    defaults: { length: 800, d: 40 },
    build: ({ length: l, d }) =>
      solid(
        piece('main', cylinder(d, l * 0.6, 3)),
        piece(
          'chrome',
          move(cylinder(d * 0.5, l * 0.5), 0, 0, l * 0.58),
          move(cylinder(d * 0.5, l * 0.2), 0, 0, -l * 0.18),
        ),
        piece(
          'darkGrey',
          move(box(d * 2.4, d * 1.6, d, { bevel: 3 }), 0, 0, l * 1.05),
          move(box(d * 2.4, d * 1.6, d, { bevel: 3 }), 0, 0, -l * 0.2),
        ),
      ),
  }),
};
