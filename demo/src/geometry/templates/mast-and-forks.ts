// Masts, carriages and forks; upright along z, front towards -y.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, circle } from '../primitives/outlines.ts';
import { acrossX, acrossY, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, ring } from '../primitives/revolve.ts';
import { hexagon } from '../primitives/threads.ts';
import type { Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { forkMesh, frame, rollerPieces } from './mast-shapes.ts';

export const mastAndForks = {
  mastFrame: template({
    area: 'mast',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { width: 640, height: 2000, depth: 130, bars: 4 },
    build: ({ width, height, depth, bars }) =>
      solid(
        piece(
          'main',
          frame(
            width,
            height,
            depth,
            Array.from({ length: bars }, (_, i) => 0.06 + (i * 0.86) / Math.max(1, bars - 1)),
          ),
        ),
      ),
  }),
  mastComplete: template({
    area: 'mast',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { width: 700, height: 2000, depth: 130, lift: 300 },
    build: ({ width: w, height: h, depth: d, lift }) => {
      const chains = [-0.14, 0.14].map((k) => move(box(w * 0.04, d * 0.16, h * 0.7 + lift), w * k, -d * 0.1, h * 0.2));
      const ram = (x: number) => [move(cylinder(d * 0.3, h * 0.9, 3), x, d * 0.35, h * 0.05)];
      const rod = (x: number) => move(cylinder(d * 0.18, h * 0.14 + lift), x, d * 0.35, h * 0.9);
      return solid(
        piece(
          'main',
          frame(w, h, d, [0.02, 0.3, 0.84]),
          move(frame(w - d * 0.5, h * 0.98, d * 0.92, [0.04, 0.9]), 0, 0, h * 0.02 + lift),
          ...[-0.3, 0.3].flatMap((k) => ram(w * k)),
        ),
        piece('chrome', rod(-w * 0.3), rod(w * 0.3)),
        piece('blackOxide', ...chains),
        piece(
          'castIron',
          ...[-0.14, 0.14].map((k) => acrossX(cylinder(d * 0.5, w * 0.06, 3), w * k - w * 0.03, 0, h * 0.9 + lift)),
        ),
      );
    },
  }),
  mastRoller: template({
    area: 'mast',
    material: 'steel',
    pose: 'face',
    defaults: { d: 100, width: 32 },
    build: ({ d, width }) => solid(rollerPieces(d, width)),
  }),
  mastStrip: template({
    area: 'mast',
    material: 'nylon',
    pose: 'stand',
    defaults: { length: 240, width: 40, thickness: 12 },
    build: ({ length: l, width: w, thickness: t }) =>
      solid(
        piece(
          'main',
          extrude(
            [
              [-l / 2, -w / 2],
              [l / 2, -w / 2],
              [l / 2, w / 2],
              [-l / 2, w / 2],
            ],
            t,
            { holes: [-0.36, 0.36].map((k) => bore(w * 0.12, l * k, 0)), bevel: t * 0.16 },
          ),
        ),
      ),
  }),
  mastPivot: template({
    area: 'mast',
    material: 'castIron',
    pose: 'stand',
    defaults: { d: 70, width: 90 },
    build: ({ d, width: w }) => {
      const cap = placed(
        extrude([...arc(d * 0.95, 0, 180), [-d * 1.5, 0], [-d * 1.5, -d * 0.3], [d * 1.5, -d * 0.3], [d * 1.5, 0]], w, {
          holes: [circle(d * 0.6)],
          bevel: 2,
        }),
        turn('x', 90),
        shift(0, w / 2, d * 0.3),
      );
      return solid(
        piece('main', cap),
        piece('bronze', acrossY(ring(d * 0.62, d * 0.5, w * 1.04), 0, -w * 0.52, d * 0.3)),
        piece('zinc', ...[-1.26, 1.26].map((k) => move(hexagon(d * 0.34, d * 0.2), k * d, 0, d * 0.3))),
      );
    },
  }),
  carriage: template({
    area: 'mast',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { width: 900, height: 440, thickness: 60 },
    build: ({ width: w, height: h, thickness: t }) => {
      const bar = (z: number, flip: number) =>
        move(
          placed(
            extrude(
              [
                [-t / 2, 0],
                [t / 2, 0],
                [t / 2, t * 1.4],
                [t * 0.1, t * 1.7],
                [-t * 0.3, t * 1.7],
                [-t / 2, t * 1.4],
              ].map(([x = 0, y = 0]): Point2 => [x, flip > 0 ? y : t * 1.7 - y]),
              w,
            ),
            turn('x', 90),
            turn('z', 90),
            shift(-w / 2, 0, 0),
          ),
          0,
          0,
          z,
        );
      const notches = Array.from({ length: 9 }, (_, i) =>
        move(box(w * 0.014, t * 0.4, t * 0.3), -w * 0.44 + i * w * 0.11, -t * 0.1, h - t * 0.2),
      );
      const plate = (x: number) => move(box(t * 0.4, t * 1.6, h * 0.96, { bevel: 2 }), x, t, h * 0.02);
      const rollers = [-1, 1].flatMap((s) =>
        [0.16, 0.78].map((k) =>
          placed(
            joined(rollerPieces(t * 1.7, t * 0.6).map((p) => p.mesh)),
            turn('y', 90 * s),
            shift(s * w * 0.3, t * 1.4, h * k),
          ),
        ),
      );
      return solid(
        piece('main', bar(0, -1), bar(h - t * 1.7, 1), plate(-w * 0.26), plate(w * 0.26)),
        piece('black', ...notches),
        piece('steel', ...rollers),
      );
    },
  }),
  fork: template({
    area: 'mast',
    material: 'black',
    pose: 'stand',
    defaults: { length: 1070, width: 120, thickness: 40, height: 520 },
    build: ({ length, width, thickness: t, height }) => {
      const hook = (z: number) => move(box(width, t * 0.9, t * 0.8, { bevel: 3 }), 0, t * 0.2, z);
      return solid(
        piece('main', forkMesh(length, width, t, height), hook(height - t * 0.8), hook(t * 2.6)),
        piece('zinc', move(cylinder(width * 0.1, t * 0.8, 2), 0, -t * 0.5, height)),
      );
    },
  }),
  forkLock: template({
    area: 'mast',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 20 },
    build: ({ d }) =>
      solid(
        piece('main', cylinder(d * 0.5, d * 3.6, 2), move(cylinder(d * 0.8, d * 0.3, 1), 0, 0, d * 1.6)),
        piece('black', acrossX(cylinder(d * 0.26, d * 2.8, 2), -d * 1.4, 0, d * 3.3)),
      ),
  }),
};
