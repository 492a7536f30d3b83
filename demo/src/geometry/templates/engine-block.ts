// Engines with starter, alternator and belts.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, rect, slot } from '../primitives/outlines.ts';
import { around, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { sweep } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { convex, enginePieces, fanPieces, pulley } from './engine-shapes.ts';

export const engineBlock = {
  dieselEngine: template({
    area: 'engine',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 700 },
    build: ({ length }) =>
      solid(
        enginePieces(length),
        fanPieces(length * 0.5, 7).map(({ material, mesh }) =>
          piece(
            material === 'main' ? 'plasticBlack' : material,
            placed(mesh, turn('y', -90), shift(-length * 0.5, 0, length * 0.39)),
          ),
        ),
      ),
  }),
  engineMount: template({
    area: 'engine',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 60, height: 50 },
    build: ({ d, height: h }) =>
      solid(
        piece(
          'main',
          lathe([
            [0, h * 0.1],
            [d * 0.5, h * 0.1],
            [d * 0.44, h * 0.5],
            [d * 0.5, h * 0.9],
            [0, h * 0.9],
          ]),
        ),
        piece(
          'zinc',
          cylinder(d * 0.52, h * 0.1),
          move(cylinder(d * 0.52, h * 0.1), 0, 0, h * 0.9),
          move(threadedBar(d * 0.1, 0, h * 0.5), 0, 0, h),
          move(threadedBar(d * 0.1, -h * 0.4, 0), 0, 0, 0),
        ),
      ),
  }),
  starter: template({
    area: 'engine',
    material: 'black',
    pose: 'lie',
    defaults: { d: 90 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 1.8, 3),
          placed(cylinder(d * 0.3, d * 1.2, 3), shift(-d * 0.66, 0, d * 0.5)),
        ),
        piece(
          'aluminium',
          move(
            lathe([
              [0, 0],
              [d * 0.5, 0],
              [d * 0.6, d * 0.2],
              [d * 0.6, d * 0.4],
              [d * 0.3, d * 0.8],
              [0, d * 0.8],
            ]),
            0,
            0,
            d * 1.75,
          ),
          move(box(d * 1.7, d * 0.5, d * 0.14, { bevel: 3 }), 0, 0, d * 1.9),
        ),
        piece('steel', move(extrude(circle(d * 0.2), d * 0.3), 0, 0, d * 2.4)),
        piece(
          'copper',
          move(threadedBar(d * 0.06, -d * 0.25, 0), -d * 0.66, d * 0.12, d * 0.5),
          move(threadedBar(d * 0.06, -d * 0.25, 0), -d * 0.66, -d * 0.12, d * 0.5),
        ),
      ),
  }),
  alternator: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'lie',
    defaults: { d: 130 },
    build: ({ d }) => {
      const slots = around(move(box(d * 0.04, d * 0.06, d * 0.14), d * 0.46, 0, d * 0.58), 18);
      const ear = move(
        extrude(slot(d * 0.2, d * 0.1), d * 0.2, { holes: [bore(d * 0.05, d * 0.08, 0)] }),
        d * 0.56,
        0,
        d * 0.1,
      );
      return solid(
        piece(
          'main',
          lathe([
            [0, 0],
            [d * 0.4, 0],
            [d * 0.5, d * 0.08],
            [d * 0.5, d * 0.24],
            [0, d * 0.24],
          ]),
          move(
            lathe([
              [0, 0],
              [d * 0.5, 0],
              [d * 0.5, d * 0.2],
              [d * 0.38, d * 0.3],
              [0, d * 0.3],
            ]),
            0,
            0,
            d * 0.46,
          ),
          ear,
          placed(ear, turn('z', 180)),
        ),
        piece('steel', move(ring(d * 0.49, d * 0.3, d * 0.24), 0, 0, d * 0.23)),
        piece('black', slots, move(pulley(d * 0.5, d * 0.18), 0, 0, d * 0.8)),
        piece('zinc', move(hexagon(d * 0.18, d * 0.1), 0, 0, d * 0.94)),
      );
    },
  }),
  belt: template({
    area: 'engine',
    material: 'rubber',
    pose: 'face',
    defaults: { length: 300, width: 14 },
    build: ({ length: l, width: w }) => {
      const loop = convex([
        ...arc(l * 0.16, 0, 360, { cx: -l * 0.34, open: true }),
        ...arc(l * 0.11, 0, 360, { cx: l * 0.36, open: true }),
      ]);
      const ribs = [-1, 0, 1].map((k) =>
        move(
          sweep(
            loop.map(([x, y]): Vec3 => [x * 0.985, y * 0.97, 0]),
            rect(w * 0.16, w * 0.5),
            true,
          ),
          0,
          0,
          k * w * 0.3,
        ),
      );
      return solid(
        piece(
          'main',
          sweep(
            loop.map(([x, y]): Vec3 => [x, y, 0]),
            rect(w, w * 0.36),
            true,
          ),
          ...ribs,
        ),
      );
    },
  }),
  tensioner: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'face',
    defaults: { d: 70 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          extrude(slot(d * 1.1, d * 0.46, d * 0.3), d * 0.2, { holes: [bore(d * 0.12, -d * 0.55, 0)], bevel: 2 }),
        ),
        piece('black', move(pulley(d, d * 0.34), d * 0.55, 0, d * 0.2)),
        piece('zinc', move(hexagon(d * 0.24, d * 0.14), d * 0.55, 0, d * 0.52)),
      ),
  }),
};
