// Engines and what belongs to them: cooling, fuel, exhaust, filters.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, rect, ribbon, roundRect, slot } from '../primitives/outlines.ts';
import { acrossX, acrossY, around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, torus } from '../primitives/revolve.ts';
import { bent, curve, pipe, sweep } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { fewer } from '../roundness.ts';
import type { Mesh, Piece, Point2, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

/** Fan seen along z, hub at the origin. */
function fanPieces(d: number, blades: number): Piece[] {
  const blade = placed(
    extrude(
      [
        [d * 0.08, -d * 0.05],
        [d * 0.3, -d * 0.09],
        [d * 0.49, -d * 0.06],
        [d * 0.5, d * 0.06],
        [d * 0.3, d * 0.08],
        [d * 0.08, d * 0.05],
      ],
      d * 0.012,
    ),
    turn('x', 26),
  );
  return [
    piece('main', around(blade, blades)),
    piece(
      'zinc',
      move(cylinder(d * 0.12, d * 0.09, 2), 0, 0, -d * 0.04),
      around(move(hexagon(d * 0.035, d * 0.02), d * 0.07, 0, d * 0.05), 4),
    ),
  ];
}

const pulley = (d: number, w: number): Mesh =>
  lathe(
    [
      [d * 0.1, 0],
      [d * 0.5, 0],
      [d * 0.5, w * 0.2],
      [d * 0.4, w * 0.5],
      [d * 0.5, w * 0.8],
      [d * 0.5, w],
      [d * 0.1, w],
    ],
    true,
  );

function beltLoop(centres: readonly (readonly [number, number, number])[], width: number): Mesh {
  const points = centres.flatMap(([x, y, r]) => arc(r, 0, 360, { cx: x, cy: y, open: true, segments: 24 }));
  const hull = convex(points);
  const path = hull.map(([x, y]): Vec3 => [x, y, 0]);
  return sweep(path, rect(width * 0.5, width), true);
}

function convex(points: readonly Point2[]): Point2[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point2[]) => {
    const out: Point2[] = [];
    for (const p of list) {
      while (out.length > 1) {
        const [a, b] = [out.at(-2) as Point2, out.at(-1) as Point2];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 1e-6) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

const canister = (d: number, h: number): Mesh =>
  lathe([
    [0, 0],
    [d * 0.4, 0],
    [d * 0.5, d * 0.1],
    [d * 0.5, h * 0.86],
    [d * 0.52, h * 0.88],
    [d * 0.52, h * 0.96],
    [d * 0.4, h],
    [0, h],
  ]);

function enginePieces(l: number): Piece[] {
  const [w, h] = [l * 0.42, l * 0.5];
  const fins = Array.from({ length: 6 }, (_, i) =>
    move(box(l * 0.03, w * 1.04, h * 0.4), -l * 0.26 + i * l * 0.1, 0, h * 0.3),
  );
  const front = (mesh: Mesh, y: number, z: number) => placed(mesh, turn('y', -90), shift(-l * 0.42, y, z));
  const head = Array.from({ length: 4 }, (_, i) =>
    move(hexagon(l * 0.03, l * 0.015), -l * 0.27 + i * l * 0.16, 0, h * 1.16),
  );
  return [
    piece(
      'main',
      move(box(l * 0.72, w * 0.9, h * 0.5, { bevel: 6 }), 0, 0, h * 0.26),
      move(box(l * 0.7, w * 0.66, h * 0.26, { bevel: 5 }), 0, 0, h * 0.74),
      ...fins,
    ),
    piece(
      'castIron',
      move(box(l * 0.66, w * 0.8, h * 0.28, { bevel: 16 }), 0, 0, 0),
      placed(cylinder(h * 0.48, l * 0.1, 5), turn('y', 90), shift(l * 0.35, 0, h * 0.42)),
    ),
    piece(
      'aluminium',
      move(box(l * 0.66, w * 0.5, h * 0.18, { bevel: 12 }), 0, 0, h * 0.98),
      move(box(l * 0.06, w * 0.8, h * 0.66, { bevel: 4 }), -l * 0.37, 0, h * 0.22),
    ),
    piece(
      'black',
      front(pulley(h * 0.36, l * 0.05), 0, h * 0.3),
      front(pulley(h * 0.26, l * 0.05), 0, h * 0.78),
      front(pulley(h * 0.16, l * 0.05), w * 0.5, h * 0.72),
      placed(
        beltLoop(
          [
            [h * 0.3, 0, h * 0.16],
            [h * 0.78, 0, h * 0.11],
            [h * 0.72, w * 0.5, h * 0.07],
          ],
          l * 0.025,
        ),
        turn('y', -90),
        shift(-l * 0.445, 0, 0),
      ),
    ),
    piece('black', move(cylinder(h * 0.09, h * 0.06, 2), l * 0.18, 0, h * 1.16)),
    piece('orange', move(placed(canister(h * 0.24, h * 0.34), turn('x', 90)), l * 0.16, -w * 0.44, h * 0.34)),
    piece(
      'aluminium',
      placed(cylinder(h * 0.15, l * 0.18, 4), turn('y', 90), shift(-l * 0.36, w * 0.54, h * 0.72)),
      placed(cylinder(h * 0.11, l * 0.24, 3), turn('y', 90), shift(l * 0.12, w * 0.52, h * 0.3)),
    ),
    piece(
      'castIron',
      pipe(
        curve([
          [-l * 0.26, -w * 0.3, h * 0.86],
          [-l * 0.2, -w * 0.52, h * 0.86],
          [l * 0.2, -w * 0.52, h * 0.86],
          [l * 0.3, -w * 0.56, h * 1.1],
        ]),
        h * 0.07,
      ),
      ...[-0.24, -0.08, 0.08, 0.24].map((k) =>
        placed(cylinder(h * 0.06, w * 0.24), turn('x', 90), shift(l * k, -w * 0.28, h * 0.86)),
      ),
    ),
    piece(
      'steel',
      ...[-0.24, -0.08, 0.08, 0.24].map((k) =>
        pipe(
          curve([
            [l * k, w * 0.1, h * 1.14],
            [l * k, w * 0.24, h * 1.24],
            [l * k * 0.7, w * 0.46, h * 0.9],
            [l * k * 0.5, w * 0.46, h * 0.66],
          ]),
          h * 0.012,
        ),
      ),
    ),
    piece('zinc', ...head),
  ];
}

export const engine = {
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
  glowPlug: template({
    area: 'engine',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 12 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          move(cylinder(d * 0.2, d * 2.4, 1), 0, 0, -d * 3.4),
          move(cylinder(d * 0.36, d * 0.8, 1), 0, 0, -d * 1.2),
          threadedBar(d * 0.46, -d * 0.6, d * 0.6),
          move(hexagon(d * 1.1, d * 0.6), 0, 0, d * 0.6),
          move(cylinder(d * 0.26, d * 0.6), 0, 0, d * 1.2),
          move(threadedBar(d * 0.2, 0, d * 0.7), 0, 0, d * 1.7),
        ),
      ),
  }),
  sparkPlug: template({
    area: 'engine',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 14 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          threadedBar(d * 0.5, -d * 1.3, 0),
          hexagon(d * 1.2, d * 0.7),
          move(cylinder(d * 0.54, d * 0.3), 0, 0, d * 0.7),
          move(cylinder(d * 0.16, d * 0.5), 0, 0, d * 3.4),
        ),
        piece(
          'white',
          move(
            lathe([
              [0, 0],
              [d * 0.4, 0],
              [d * 0.32, d * 0.8],
              [d * 0.36, d * 0.9],
              [d * 0.32, d],
              [d * 0.36, d * 1.1],
              [d * 0.32, d * 1.2],
              [d * 0.3, d * 2.5],
              [0, d * 2.5],
            ]),
            0,
            0,
            d,
          ),
        ),
        piece(
          'steel',
          move(cylinder(d * 0.1, d * 0.5), 0, 0, -d * 1.7),
          pipe(
            [
              [d * 0.42, 0, -d * 1.3],
              [d * 0.42, 0, -d * 1.8],
              [0, 0, -d * 1.9],
            ],
            d * 0.08,
          ),
        ),
      ),
  }),
  injector: template({
    area: 'engine',
    material: 'steel',
    pose: 'tilt',
    defaults: { d: 22 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          lathe([
            [0, -d * 2],
            [d * 0.16, -d * 2],
            [d * 0.2, -d * 1.2],
            [d * 0.34, -d * 1.1],
            [d * 0.34, 0],
            [d * 0.5, 0],
            [d * 0.5, d * 1.6],
            [d * 0.4, d * 1.7],
            [0, d * 1.7],
          ]),
          move(hexagon(d * 1.1, d * 0.6), 0, 0, d * 0.4),
          placed(threadedBar(d * 0.2, 0, d * 0.7), turn('y', 90), shift(d * 0.3, 0, d * 1.3)),
        ),
        piece('plasticBlack', move(box(d * 0.7, d * 0.6, d * 0.8, { bevel: 2 }), 0, 0, d * 1.65)),
        piece('copper', move(ring(d * 0.36, d * 0.2, d * 0.1), 0, 0, -d * 1.2)),
      ),
  }),
  actuator: template({
    area: 'engine',
    material: 'black',
    pose: 'lie',
    defaults: { d: 50, length: 130 },
    build: ({ d, length: l }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, l, 2),
          move(extrude(roundRect(d * 1.7, d, 6), 6, { holes: [bore(4, d * 0.68, 0), bore(4, -d * 0.68, 0)] }), 0, 0, l),
        ),
        piece('steel', move(cylinder(d * 0.1, l * 0.36, 1), 0, 0, l)),
        piece(
          'rubber',
          move(
            lathe([
              [0, 0],
              [d * 0.4, 0],
              [d * 0.36, d * 0.1],
              [d * 0.42, d * 0.2],
              [d * 0.34, d * 0.3],
              [d * 0.4, d * 0.4],
              [d * 0.14, d * 0.5],
              [0, d * 0.5],
            ]),
            0,
            0,
            l,
          ),
        ),
      ),
  }),
  generator: template({
    area: 'engine',
    material: 'darkGrey',
    pose: 'lie',
    defaults: { d: 200 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 1.1, 4),
          move(box(d * 0.5, d * 0.3, d * 0.5, { bevel: 4 }), 0, -d * 0.5, d * 0.3),
        ),
        piece('aluminium', move(cylinder(d * 0.53, d * 0.14, 4), 0, 0, d * 1.05), cylinder(d * 0.53, d * 0.1, 4)),
        piece('black', around(move(box(d * 0.1, d * 0.02, d * 0.03), d * 0.3, 0, d * 1.18), 16)),
        piece('steel', move(cylinder(d * 0.09, d * 0.3, 2), 0, 0, -d * 0.28)),
      ),
  }),
  radiator: template({
    area: 'engine',
    material: 'black',
    pose: 'stand',
    defaults: { width: 480, height: 460, depth: 60 },
    build: ({ width: w, height: h, depth: d }) => {
      const fins = Array.from({ length: 34 }, (_, i) =>
        move(box(w * 0.9, d * 0.5, 2), 0, 0, h * 0.13 + (i * h * 0.74) / 33),
      );
      const tubes = Array.from({ length: 16 }, (_, i) =>
        move(box(4, d * 0.56, h * 0.76), -w * 0.44 + (i * w * 0.88) / 15, 0, h * 0.12),
      );
      const neck = (z: number, x: number) =>
        placed(cylinder(d * 0.32, d * 0.9, 2), turn('x', -90), shift(x, d * 0.3, z));
      return solid(
        piece('aluminium', { ...joined(fins), spacing: h * 0.022 }, ...tubes),
        piece(
          'main',
          move(box(w, d, h * 0.12, { bevel: 4 }), 0, 0, h * 0.88),
          box(w, d, h * 0.12, { bevel: 4 }),
          move(box(w * 0.035, d * 0.9, h), w * 0.485, 0, 0),
          move(box(w * 0.035, d * 0.9, h), -w * 0.485, 0, 0),
          neck(h * 0.94, w * 0.34),
          neck(h * 0.06, -w * 0.34),
        ),
        piece(
          'zinc',
          move(cylinder(d * 0.3, d * 0.2), -w * 0.3, 0, h),
          move(cylinder(d * 0.42, d * 0.16, 2), -w * 0.3, 0, h + d * 0.18),
        ),
      );
    },
  }),
  fan: template({
    area: 'engine',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { d: 380, blades: 7 },
    build: ({ d, blades }) => solid(fanPieces(d, blades)),
  }),
  fanShroud: template({
    area: 'engine',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { width: 480, depth: 90 },
    build: ({ width: w, depth: d }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(w, w * 0.94, 12), d * 0.3, { holes: [circle(w * 0.41)], bevel: 3 }),
          ring(w * 0.43, w * 0.41, d, 2),
        ),
        piece(
          'main',
          move(box(w * 1.08, w * 0.06, 5), 0, w * 0.3, 0),
          move(box(w * 1.08, w * 0.06, 5), 0, -w * 0.3, 0),
        ),
      ),
  }),
  waterPump: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'face',
    defaults: { d: 110 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          extrude([...arc(d * 0.5, 30, 300), [d * 0.62, -d * 0.5], [d * 0.7, d * 0.1]], d * 0.26, { bevel: 3 }),
          move(cylinder(d * 0.24, d * 0.4, 3), 0, 0, d * 0.24),
          placed(cylinder(d * 0.16, d * 0.5, 2), turn('y', 90), shift(d * 0.36, -d * 0.2, d * 0.14)),
        ),
        piece('black', move(pulley(d * 0.8, d * 0.2), 0, 0, d * 0.6)),
        piece('zinc', around(move(hexagon(d * 0.1, d * 0.06), d * 0.4, 0, d * 0.26), 6)),
      ),
  }),
  thermostat: template({
    area: 'engine',
    material: 'brass',
    pose: 'stand',
    defaults: { d: 56 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 0.06, 0.5),
          move(
            lathe([
              [0, 0],
              [d * 0.3, 0],
              [d * 0.2, d * 0.3],
              [0, d * 0.34],
            ]),
            0,
            0,
            d * 0.05,
          ),
          move(cylinder(d * 0.12, d * 0.5, 1), 0, 0, -d * 0.5),
        ),
        piece(
          'steel',
          pipe(
            bent(
              [
                [-d * 0.36, 0, d * 0.05],
                [-d * 0.2, 0, d * 0.5],
                [d * 0.2, 0, d * 0.5],
                [d * 0.36, 0, d * 0.05],
              ],
              d * 0.1,
            ),
            d * 0.03,
          ),
        ),
        piece('rubber', move(torus(d * 0.5, d * 0.07), 0, 0, d * 0.03)),
      ),
  }),
  shapedHose: template({
    area: 'engine',
    material: 'rubber',
    pose: 'stand',
    defaults: { d: 40, length: 300, rise: 160 },
    build: ({ d, length: l, rise }) =>
      solid(
        piece(
          'main',
          pipe(
            bent(
              [
                [0, 0, 0],
                [l * 0.3, 0, 0],
                [l * 0.5, 0, rise],
                [l, l * 0.2, rise],
              ],
              d * 1.8,
            ),
            d / 2,
          ),
        ),
        piece('zinc', acrossX(ring(d * 0.53, d * 0.5, d * 0.24), d * 0.2, 0, 0)),
        piece('black', acrossX(ring(d * 0.42, d * 0.36, 1), -1, 0, 0)),
      ),
  }),
  radiatorCap: template({
    area: 'engine',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 60 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          lathe([
            [0, 0],
            [d * 0.48, 0],
            [d * 0.5, d * 0.06],
            [d * 0.5, d * 0.16],
            [d * 0.3, d * 0.24],
            [0, d * 0.24],
          ]),
          move(box(d * 1.16, d * 0.26, d * 0.1, { bevel: 2 }), 0, 0, d * 0.06),
        ),
        piece('brass', move(cylinder(d * 0.22, d * 0.3, 1), 0, 0, -d * 0.3)),
        piece('rubber', move(ring(d * 0.34, d * 0.2, d * 0.06), 0, 0, -d * 0.06)),
      ),
  }),
  expansionTank: template({
    area: 'engine',
    material: 'nylon',
    pose: 'stand',
    defaults: { length: 220, width: 120, height: 200 },
    build: ({ length: l, width: w, height: h }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(l, w, w * 0.2), h, { bevel: 6 }),
          move(box(l * 1.01, w * 1.01, 4), 0, 0, h * 0.5),
        ),
        piece('plasticBlack', move(cylinder(w * 0.24, h * 0.12, 3), -l * 0.24, 0, h)),
        piece('rubber', placed(cylinder(w * 0.07, w * 0.3), turn('x', 90), shift(l * 0.3, -w * 0.5, h * 0.14))),
      ),
  }),
  fuelTank: template({
    area: 'engine',
    material: 'black',
    pose: 'stand',
    defaults: { length: 620, width: 320, height: 300 },
    build: ({ length: l, width: w, height: h }) =>
      solid(
        piece('main', extrude(roundRect(l, w, w * 0.16), h, { bevel: 8 })),
        piece(
          'plasticBlack',
          move(cylinder(w * 0.17, h * 0.16, 5), -l * 0.32, 0, h),
          move(cylinder(w * 0.13, h * 0.1), -l * 0.32, 0, h * 0.96),
        ),
        piece(
          'zinc',
          move(
            joined([
              cylinder(w * 0.14, h * 0.02),
              move(around(move(hexagon(w * 0.03, w * 0.02), w * 0.11, 0, 0), 5), 0, 0, h * 0.02),
            ]),
            l * 0.2,
            0,
            h,
          ),
          ...[-0.25, 0.25].map((k) => move(box(l * 0.06, w * 1.02, h * 1.01), l * k, 0, -h * 0.005)),
        ),
      ),
  }),
  fuelCap: template({
    area: 'engine',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 80 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 0.3, d * 0.05),
          around(move(box(d * 0.06, d * 0.07, d * 0.24), d * 0.49, 0, d * 0.02), 20),
          move(cylinder(d * 0.36, d * 0.2), 0, 0, -d * 0.2),
        ),
        piece('zinc', move(cylinder(d * 0.1, d * 0.03), 0, 0, d * 0.3)),
      ),
  }),
  fuelPump: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'lie',
    defaults: { d: 50 },
    build: ({ d }) =>
      solid(
        piece('main', cylinder(d * 0.5, d * 1.6, 3)),
        piece(
          'plasticBlack',
          move(cylinder(d * 0.46, d * 0.3, 3), 0, 0, d * 1.58),
          move(cylinder(d * 0.46, d * 0.3, 3), 0, 0, -d * 0.28),
        ),
        piece(
          'brass',
          move(cylinder(d * 0.12, d * 0.5, 1), 0, 0, d * 1.85),
          move(cylinder(d * 0.12, d * 0.5, 1), 0, 0, -d * 0.75),
        ),
        piece('zinc', move(ring(d * 0.54, d * 0.5, d * 0.3), 0, 0, d * 0.65)),
      ),
  }),
  spinOnFilter: template({
    area: 'engine',
    material: 'white',
    pose: 'stand',
    defaults: { d: 96, height: 140 },
    build: ({ d, height: h }) =>
      solid(
        piece('main', canister(d, h), around(move(box(d * 0.03, d * 0.06, h * 0.2), d * 0.48, 0, h * 0.02), 16)),
        piece('blue', move(ring(d * 0.505, d * 0.49, h * 0.26), 0, 0, h * 0.4)),
        piece('rubber', move(ring(d * 0.4, d * 0.32, h * 0.03), 0, 0, h)),
        piece('zinc', move(ring(d * 0.14, d * 0.1, h * 0.02), 0, 0, h)),
      ),
  }),
  waterSeparator: template({
    area: 'engine',
    material: 'white',
    pose: 'stand',
    defaults: { d: 90 },
    build: ({ d }) =>
      solid(
        piece(
          'glass',
          lathe([
            [0, 0],
            [d * 0.2, 0],
            [d * 0.44, d * 0.2],
            [d * 0.46, d * 0.6],
            [0, d * 0.6],
          ]),
        ),
        piece('main', move(cylinder(d * 0.5, d * 1, 4), 0, 0, d * 0.58)),
        piece(
          'aluminium',
          move(cylinder(d * 0.54, d * 0.34, 3), 0, 0, d * 1.56),
          move(box(d * 0.9, d * 0.2, d * 0.7, { bevel: 3 }), 0, d * 0.46, d * 1.5),
        ),
        piece('brass', placed(threadedBar(d * 0.12, 0, d * 0.24), turn('y', 90), shift(d * 0.5, 0, d * 1.72))),
        piece('plasticBlack', move(cylinder(d * 0.16, d * 0.14, 2), 0, 0, -d * 0.12)),
      ),
  }),
  filterElement: template({
    area: 'engine',
    material: 'paper',
    pose: 'stand',
    defaults: { d: 130, height: 280 },
    build: ({ d, height: h }) =>
      solid(
        piece(
          'main',
          { ...around(move(box(d * 0.16, d * 0.018, h * 0.9), d * 0.38, 0, h * 0.05), 44), spacing: d * 0.06 },
          move(ring(d * 0.4, d * 0.3, h * 0.9), 0, 0, h * 0.05),
        ),
        piece(
          'rubber',
          ring(d * 0.5, d * 0.28, h * 0.06, 2),
          move(ring(d * 0.5, d * 0.28, h * 0.06, 2), 0, 0, h * 0.94),
        ),
      ),
  }),
  airCleaner: template({
    area: 'engine',
    material: 'plasticBlack',
    pose: 'lie',
    defaults: { d: 180, length: 380 },
    build: ({ d, length: l }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, l * 0.8, 6),
          move(cylinder(d * 0.52, l * 0.2, 8), 0, 0, l * 0.8),
          move(cylinder(d * 0.24, l * 0.2, 2), 0, 0, -l * 0.19),
          placed(cylinder(d * 0.24, d * 0.4, 2), turn('y', -90), shift(-d * 0.36, 0, l * 0.62)),
          placed(cylinder(d * 0.1, d * 0.3), turn('y', 90), shift(d * 0.4, 0, l * 0.9)),
        ),
        piece(
          'zinc',
          ...[0, 120, 240].map((a) =>
            placed(box(d * 0.05, d * 0.12, l * 0.14, { bevel: 2 }), shift(d * 0.53, 0, l * 0.72), turn('z', a + 40)),
          ),
        ),
      ),
  }),
  preCleaner: template({
    area: 'engine',
    material: 'glass',
    pose: 'stand',
    defaults: { d: 150 },
    build: ({ d }) =>
      solid(
        piece('main', move(cylinder(d * 0.46, d * 0.5, d * 0.08), 0, 0, d * 0.14)),
        piece(
          'plasticBlack',
          cylinder(d * 0.5, d * 0.16, 3),
          move(cylinder(d * 0.5, d * 0.08, 3), 0, 0, d * 0.62),
          move(cylinder(d * 0.24, d * 0.3), 0, 0, -d * 0.28),
          around(move(box(d * 0.16, d * 0.03, d * 0.14), d * 0.42, 0, 0), 14),
        ),
      ),
  }),
  muffler: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'lie',
    defaults: { d: 140, length: 460 },
    build: ({ d, length: l }) =>
      solid(
        piece(
          'main',
          lathe([
            [0, 0],
            [d * 0.4, 0],
            [d * 0.5, d * 0.08],
            [d * 0.5, l - d * 0.08],
            [d * 0.4, l],
            [0, l],
          ]),
          move(ring(d * 0.51, d * 0.46, 8), 0, 0, l * 0.3),
          move(ring(d * 0.51, d * 0.46, 8), 0, 0, l * 0.7),
        ),
        piece(
          'castIron',
          placed(ring(d * 0.2, d * 0.17, d * 0.6, 1), turn('y', -90), shift(-d * 0.4, 0, l * 0.24)),
          move(ring(d * 0.18, d * 0.15, d * 0.7, 1), 0, 0, l - 2),
        ),
      ),
  }),
  exhaustPipe: template({
    area: 'engine',
    material: 'castIron',
    pose: 'stand',
    defaults: { d: 50, length: 300, height: 420 },
    build: ({ d, length: l, height: h }) =>
      solid(
        piece(
          'main',
          pipe(
            bent(
              [
                [0, 0, 0],
                [l, 0, 0],
                [l, 0, h * 0.86],
                [l + d, 0, h],
              ],
              d * 2,
            ),
            d / 2,
          ),
        ),
        piece(
          'steel',
          acrossX(ring(d * 0.95, d * 0.5, d * 0.2, 1), -d * 0.1, 0, 0),
          acrossX(around(move(hexagon(d * 0.2, d * 0.1), d * 0.72, 0, d * 0.2), 3), -d * 0.1, 0, 0),
        ),
        piece('black', placed(move(cylinder(d * 0.4, 1), 0, 0, d * 0.02), turn('y', 36), shift(l + d, 0, h))),
      ),
  }),
  exhaustManifold: template({
    area: 'engine',
    material: 'castIron',
    pose: 'stand',
    defaults: { length: 360, ports: 4 },
    build: ({ length: l, ports }) => {
      const at = Array.from({ length: ports }, (_, i) => (i / (ports - 1) - 0.5) * l * 0.84);
      const flange = placed(extrude(slot(l * 0.1, l * 0.07), l * 0.03, { holes: [bore(l * 0.045)] }), turn('x', 90));
      return solid(
        piece(
          'main',
          acrossX(cylinder(l * 0.07, l, 6), -l / 2, 0, l * 0.1),
          ...at.map((x) => move(flange, x, -l * 0.22, 0)),
          ...at.map((x) =>
            pipe(
              curve([
                [x, -l * 0.2, 0],
                [x, -l * 0.1, l * 0.02],
                [x, 0, l * 0.1],
              ]),
              l * 0.05,
            ),
          ),
          move(cylinder(l * 0.09, l * 0.2, 3), l * 0.1, 0, l * 0.1),
          move(box(l * 0.26, l * 0.2, l * 0.04, { bevel: 3 }), l * 0.1, 0, l * 0.28),
        ),
      );
    },
  }),
  gasBottle: template({
    area: 'engine',
    material: 'lightGrey',
    pose: 'stand',
    defaults: { d: 310, height: 700 },
    build: ({ d, height: h }) =>
      solid(
        piece(
          'main',
          move(
            lathe([
              [0, 0],
              [d * 0.36, 0],
              [d * 0.5, d * 0.14],
              [d * 0.5, h * 0.76],
              [d * 0.36, h * 0.86],
              [0, h * 0.9],
            ]),
            0,
            0,
            h * 0.05,
          ),
          ring(d * 0.36, d * 0.34, h * 0.08, 1),
          move(ring(d * 0.34, d * 0.31, h * 0.14, 1), 0, 0, h * 0.86),
        ),
        piece(
          'brass',
          move(cylinder(d * 0.05, h * 0.1), 0, 0, h * 0.88),
          placed(cylinder(d * 0.04, d * 0.2), turn('y', 90), shift(0, 0, h * 0.95)),
        ),
        piece('red', move(cylinder(d * 0.09, h * 0.02, 1), 0, 0, h * 0.985)),
      ),
  }),
  regulator: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'face',
    defaults: { d: 130 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 0.2, 3),
          move(cylinder(d * 0.46, d * 0.2, 6), 0, 0, d * 0.22),
          move(box(d * 0.3, d * 0.3, d * 0.2, { bevel: 3 }), 0, d * 0.46, 0),
        ),
        piece('black', move(cylinder(d * 0.5, d * 0.03), 0, 0, d * 0.2)),
        piece('zinc', around(move(hexagon(d * 0.07, d * 0.05), d * 0.44, 0, d * 0.23), 10)),
        piece(
          'brass',
          acrossY(threadedBar(d * 0.1, 0, d * 0.3), 0, d * 0.58, d * 0.1),
          acrossX(cylinder(d * 0.09, d * 0.3, 1), d * 0.44, 0, d * 0.14),
        ),
      ),
  }),
  oilCooler: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'stand',
    defaults: { width: 340, height: 300, depth: 70 },
    build: ({ width: w, height: h, depth: d }) => {
      const rows = Array.from({ length: 18 }, (_, i) =>
        move(box(w * 0.84, d * 0.8, h * 0.02), 0, 0, h * 0.04 + (i * h * 0.9) / 17),
      );
      const tank = (s: number) => move(box(w * 0.09, d, h, { bevel: 4 }), s * w * 0.455, 0, 0);
      return solid(
        piece(
          'main',
          { ...joined(rows), spacing: h * 0.05 },
          tank(1),
          tank(-1),
          move(box(w * 0.84, d * 0.5, h * 0.92), 0, 0, h * 0.04),
        ),
        piece(
          'zinc',
          ...[1, -1].map((s) =>
            placed(
              joined([hexagon(d * 0.6, d * 0.2), threadedBar(d * 0.22, d * 0.15, d * 0.6)]),
              turn('x', 90),
              shift(s * w * 0.455, -d * 0.5, h * (s > 0 ? 0.84 : 0.16)),
            ),
          ),
        ),
        piece(
          'black',
          ...[1, -1].map((s) =>
            move(extrude(slot(d * 0.4, d * 0.2), 5, { holes: [bore(5)] }), s * w * 0.52, 0, h * 0.5),
          ),
        ),
      );
    },
  }),
  strainer: template({
    area: 'engine',
    material: 'steel',
    pose: 'stand',
    defaults: { d: 80, height: 130 },
    build: ({ d, height: h }) =>
      solid(
        piece('main', {
          ...joined(
            Array.from({ length: fewer(16) }, (_, i) =>
              move(torus(d * 0.46, d * 0.05), 0, 0, h * 0.1 + (i * h * 0.7) / (fewer(16) - 1)),
            ),
          ),
          spacing: h * 0.05,
        }),
        piece(
          'plasticBlack',
          cylinder(d * 0.5, h * 0.1, 2),
          move(cylinder(d * 0.42, h * 0.8), 0, 0, h * 0.05),
          move(hexagon(d * 0.8, h * 0.16), 0, 0, h * 0.82),
          move(threadedBar(d * 0.28, 0, h * 0.14), 0, 0, h * 0.98),
        ),
      ),
  }),
  heatShield: template({
    area: 'engine',
    material: 'aluminium',
    pose: 'stand',
    defaults: { length: 320, d: 180 },
    build: ({ length: l, d }) =>
      solid(
        piece(
          'main',
          placed(extrude(ribbon([...arc(d * 0.5, 10, 170), [-d * 0.6, 0]], 3), l), turn('x', 90), shift(0, l / 2, 0)),
        ),
      ),
  }),
};
