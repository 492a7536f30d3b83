// Electrical parts: batteries and power, sensors, wiring, lights and alarms.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, polygon, rect, ribbon, roundRect, slot } from '../primitives/outlines.ts';
import { acrossX, acrossY, around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, sphere, torus } from '../primitives/revolve.ts';
import { curve, pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { fewer } from '../roundness.ts';
import type { Mesh, Piece, Point2, Vec3 } from '../types.ts';
import { along, shift, subtract, turn } from '../vector.ts';
import { template } from './template.ts';

const shell = (w: number, d: number, h: number, r = 4): Mesh =>
  extrude(roundRect(w, d, r), h, { bevel: Math.min(2, h * 0.08) });
const corners = (mesh: Mesh, x: number, y: number): Mesh =>
  joined(
    [
      [x, y],
      [-x, y],
      [x, -y],
      [-x, -y],
    ].map(([a = 0, b = 0]) => move(mesh, a, b, 0)),
  );

/** Sealed plug of the round-cornered kind, cable side downwards. */
export function plugPieces(size: number, ways: number): Piece[] {
  const w = size * (0.8 + ways * 0.12);
  return [
    piece(
      'main',
      shell(w, size * 0.8, size * 1.1, size * 0.22),
      move(shell(w * 0.8, size * 0.6, size * 0.5, size * 0.16), 0, 0, size),
      move(box(w * 0.4, size * 0.2, size * 0.6, { bevel: 1 }), 0, size * 0.46, size * 0.3),
    ),
    piece('lensAmber', move(shell(w * 0.66, size * 0.46, size * 0.06, size * 0.1), 0, 0, size * 1.5)),
  ];
}

function cableWithEnds(path: readonly Vec3[], d: number, end: Piece[]): Piece[] {
  const first = path[0] as Vec3;
  const last = path.at(-1) as Vec3;
  const put = (at: Vec3, away: Vec3) => end.map(({ material, mesh }) => piece(material, placed(mesh, along(away, at))));
  return [
    piece('main', pipe(path, d / 2)),
    ...put(first, subtract(first, path[1] as Vec3)),
    ...put(last, subtract(last, path.at(-2) as Vec3)),
  ];
}

const coiled = (r: number, d: number): Vec3[] => {
  const loops = Array.from({ length: 25 }, (_, i): Vec3 => {
    const a = (i / 24) * 4.4 * Math.PI - 0.6;
    return [r * Math.cos(a), r * 0.92 * Math.sin(a), d * 0.6 + i * d * 0.09];
  });
  const [from, to] = [loops[0] as Vec3, loops.at(-1) as Vec3];
  return curve(
    [[from[0] + r * 0.4, from[1] - r * 0.7, d * 0.6], ...loops, [to[0] - r * 0.9, to[1] - r * 0.1, d * 0.8]],
    3,
  );
};

/** Cylindrical sensor with lock nuts and cable. */
const probe = (d: number, length: number): Piece[] => [
  piece(
    'zinc',
    threadedBar(d / 2, 0, length),
    move(hexagon(d * 1.5, d * 0.32), 0, 0, length * 0.4),
    move(hexagon(d * 1.5, d * 0.32), 0, 0, length * 0.6),
  ),
  piece('blue', move(cylinder(d * 0.48, d * 0.5, 1), 0, 0, length - d * 0.2)),
  piece(
    'plasticBlack',
    pipe(
      curve([
        [0, 0, 0],
        [0, 0, -length * 0.3],
        [length * 0.2, 0, -length * 0.6],
        [length * 0.8, 0, -length * 0.7],
      ]),
      d * 0.2,
    ),
  ),
];

const lampBowl = (d: number): Piece[] => [
  piece(
    'main',
    placed(
      lathe([
        [0, -d * 0.45],
        [d * 0.25, -d * 0.42],
        [d * 0.46, -d * 0.16],
        [d * 0.5, 0],
        [d * 0.5, d * 0.08],
        [0, d * 0.08],
      ]),
      turn('x', 90),
    ),
  ),
  piece('glass', placed(cylinder(d * 0.45, d * 0.05), turn('x', 90), shift(0, -d * 0.07, 0))),
];

export const electrics = {
  battery: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { length: 260, width: 180, height: 270 },
    build: ({ length: l, width: w, height: h }) => {
      const post = joined([cylinder(w * 0.06, h * 0.05), move(threadedBar(w * 0.03, 0, h * 0.05), 0, 0, h * 0.05)]);
      const cap = cylinder(w * 0.11, h * 0.035, 2);
      const caps = [-0.3, 0, 0.3].map((k) => move(cap, l * k, w * 0.06, h * 0.93));
      const rib = Array.from({ length: 7 }, (_, i) =>
        move(box(l * 0.02, w * 1.01, h * 0.7), -l * 0.42 + i * l * 0.14, 0, h * 0.08),
      );
      return solid(
        piece('main', shell(l, w, h * 0.88, 6), ...rib),
        piece('plasticGrey', move(shell(l * 1.02, w * 1.03, h * 0.06, 6), 0, 0, h * 0.87)),
        piece('red', move(cylinder(w * 0.09, h * 0.02), l * 0.42, -w * 0.36, h * 0.93)),
        piece('yellow', ...caps),
        piece('brass', move(post, l * 0.42, -w * 0.36, h * 0.93), move(post, -l * 0.42, -w * 0.36, h * 0.93)),
      );
    },
  }),
  powerPack: template({
    area: 'electrics',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 620, width: 320, height: 280 },
    build: ({ length: l, width: w, height: h }) =>
      solid(
        piece('main', shell(l, w, h, 10)),
        piece('orange', move(box(l * 0.7, 3, h * 0.16), 0, -w / 2, h * 0.6)),
        piece('screen', move(box(l * 0.16, 4, h * 0.14), -l * 0.32, -w / 2, h * 0.3)),
        piece('zinc', ...[1, -1].map((s) => move(box(l * 0.04, w * 0.3, h * 0.06), s * l * 0.51, 0, h * 0.74))),
        piece(
          'plasticBlack',
          move(cylinder(h * 0.1, h * 0.1), l * 0.3, 0, h),
          move(box(h * 0.3, h * 0.3, h * 0.1, { bevel: 4 }), l * 0.12, 0, h),
        ),
      ),
  }),
  finnedBox: template({
    area: 'electrics',
    material: 'aluminium',
    pose: 'stand',
    defaults: { length: 260, width: 180, height: 90 },
    build: ({ length: l, width: w, height: h }) => {
      const fins = Array.from({ length: 13 }, (_, i) =>
        move(box(l * 0.94, w * 0.012, h * 0.34), 0, -w * 0.44 + (i * w * 0.88) / 12, h * 0.62),
      );
      return solid(
        piece(
          'main',
          shell(l, w, h * 0.66, 5),
          ...fins,
          corners(extrude(slot(14, 8), 6, { holes: [bore(4)] }), l * 0.53, w * 0.36),
        ),
        piece(
          'plasticBlack',
          ...[-0.3, 0, 0.3].map((k) =>
            placed(
              joined([cylinder(h * 0.13, h * 0.2, 2), move(hexagon(h * 0.3, h * 0.1), 0, 0, h * 0.02)]),
              turn('x', 90),
              shift(l * k, -w / 2, h * 0.3),
            ),
          ),
        ),
        piece('paper', placed(box(l * 0.3, h * 0.24, 0.6), turn('x', 90), shift(0, -w / 2, h * 0.5))),
      );
    },
  }),
  motorController: template({
    area: 'electrics',
    material: 'black',
    pose: 'stand',
    defaults: { length: 220, width: 150, height: 80 },
    build: ({ length: l, width: w, height: h }) =>
      solid(
        piece('aluminium', shell(l * 1.1, w * 1.05, h * 0.2, 4)),
        piece('main', move(shell(l, w, h * 0.6, 8), 0, 0, h * 0.2)),
        piece(
          'copper',
          ...[-0.36, -0.12, 0.12, 0.36].map((k) =>
            move(
              joined([box(w * 0.14, w * 0.2, h * 0.12), move(hexagon(w * 0.1, h * 0.1), 0, 0, h * 0.12)]),
              l * k,
              -w * 0.3,
              h * 0.8,
            ),
          ),
        ),
        piece('plasticGrey', move(box(l * 0.34, w * 0.18, h * 0.3, { bevel: 3 }), 0, w * 0.3, h * 0.78)),
      ),
  }),
  breaker: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { size: 60 },
    build: ({ size: s }) =>
      solid(
        piece('main', shell(s, s * 0.6, s * 0.9, 4)),
        piece('red', move(placed(box(s * 0.24, s * 0.2, s * 0.3, { bevel: 2 }), turn('x', 14)), 0, 0, s * 0.86)),
        piece('brass', ...[1, -1].map((k) => move(threadedBar(s * 0.06, 0, s * 0.24), k * s * 0.36, 0, s * 0.88))),
      ),
  }),
  relay: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { size: 28 },
    build: ({ size: s }) =>
      solid(
        piece('main', shell(s, s, s, 3), move(box(s * 0.5, s * 0.1, s * 0.5), 0, s * 0.55, s * 0.5)),
        piece(
          'copper',
          ...[
            [-0.3, 0],
            [0.3, 0],
            [0, 0.3],
            [0, -0.3],
          ].map(([x = 0, y = 0]) =>
            move(box(s * (y ? 0.24 : 0.05), s * (y ? 0.05 : 0.24), s * 0.5), x * s, y * s, -s * 0.45),
          ),
        ),
        piece('paper', move(box(s * 0.6, 0.4, s * 0.5), 0, -s * 0.5, s * 0.25)),
      ),
  }),
  contactor: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { size: 70 },
    build: ({ size: s }) =>
      solid(
        piece('main', shell(s * 1.1, s * 0.8, s * 0.7, 5), move(shell(s * 1.2, s * 0.9, s * 0.2, 5), 0, 0, s * 0.66)),
        piece('zinc', move(placed(extrude(roundRect(s * 1.4, s * 0.4, 4), 3), shift(0, 0, 0)), 0, 0, -2)),
        piece(
          'copper',
          ...[1, -1].map((k) =>
            move(
              joined([
                box(s * 0.3, s * 0.3, s * 0.06),
                threadedBar(s * 0.1, 0, s * 0.4),
                move(hexagon(s * 0.26, s * 0.12), 0, 0, s * 0.08),
              ]),
              k * s * 0.34,
              0,
              s * 0.86,
            ),
          ),
        ),
      ),
  }),
  fuse: template({
    area: 'electrics',
    material: 'red',
    pose: 'face',
    defaults: { size: 20 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(s, s * 0.6, 2), s * 0.26, { bevel: 1 }),
          move(box(s * 0.7, s * 0.5, s * 0.2), 0, -s * 0.1, s * 0.03),
        ),
        piece('copper', ...[1, -1].map((k) => move(box(s * 0.26, s * 0.7, s * 0.06), k * s * 0.3, -s * 0.5, s * 0.1))),
        piece('white', move(box(s * 0.3, s * 0.14, 0.3), 0, s * 0.1, s * 0.26)),
      ),
  }),
  fuseHolder: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { length: 120 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          shell(l, l * 0.5, l * 0.24, 5),
          corners(extrude(slot(l * 0.06, l * 0.05), 4, { holes: [bore(l * 0.025)] }), l * 0.52, 0),
        ),
        ...(['red', 'blue', 'yellow', 'red', 'green', 'yellow'] as const).map((colour, i) =>
          piece(colour, move(box(l * 0.1, l * 0.24, l * 0.14, { bevel: 1 }), -l * 0.36 + i * l * 0.144, 0, l * 0.22)),
        ),
      ),
  }),
  disconnectSwitch: template({
    area: 'electrics',
    material: 'red',
    pose: 'stand',
    defaults: { size: 80 },
    build: ({ size: s }) =>
      solid(
        piece('plasticBlack', shell(s, s, s * 0.5, 8)),
        piece(
          'main',
          move(cylinder(s * 0.2, s * 0.3, 2), 0, 0, s * 0.48),
          move(box(s * 0.9, s * 0.2, s * 0.2, { bevel: 4 }), 0, 0, s * 0.7),
        ),
        piece(
          'copper',
          ...[1, -1].map((k) =>
            placed(threadedBar(s * 0.1, 0, s * 0.3), turn('y', 90 * k), shift(k * s * 0.5, 0, s * 0.2)),
          ),
        ),
      ),
  }),
  electricMotor: template({
    area: 'electrics',
    material: 'black',
    pose: 'lie',
    defaults: { d: 170, length: 300 },
    build: ({ d, length: l }) => {
      const fins = around(move(box(d * 0.06, d * 0.02, l * 0.6), d * 0.52, 0, l * 0.2), 28);
      return solid(
        piece('main', move(cylinder(d * 0.5, l * 0.8, 2), 0, 0, l * 0.1), fins),
        piece('aluminium', cylinder(d * 0.54, l * 0.12, 3), move(cylinder(d * 0.52, l * 0.12, 4), 0, 0, l * 0.86)),
        piece('steel', move(cylinder(d * 0.1, l * 0.3, 2), 0, 0, -l * 0.28)),
        piece(
          'plasticBlack',
          placed(shell(d * 0.4, l * 0.26, d * 0.16, 5), turn('x', 90), shift(0, -d * 0.48, l * 0.6)),
        ),
        piece(
          'copper',
          ...[-0.12, 0, 0.12].map((k) =>
            placed(threadedBar(d * 0.03, 0, d * 0.12), turn('x', 90), shift(d * k, -d * 0.64, l * 0.6)),
          ),
        ),
        piece('zinc', around(move(hexagon(d * 0.07, d * 0.05), d * 0.46, 0, l * 0.98), 6)),
      );
    },
  }),
  carbonBrush: template({
    area: 'electrics',
    material: 'blackOxide',
    pose: 'stand',
    defaults: { size: 24 },
    build: ({ size: s }) =>
      solid(
        piece('main', box(s, s * 0.5, s * 1.2, { bevel: 1 })),
        piece(
          'copper',
          pipe(
            curve([
              [0, 0, s * 1.1],
              [0, 0, s * 1.6],
              [s * 0.6, 0, s * 2],
              [s * 1.4, 0, s * 1.6],
              [s * 1.9, 0, s * 1.7],
            ]),
            s * 0.1,
          ),
          move(
            placed(extrude(slot(s * 0.4, s * 0.26), s * 0.06, { holes: [bore(s * 0.13, s * 0.14, 0)] }), turn('x', 90)),
            s * 2.1,
            0,
            s * 1.7,
          ),
        ),
      ),
  }),
  tiltSensor: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { size: 70 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          shell(s, s * 0.8, s * 0.5, 6),
          corners(extrude(slot(s * 0.16, s * 0.1), s * 0.1, { holes: [bore(s * 0.05)] }), s * 0.56, s * 0.24),
        ),
        piece('paper', move(box(s * 0.6, s * 0.4, 0.5), 0, 0, s * 0.5)),
        plugPieces(s * 0.3, 4).map(({ material, mesh }) =>
          piece(
            material === 'main' ? 'plasticGrey' : material,
            placed(mesh, turn('x', 90), shift(0, -s * 0.4, s * 0.24)),
          ),
        ),
      ),
  }),
  angleSensor: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { size: 60 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          extrude(slot(s * 0.9, s * 0.3), s * 0.34, { bevel: 2 }),
          move(cylinder(s * 0.28, s * 0.2, 2), 0, 0, s * 0.3),
        ),
        piece(
          'zinc',
          move(cylinder(s * 0.08, s * 0.4, 1), 0, 0, s * 0.45),
          move(box(s * 0.8, s * 0.14, s * 0.05, { bevel: 1 }), s * 0.26, 0, s * 0.74),
        ),
        plugPieces(s * 0.26, 3).map(({ material, mesh }) =>
          piece(
            material === 'main' ? 'plasticGrey' : material,
            placed(mesh, turn('x', 90), shift(0, -s * 0.28, s * 0.18)),
          ),
        ),
      ),
  }),
  limitSwitch: template({
    area: 'electrics',
    material: 'plasticGrey',
    pose: 'stand',
    defaults: { size: 50 },
    build: ({ size: s }) =>
      solid(
        piece('main', shell(s * 0.8, s * 0.6, s * 1.5, 5)),
        piece(
          'zinc',
          move(box(s * 0.7, s * 0.5, s * 0.4, { bevel: 2 }), 0, 0, s * 1.5),
          placed(cylinder(s * 0.12, s * 0.5), turn('x', 90), shift(0, -s * 0.1, s * 1.72)),
          placed(
            extrude(slot(s * 0.9, s * 0.1), s * 0.08),
            turn('x', 90),
            turn('y', -55),
            shift(s * 0.26, -s * 0.52, s * 2.08),
          ),
          move(threadedBar(s * 0.2, -s * 0.3, 0), 0, 0, 0),
        ),
        piece(
          'plasticBlack',
          placed(cylinder(s * 0.18, s * 0.16, 1), turn('x', 90), shift(s * 0.52, -s * 0.46, s * 2.46)),
          pipe(
            curve([
              [0, 0, -s * 0.3],
              [0, 0, -s * 0.7],
              [s * 0.5, 0, -s * 1],
              [s * 1.3, 0, -s * 1.02],
            ]),
            s * 0.1,
          ),
        ),
      ),
  }),
  probe: template({
    area: 'electrics',
    material: 'zinc',
    pose: 'tilt',
    defaults: { d: 18, length: 70 },
    build: ({ d, length }) => solid(probe(d, length)),
  }),
  pressureSender: template({
    area: 'electrics',
    material: 'steel',
    pose: 'tilt',
    defaults: { d: 24 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          threadedBar(d * 0.3, -d * 0.6, 0),
          hexagon(d * 1.1, d * 0.5, { chamferBottom: true }),
          move(cylinder(d * 0.5, d * 1.4, 1), 0, 0, d * 0.45),
        ),
        piece(
          'plasticBlack',
          move(cylinder(d * 0.46, d * 0.5, 2), 0, 0, d * 1.8),
          move(box(d * 0.5, d * 0.4, d * 0.5, { bevel: 2 }), 0, 0, d * 2.2),
        ),
      ),
  }),
  loadCell: template({
    area: 'electrics',
    material: 'steel',
    pose: 'stand',
    defaults: { length: 130 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          placed(
            extrude(rect(l, l * 0.28), l * 0.26, { holes: [roundRect(l * 0.3, l * 0.13, l * 0.06)], bevel: 1 }),
            turn('x', 90),
            shift(0, l * 0.13, l * 0.14),
          ),
        ),
        piece('zinc', ...[-0.4, -0.28, 0.28, 0.4].map((k) => move(hexagon(l * 0.09, l * 0.05), l * k, 0, l * 0.28))),
        piece(
          'plasticBlack',
          pipe(
            curve([
              [l * 0.5, 0, l * 0.14],
              [l * 0.7, 0, l * 0.14],
              [l * 0.86, -l * 0.1, l * 0.04],
              [l * 1.1, -l * 0.2, l * 0.03],
            ]),
            l * 0.025,
          ),
        ),
      ),
  }),
  cableReelSensor: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { d: 140 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 0.36, 4),
          move(cylinder(d * 0.3, d * 0.1, 2), 0, 0, d * 0.36),
          move(box(d * 0.3, d * 0.3, d * 0.3, { bevel: 3 }), d * 0.4, d * 0.3, 0),
        ),
        piece(
          'steel',
          acrossX(cylinder(d * 0.012, d * 0.7), d * 0.3, d * 0.38, d * 0.16),
          acrossX(ring(d * 0.05, d * 0.02, d * 0.04), d * 1, d * 0.38, d * 0.16),
        ),
        piece('paper', move(cylinder(d * 0.2, 0.6), 0, 0, d * 0.46)),
      ),
  }),
  fuelSender: template({
    area: 'electrics',
    material: 'zinc',
    pose: 'stand',
    defaults: { length: 260 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          move(
            extrude(circle(l * 0.13), l * 0.02, {
              holes: arc(l * 0.105, 0, 360, { segments: 5, open: true }).map(([x, y]) => bore(l * 0.012, x, y)),
            }),
            0,
            0,
            l,
          ),
          move(cylinder(l * 0.012, l), l * 0.03, 0, 0),
          pipe(
            [
              [l * 0.03, 0, l * 0.3],
              [l * 0.2, 0, l * 0.22],
              [l * 0.42, 0, l * 0.2],
            ],
            l * 0.007,
          ),
        ),
        piece(
          'plasticBlack',
          move(cylinder(l * 0.06, l * 0.08, 2), 0, 0, l * 1.02),
          acrossY(cylinder(l * 0.05, l * 0.1, 3), l * 0.45, -l * 0.05, l * 0.2),
        ),
        piece('copper', move(threadedBar(l * 0.01, 0, l * 0.05), 0, 0, l * 1.1)),
      ),
  }),
  harness: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { length: 700, d: 14 },
    build: ({ length: l, d }) => {
      const trunk = curve(
        [
          [-l * 0.5, 0, d],
          [-l * 0.25, l * 0.14, d],
          [0, -l * 0.04, d],
          [l * 0.25, -l * 0.16, d],
          [l * 0.5, l * 0.02, d],
        ],
        8,
      );
      const branch = (points: Vec3[], k: number) =>
        cableWithEnds(
          curve(points, 6),
          d * k,
          plugPieces(d * 1.7, 3).map(({ material, mesh }) =>
            piece(material === 'main' ? 'plasticGrey' : material, move(mesh, 0, 0, -d * 0.4)),
          ),
        );
      const tapes = [0.1, 0.3, 0.5, 0.7, 0.9].map((k) => {
        const i = Math.floor(k * (trunk.length - 2));
        return placed(
          cylinder(d * 0.58, d * 1.2),
          along(subtract(trunk[i + 1] as Vec3, trunk[i] as Vec3), trunk[i] as Vec3),
        );
      });
      return solid(
        cableWithEnds(
          trunk,
          d,
          plugPieces(d * 2.4, 6).map(({ material, mesh }) =>
            piece(material === 'main' ? 'plasticGrey' : material, move(mesh, 0, 0, -d * 0.6)),
          ),
        ),
        branch(
          [
            [-l * 0.2, l * 0.11, d],
            [-l * 0.14, l * 0.26, d * 0.7],
            [-l * 0.02, l * 0.3, d * 0.7],
          ],
          0.6,
        ),
        branch(
          [
            [0, -l * 0.04, d],
            [-l * 0.08, -l * 0.2, d * 0.7],
            [-l * 0.2, -l * 0.24, d * 0.7],
          ],
          0.6,
        ),
        branch(
          [
            [l * 0.25, -l * 0.16, d],
            [l * 0.3, -l * 0.3, d * 0.7],
            [l * 0.42, -l * 0.3, d * 0.7],
          ],
          0.6,
        ),
        piece('darkGrey', ...tapes),
      );
    },
  }),
  coiledCable: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { r: 130, d: 14 },
    build: ({ r, d }) =>
      solid(
        cableWithEnds(
          coiled(r, d),
          d,
          plugPieces(d * 2, 6).map(({ material, mesh }) => piece(material === 'main' ? 'plasticGrey' : material, mesh)),
        ),
      ),
  }),
  batteryCable: template({
    area: 'electrics',
    material: 'red',
    pose: 'stand',
    defaults: { length: 320, d: 14 },
    build: ({ length: l, d }) => {
      const lug = [
        piece(
          'copper',
          cylinder(d * 0.56, d * 1.6),
          move(
            placed(
              extrude(slot(d * 1, d * 0.8), d * 0.3, { holes: [bore(d * 0.4, d * 0.4, 0)] }),
              turn('y', -90),
              shift(d * 0.1, 0, d * 2),
            ),
            0,
            0,
            0,
          ),
        ),
        piece('plasticBlack', move(cylinder(d * 0.64, d * 1.4), 0, 0, -d * 0.9)),
      ];
      return solid(
        cableWithEnds(
          curve(
            [
              [-l / 2, 0, d * 0.6],
              [-l * 0.2, l * 0.16, d * 0.6],
              [l * 0.2, -l * 0.16, d * 0.6],
              [l / 2, 0, d * 0.6],
            ],
            8,
          ),
          d,
          lug,
        ),
      );
    },
  }),
  ringTerminal: template({
    area: 'electrics',
    material: 'copper',
    pose: 'stand',
    defaults: { d: 10 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          extrude(circle(d), d * 0.24, { holes: [bore(d * 0.54)] }),
          move(box(d * 1.2, d * 0.9, d * 0.24), d * 1.2, 0, 0),
        ),
        piece('red', acrossX(ring(d * 0.56, d * 0.34, d * 2, d * 0.06), d * 1.7, 0, d * 0.36)),
      ),
  }),
  cableGland: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'tilt',
    defaults: { d: 20 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          threadedBar(d * 0.48, -d * 0.6, 0),
          hexagon(d * 1.25, d * 0.34),
          move(
            lathe(
              [
                [d * 0.3, 0],
                [d * 0.62, 0],
                [d * 0.62, d * 0.5],
                [d * 0.44, d * 0.9],
                [d * 0.3, d * 0.9],
              ],
              true,
            ),
            0,
            0,
            d * 0.34,
          ),
          move(extrude(polygon(6, d * 1.2), d * 0.4), 0, 0, d * 0.4),
        ),
        piece('rubber', move(ring(d * 0.32, d * 0.2, d * 0.3), 0, 0, d * 0.98)),
      ),
  }),
  connector: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'tilt',
    defaults: { size: 24, ways: 6 },
    build: ({ size, ways }) =>
      solid(
        plugPieces(size, ways),
        piece(
          'red',
          ...[-0.2, 0.2].map((k) =>
            pipe(
              [
                [size * k, 0, 0],
                [size * k, size * 0.1, -size * 0.8],
              ],
              size * 0.06,
            ),
          ),
        ),
        piece(
          'blue',
          pipe(
            [
              [0, 0, 0],
              [0, -size * 0.1, -size * 0.8],
            ],
            size * 0.06,
          ),
        ),
      ),
  }),
  slipRing: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 80 },
    build: ({ d }) =>
      solid(
        piece('main', cylinder(d * 0.5, d * 0.9, 3), move(cylinder(d * 0.4, d * 0.2, 2), 0, 0, d * 0.9)),
        piece(
          'steel',
          move(ring(d * 0.56, d * 0.4, d * 0.1, 1), 0, 0, d * 0.1),
          move(cylinder(d * 0.14, d * 0.5), 0, 0, d * 1.05),
        ),
        piece(
          'red',
          pipe(
            curve([
              [d * 0.3, 0, 0],
              [d * 0.3, 0, -d * 0.3],
              [d * 0.7, 0, -d * 0.6],
            ]),
            d * 0.05,
          ),
        ),
        piece(
          'blue',
          pipe(
            curve([
              [0, 0, 0],
              [0, d * 0.1, -d * 0.4],
              [d * 0.5, d * 0.2, -d * 0.66],
            ]),
            d * 0.05,
          ),
        ),
      ),
  }),
  conduit: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 22, length: 300 },
    build: ({ d, length: l }) => {
      const path = curve(
        [
          [-l / 2, 0, d],
          [-l * 0.2, l * 0.2, d],
          [l * 0.2, -l * 0.16, d],
          [l / 2, l * 0.06, d],
        ],
        14,
      );
      const every = Math.round(path.length / fewer(path.length));
      const rings = path
        .slice(1)
        .map((p, i) => placed(torus(d * 0.5, d * 0.16), along(subtract(p, path[i] as Vec3), p)))
        .filter((_, i) => i % every === 0);
      return solid(piece('main', pipe(path, d * 0.47), { ...joined(rings), spacing: d * 0.4 }));
    },
  }),
  beacon: template({
    area: 'electrics',
    material: 'lensAmber',
    pose: 'stand',
    defaults: { d: 110 },
    build: ({ d }) =>
      solid(
        piece('plasticBlack', cylinder(d * 0.52, d * 0.22, d * 0.04), cylinder(d * 0.6, d * 0.06, 1)),
        piece(
          'main',
          move(
            lathe([
              [0, 0],
              [d * 0.46, 0],
              [d * 0.45, d * 0.4],
              [d * 0.4, d * 0.6],
              [d * 0.26, d * 0.72],
              [0, d * 0.76],
            ]),
            0,
            0,
            d * 0.2,
          ),
          move(around(move(box(d * 0.04, d * 0.03, d * 0.4), d * 0.45, 0, 0), 20), 0, 0, d * 0.22),
        ),
      ),
  }),
  horn: template({
    area: 'electrics',
    material: 'black',
    pose: 'face',
    defaults: { d: 100 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          lathe([
            [0, 0],
            [d * 0.34, 0],
            [d * 0.5, d * 0.1],
            [d * 0.5, d * 0.2],
            [d * 0.4, d * 0.3],
            [0, d * 0.32],
          ]),
          move(box(d * 0.2, d * 0.7, d * 0.04), 0, d * 0.4, d * 0.0),
        ),
        piece('red', move(ring(d * 0.34, d * 0.1, d * 0.06, 1), 0, 0, d * 0.3)),
        piece(
          'zinc',
          move(hexagon(d * 0.12, d * 0.06), 0, 0, d * 0.32),
          move(hexagon(d * 0.14, d * 0.08), 0, d * 0.66, d * 0.04),
        ),
      ),
  }),
  alarm: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { size: 90 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          shell(s * 1.5, s * 0.5, s * 0.14, 6),
          move(placed(joined([cylinder(s * 0.46, s * 0.42, 3)]), turn('x', 90), shift(0, s * 0.2, s * 0.5)), 0, 0, 0),
          move(box(s * 0.7, s * 0.4, s * 0.5), 0, 0, s * 0.05),
        ),
        piece(
          'darkGrey',
          placed(
            around(move(box(s * 0.2, s * 0.05, s * 0.02), s * 0.24, 0, 0), 8),
            turn('x', 90),
            shift(0, -s * 0.22, s * 0.5),
          ),
        ),
        piece('zinc', ...[1, -1].map((k) => move(hexagon(s * 0.14, s * 0.06), k * s * 0.6, 0, s * 0.14))),
      ),
  }),
  buzzer: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 42 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          cylinder(d * 0.5, d * 0.5, 2),
          move(cylinder(d * 0.4, d * 0.1, 1), 0, 0, d * 0.48),
          move(threadedBar(d * 0.36, -d * 0.5, 0), 0, 0, 0),
        ),
        piece('rubber', move(cylinder(d * 0.1, d * 0.02), 0, 0, d * 0.58)),
        piece(
          'brass',
          move(box(d * 0.06, d * 0.2, d * 0.3), d * 0.14, 0, -d * 0.78),
          move(box(d * 0.06, d * 0.2, d * 0.3), -d * 0.14, 0, -d * 0.78),
        ),
      ),
  }),
  workLight: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { size: 110 },
    build: ({ size: s }) => {
      const fins = Array.from({ length: 8 }, (_, i) =>
        move(box(s * 0.9, s * 0.2, s * 0.03), 0, s * 0.24, s * (0.36 + i * 0.09)),
      );
      const leds = Array.from({ length: 9 }, (_, i) =>
        placed(
          cylinder(s * 0.11, s * 0.02),
          turn('x', 90),
          shift(((i % 3) - 1) * s * 0.27, -s * 0.16, s * 0.7 + (Math.floor(i / 3) - 1) * s * 0.24),
        ),
      );
      const yoke: Point2[] = [
        [-s * 0.56, s * 0.6],
        [-s * 0.56, 0],
        [s * 0.56, 0],
        [s * 0.56, s * 0.6],
      ];
      return solid(
        piece('main', placed(shell(s, s * 0.86, s * 0.3, 10), turn('x', 90), shift(0, s * 0.16, s * 0.7)), ...fins),
        piece('glass', placed(shell(s * 0.88, s * 0.74, s * 0.02, 8), turn('x', 90), shift(0, -s * 0.13, s * 0.7))),
        piece('paper', ...leds),
        piece(
          'zinc',
          placed(extrude(ribbon(yoke, s * 0.05), s * 0.2), turn('x', 90), shift(0, s * 0.1, 0)),
          acrossX(hexagon(s * 0.16, s * 0.08), s * 0.58, 0, s * 0.56),
          move(threadedBar(s * 0.06, -s * 0.3, 0), 0, 0, 0),
        ),
      );
    },
  }),
  headlight: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 140 },
    build: ({ d }) =>
      solid(
        lampBowl(d),
        piece(
          'zinc',
          move(box(d * 0.1, d * 0.2, d * 0.24), 0, d * 0.16, -d * 0.66),
          move(threadedBar(d * 0.05, 0, d * 0.2), 0, d * 0.16, -d * 0.86),
        ),
        piece('chrome', placed(torus(d * 0.47, d * 0.04), turn('x', 90), shift(0, -d * 0.1, 0))),
      ),
  }),
  tailLight: template({
    area: 'electrics',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { length: 160 },
    build: ({ length: l }) =>
      solid(
        piece('main', extrude(roundRect(l, l * 0.5, l * 0.08), l * 0.18, { bevel: 2 })),
        piece(
          'lensRed',
          move(extrude(roundRect(l * 0.46, l * 0.42, l * 0.05), l * 0.12, { bevel: 4 }), -l * 0.23, 0, l * 0.14),
        ),
        piece(
          'lensAmber',
          move(extrude(roundRect(l * 0.24, l * 0.42, l * 0.05), l * 0.12, { bevel: 4 }), l * 0.14, 0, l * 0.14),
        ),
        piece(
          'paper',
          move(extrude(roundRect(l * 0.16, l * 0.42, l * 0.05), l * 0.12, { bevel: 4 }), l * 0.37, 0, l * 0.14),
        ),
      ),
  }),
  spotLight: template({
    area: 'electrics',
    material: 'blue',
    pose: 'face',
    defaults: { d: 90 },
    build: ({ d }) =>
      solid(
        piece(
          'plasticBlack',
          cylinder(d * 0.5, d * 0.8, 3),
          around(move(box(d * 0.1, d * 0.03, d * 0.5), d * 0.52, 0, d * 0.1), 16),
        ),
        piece(
          'main',
          move(
            lathe([
              [0, 0],
              [d * 0.4, 0],
              [d * 0.36, d * 0.12],
              [d * 0.2, d * 0.2],
              [0, d * 0.22],
            ]),
            0,
            0,
            d * 0.78,
          ),
        ),
        piece('zinc', move(box(d * 0.24, d * 0.4, d * 0.06), 0, d * 0.6, d * 0.3)),
      ),
  }),
  bulb: template({
    area: 'electrics',
    material: 'glass',
    pose: 'stand',
    defaults: { d: 22 },
    build: ({ d }) =>
      solid(
        piece('main', move(sphere(d * 0.5), 0, 0, d * 1.3)),
        piece('brass', cylinder(d * 0.34, d * 0.9, 1), acrossX(cylinder(d * 0.05, d * 0.84), -d * 0.42, 0, d * 0.3)),
        piece('zinc', move(sphere(d * 0.1), 0, 0, 0)),
      ),
  }),
  cableTie: template({
    area: 'electrics',
    material: 'nylon',
    pose: 'face',
    defaults: { length: 200 },
    build: ({ length: l }) => {
      const r = l * 0.16;
      const line = [...arc(r, -100, 240, { cy: r }), [-l * 0.1, -l * 0.12] as Point2];
      return solid(
        piece(
          'plasticBlack',
          extrude(ribbon(line, l * 0.012), l * 0.03),
          move(box(l * 0.05, l * 0.05, l * 0.045, { bevel: 1 }), -l * 0.04, l * 0.0, -l * 0.006),
        ),
      );
    },
  }),
};
