// Platforms, rails, gates and what hangs on them.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, rect, ribbon, roundRect } from '../primitives/outlines.ts';
import { acrossX, acrossY, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, ring } from '../primitives/revolve.ts';
import { bent, curve, pipe } from '../primitives/sweep.ts';
import { detail } from '../roundness.ts';
import type { Mesh, Piece, Point2, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

/** Rail frame in the x-z plane: bent top tube, mid tube, uprights. */
export function railFrame(length: number, height: number, tube: number, posts = 3): Mesh {
  const r = tube / 2;
  const top = bent(
    [
      [-length / 2, 0, 0],
      [-length / 2, 0, height],
      [length / 2, 0, height],
      [length / 2, 0, 0],
    ],
    tube * 2.2,
  );
  const mid = move(acrossX(cylinder(r * 0.8, length)), -length / 2, 0, height * 0.52);
  const inner = Array.from({ length: Math.max(0, posts - 2) }, (_, i) =>
    move(cylinder(r * 0.8, height), -length / 2 + (length * (i + 1)) / (posts - 1), 0, 0),
  );
  return joined([pipe(top, r), mid, ...inner]);
}

/** Grating of flat bars in the x-y plane. */
function grating(length: number, width: number, step: number): Mesh {
  const bars = (n: number, make: (k: number) => Mesh) => Array.from({ length: n }, (_, i) => make(i / (n - 1) - 0.5));
  const mesh = joined([
    ...bars(Math.max(3, Math.round(length / step)), (k) => move(box(4, width, 22), k * length, 0, 0)),
    ...bars(Math.max(3, Math.round(width / step)), (k) => move(box(length, 4, 14), 0, k * width, 4)),
  ]);
  return { ...mesh, spacing: step };
}

function deckPieces(length: number, width: number): Piece[] {
  const h = 70;
  const side = (y: number) => move(box(length, 6, h), 0, y, -h);
  const end = (x: number) => move(box(6, width, h), x, 0, -h);
  const joist = Array.from({ length: 4 }, (_, i) =>
    move(box(40, width * 0.98, h * 0.6), -length / 2 + (length * (i + 0.5)) / 4, 0, -h * 0.8),
  );
  const stud = {
    ...joined(
      Array.from({ length: 40 }, (_, i) =>
        move(
          cylinder(12, 2),
          -length / 2 + (length * ((i % 10) + 0.5)) / 10,
          -width / 2 + (width * (Math.floor(i / 10) + 0.5)) / 4,
          2,
        ),
      ),
    ),
    spacing: 60,
  };
  return [
    piece(
      'main',
      move(box(length, width, 4), 0, 0, -2),
      side(width / 2),
      side(-width / 2),
      end(length / 2),
      end(-length / 2),
      ...joist,
    ),
    piece('darkGrey', stud),
  ];
}

export const platform = {
  deck: template({
    area: 'structure',
    material: 'lightGrey',
    pose: 'stand',
    defaults: { length: 1700, width: 750 },
    build: ({ length, width }) => solid(deckPieces(length, width)),
  }),
  basket: template({
    area: 'structure',
    material: 'lightGrey',
    pose: 'stand',
    defaults: { length: 1800, width: 760, height: 1100 },
    build: ({ length: l, width: w, height: h }) => {
      const side = (y: number) => move(railFrame(l, h, 42, 4), 0, y, 0);
      const end = (x: number) => placed(railFrame(w, h, 42, 3), turn('z', 90), shift(x, 0, 0));
      const toe = [1, -1].map((s) => move(box(l, 4, 110), 0, s * w * 0.5, 0));
      const sill = [1, -1].flatMap((s) => [
        move(box(l, 40, 40, { bevel: 3 }), 0, (s * w) / 2, -20),
        move(box(40, w, 40, { bevel: 3 }), (s * l) / 2, 0, -20),
      ]);
      return solid(
        piece('main', side(w / 2), side(-w / 2), end(l / 2), end(-l / 2), ...sill, ...toe),
        piece('darkGrey', grating(l * 0.98, w * 0.96, 90)),
      );
    },
  }),
  guardrail: template({
    area: 'structure',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 1600, height: 1000, tube: 40, posts: 4 },
    build: ({ length, height, tube, posts }) => solid(piece('main', railFrame(length, height, tube, posts))),
  }),
  railTube: template({
    area: 'structure',
    material: 'orange',
    pose: 'lie',
    defaults: { length: 1200, d: 34 },
    build: ({ length, d }) =>
      solid(
        piece('main', cylinder(d / 2, length, 1)),
        piece('zinc', move(ring(d * 0.62, d * 0.45, d), 0, 0, 0), move(ring(d * 0.62, d * 0.45, d), 0, 0, length - d)),
      ),
  }),
  gate: template({
    area: 'structure',
    material: 'orange',
    pose: 'stand',
    defaults: { width: 560, height: 960 },
    build: ({ width: w, height: h }) =>
      solid(
        piece(
          'main',
          railFrame(w, h, 34, 2),
          move(acrossX(cylinder(14, w)), -w / 2, 0, h * 0.12),
          move(box(w * 0.9, 4, h * 0.14), 0, 0, h * 0.0),
        ),
        piece('zinc', ...[0.2, 0.75].map((k) => move(box(40, 16, 70, { bevel: 3 }), -w / 2 - 16, 0, h * k))),
        piece('black', move(box(26, 40, 90, { bevel: 4 }), w / 2, 0, h * 0.6)),
      ),
  }),
  toeBoard: template({
    area: 'structure',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 1200, height: 150 },
    build: ({ length: l, height: h }) =>
      solid(
        piece(
          'main',
          placed(
            extrude(rect(l, h), 4, { holes: [-0.42, -0.14, 0.14, 0.42].map((k) => bore(6, l * k, 0)) }),
            turn('x', 90),
            shift(0, 2, h / 2),
          ),
          move(box(l, 26, 4), 0, 12, h - 4),
        ),
      ),
  }),
  meshFloor: template({
    area: 'structure',
    material: 'zinc',
    pose: 'stand',
    defaults: { length: 1500, width: 700, step: 70 },
    build: ({ length, width, step }) => solid(piece('main', grating(length, width, step))),
  }),
  treadPlate: template({
    area: 'structure',
    material: 'aluminium',
    pose: 'stand',
    defaults: { length: 900, width: 700 },
    build: ({ length: l, width: w }) => {
      const n = 11;
      const bars = Array.from({ length: n * 8 }, (_, i) =>
        placed(
          box(34, 7, 2.5, detail().round < 40 ? {} : { bevel: 0.8 }),
          turn('z', i % 2 ? 45 : -45),
          shift(-l / 2 + (l * ((i % n) + 0.5)) / n, -w / 2 + (w * (Math.floor(i / n) + 0.5)) / 8, 4),
        ),
      );
      return solid(piece('main', extrude(roundRect(l, w, 12), 4)), {
        material: 'main',
        mesh: { ...joined(bars), spacing: 40 },
      });
    },
  }),
  railSocket: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { d: 46, height: 120 },
    build: ({ d, height: h }) =>
      solid(
        piece(
          'main',
          ring(d * 0.62, d / 2, h, 1),
          extrude(roundRect(d * 2, d * 1.5, 6), 8, { holes: [bore(5, d * 0.82, 0), bore(5, -d * 0.82, 0)] }),
        ),
        piece('zinc', acrossY(cylinder(5, d * 1.7), 0, -d * 0.85, h * 0.6)),
      ),
  }),
  latch: template({
    area: 'structure',
    material: 'zinc',
    pose: 'stand',
    defaults: { length: 110 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(l, l * 0.5, 6), 5, { holes: [bore(4, -l * 0.4, 0), bore(4, l * 0.4, 0)] }),
          move(box(l * 0.5, l * 0.3, l * 0.2, { bevel: 3 }), 0, 0, 4),
          placed(cylinder(l * 0.07, l * 0.9, 2), turn('y', 90), shift(-l * 0.1, 0, l * 0.13)),
        ),
        piece('red', move(cylinder(l * 0.12, l * 0.3, 3), -l * 0.06, 0, l * 0.2)),
      ),
  }),
  lanyardRing: template({
    area: 'structure',
    material: 'yellow',
    pose: 'stand',
    defaults: { d: 14 },
    build: ({ d }) => {
      const path: Vec3[] = [
        [-d * 2, 0, 0],
        ...arc(d * 2, 180, 0, { cy: d * 2 }).map(([x, z]): Vec3 => [x, 0, z]),
        [d * 2, 0, 0],
      ];
      return solid(
        piece(
          'main',
          pipe(path, d / 2),
          extrude(roundRect(d * 6.4, d * 2.6, d * 0.4), d * 0.5, {
            holes: [bore(d * 0.36, d * 2.7, 0), bore(d * 0.36, -d * 2.7, 0)],
            bevel: 1,
          }),
        ),
      );
    },
  }),
  safetyHarness: template({
    area: 'structure',
    material: 'yellow',
    pose: 'face',
    defaults: { size: 300 },
    build: ({ size: s }) => {
      const strap = (points: readonly Point2[], z: number) =>
        move(
          extrude(
            ribbon(
              curve(
                points.map(([x, y]): Vec3 => [x * s, y * s, 0]),
                6,
              ).map(([x, y]): Point2 => [x, y]),
              s * 0.07,
            ),
            s * 0.02,
          ),
          0,
          0,
          z,
        );
      return solid(
        piece(
          'main',
          strap(
            [
              [-0.3, -0.6],
              [-0.34, -0.1],
              [-0.12, 0.3],
              [-0.2, 0.7],
              [0, 0.86],
              [0.2, 0.7],
              [0.12, 0.3],
              [0.34, -0.1],
              [0.3, -0.6],
            ],
            0,
          ),
        ),
        piece(
          'black',
          strap(
            [
              [-0.36, -0.14],
              [0, -0.2],
              [0.36, -0.14],
            ],
            s * 0.02,
          ),
          strap(
            [
              [-0.3, -0.58],
              [-0.14, -0.86],
              [0, -0.5],
              [0.14, -0.86],
              [0.3, -0.58],
            ],
            s * 0.01,
          ),
          strap(
            [
              [-0.16, 0.24],
              [0, 0.2],
              [0.16, 0.24],
            ],
            s * 0.02,
          ),
        ),
        piece(
          'zinc',
          move(ring(s * 0.06, s * 0.04, s * 0.03), 0, s * 0.36, s * 0.02),
          move(box(s * 0.12, s * 0.1, s * 0.03), 0, -s * 0.19, s * 0.035),
        ),
      );
    },
  }),
  pocket: template({
    area: 'structure',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { width: 260, height: 320, depth: 50 },
    build: ({ width: w, height: h, depth: d }) =>
      solid(
        piece(
          'main',
          move(box(w, 4, h), 0, d / 2, 0),
          move(box(w, 4, h * 0.7, { bevel: 1 }), 0, -d / 2, 0),
          move(box(4, d, h * 0.8), w / 2, 0, 0),
          move(box(4, d, h * 0.8), -w / 2, 0, 0),
          box(w, d, 4),
        ),
        piece('paper', move(box(w * 0.86, d * 0.5, h * 0.96), 0, 0, 6)),
      ),
  }),
  toolTray: template({
    area: 'structure',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { length: 480, width: 220, height: 110 },
    build: ({ length: l, width: w, height: h }) => {
      const outline = roundRect(l, w, 24);
      return solid(
        piece(
          'main',
          extrude(outline, h, { holes: [roundRect(l * 0.95, w * 0.9, 20)], bevel: 2 }),
          extrude(outline, h * 0.06),
          move(box(6, w * 0.92, h * 0.8), l * 0.12, 0, 2),
          ...[1, -1].map((s) =>
            placed(
              extrude(
                ribbon(
                  [
                    [0, 0],
                    [0, 30],
                    [-24, 30],
                  ],
                  5,
                ),
                40,
              ),
              turn('x', 90),
              shift(s * l * 0.3, -w / 2 - 2, h * 0.6),
              turn('z', 0),
            ),
          ),
        ),
      );
    },
  }),
  pipeRack: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { width: 500 },
    build: ({ width: w }) => {
      const hook = (x: number) =>
        pipe(
          bent(
            [
              [x, w * 0.3, w * 0.5],
              [x, 0, w * 0.5],
              [x, 0, 0],
              [x, -w * 0.4, 0],
              [x, -w * 0.4, w * 0.2],
            ],
            w * 0.06,
          ),
          w * 0.03,
        );
      return solid(piece('main', hook(-w / 2), hook(w / 2), acrossX(cylinder(w * 0.026, w), -w / 2, 0, w * 0.02)));
    },
  }),
  platformMount: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { width: 420, height: 460 },
    build: ({ width: w, height: h }) => {
      const cheek = (x: number) =>
        placed(
          extrude(
            [
              [0, 0],
              [w * 0.6, 0],
              [w * 0.5, h * 0.2],
              [w * 0.2, h],
              [0, h],
            ],
            14,
            { bevel: 1 },
          ),
          turn('x', 90),
          turn('z', 90),
          shift(x, -w * 0.1, 0),
        );
      return solid(
        piece(
          'main',
          cheek(w * 0.3),
          cheek(-w * 0.3),
          move(box(w, 18, h, { bevel: 2 }), 0, -w * 0.1, 0),
          move(box(w * 0.9, w * 0.6, 16, { bevel: 2 }), 0, w * 0.2, 0),
          acrossX(ring(w * 0.1, w * 0.06, w * 0.7, 2), -w * 0.35, w * 0.06, h * 0.82),
        ),
      );
    },
  }),
  footSwitch: template({
    area: 'controls',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { length: 190 },
    build: ({ length: l }) => {
      const shell: Point2[] = [
        [-l / 2, 0],
        [l / 2, 0],
        [l / 2, l * 0.08],
        [l * 0.42, l * 0.34],
        [l * 0.1, l * 0.4],
        [-l / 2, l * 0.34],
      ];
      const wall = (y: number) => placed(extrude(shell, l * 0.04, { bevel: 1 }), turn('x', 90), shift(0, y, 0));
      const roof: Point2[] = [
        [-l / 2, l * 0.34],
        [l * 0.1, l * 0.4],
        [l * 0.42, l * 0.34],
        [l * 0.44, l * 0.3],
        [l * 0.1, l * 0.36],
        [-l / 2, l * 0.3],
      ];
      return solid(
        piece(
          'yellow',
          wall(l * 0.32),
          wall(-l * 0.28),
          placed(extrude(roof, l * 0.64), turn('x', 90), shift(0, l * 0.32, 0)),
        ),
        piece(
          'main',
          box(l, l * 0.6, l * 0.06),
          placed(box(l * 0.62, l * 0.46, l * 0.05, { bevel: 2 }), turn('y', 12), shift(l * -0.02, 0, l * 0.14)),
        ),
        piece(
          'rubber',
          ...[0, 1, 2, 3].map((i) =>
            placed(
              box(l * 0.04, l * 0.42, l * 0.02),
              turn('y', 12),
              shift(-l * 0.2 + i * l * 0.12, 0, l * 0.22 - i * l * 0.025),
            ),
          ),
        ),
      );
    },
  }),
  acSocket: template({
    area: 'electrics',
    material: 'plasticGrey',
    pose: 'face',
    defaults: { size: 90 },
    build: ({ size: s }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(s, s * 1.2, s * 0.1), s * 0.4, { bevel: 3 }),
          move(extrude(roundRect(s * 0.86, s * 0.8, s * 0.1), s * 0.12, { bevel: 2 }), 0, -s * 0.12, s * 0.38),
        ),
        piece(
          'plasticBlack',
          move(cylinder(s * 0.3, s * 0.1, 2), 0, -s * 0.12, s * 0.46),
          move(box(s * 0.5, s * 0.1, s * 0.1), 0, s * 0.44, s * 0.38),
        ),
        piece(
          'brass',
          move(box(s * 0.05, s * 0.16, s * 0.02), s * 0.1, -s * 0.12, s * 0.56),
          move(box(s * 0.05, s * 0.16, s * 0.02), -s * 0.1, -s * 0.12, s * 0.56),
        ),
      ),
  }),
};
