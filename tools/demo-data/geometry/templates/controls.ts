// Control boxes, panels, joysticks and switches.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, roundRect } from '../primitives/outlines.ts';
import { joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, sphere } from '../primitives/revolve.ts';
import { threadedBar } from '../primitives/threads.ts';
import type { Piece, Transform } from '../types.ts';
import { chain, shift, turn } from '../vector.ts';
import { plugPieces } from './electrics.ts';
import { template } from './template.ts';

function joystickPieces(h: number): Piece[] {
  const bellows = lathe([
    [0, 0],
    [h * 0.26, 0],
    [h * 0.27, h * 0.05],
    [h * 0.22, h * 0.08],
    [h * 0.24, h * 0.13],
    [h * 0.18, h * 0.16],
    [h * 0.19, h * 0.21],
    [h * 0.13, h * 0.24],
    [h * 0.13, h * 0.3],
    [0, h * 0.3],
  ]);
  const grip = lathe([
    [0, 0],
    [h * 0.1, 0],
    [h * 0.12, h * 0.1],
    [h * 0.1, h * 0.3],
    [h * 0.14, h * 0.5],
    [h * 0.13, h * 0.6],
    [h * 0.08, h * 0.66],
    [0, h * 0.66],
  ]);
  return [
    piece('rubber', bellows),
    piece('main', move(grip, 0, 0, h * 0.28)),
    piece('orange', placed(box(h * 0.07, h * 0.1, h * 0.2, { bevel: 2 }), shift(0, -h * 0.11, h * 0.52))),
    piece('plasticGrey', move(box(h * 0.12, h * 0.08, h * 0.04, { bevel: 1 }), 0, 0, h * 0.93)),
  ];
}

function stopPieces(d: number): Piece[] {
  return [
    piece('yellow', cylinder(d * 0.62, d * 0.06, 1)),
    piece('plasticBlack', cylinder(d * 0.34, d * 0.3)),
    piece(
      'red',
      move(
        lathe([
          [0, 0],
          [d * 0.44, 0],
          [d * 0.5, d * 0.06],
          [d * 0.5, d * 0.16],
          [d * 0.4, d * 0.26],
          [d * 0.2, d * 0.3],
          [0, d * 0.31],
        ]),
        0,
        0,
        d * 0.26,
      ),
    ),
  ];
}

const togglePieces = (h: number): Piece[] => [
  piece(
    'zinc',
    move(ring(h * 0.3, h * 0.16, h * 0.14, 1), 0, 0, 0),
    placed(cylinder(h * 0.08, h * 0.62, 2), turn('x', 16), shift(0, 0, h * 0.1)),
    placed(move(sphere(h * 0.11), 0, 0, h * 0.62), turn('x', 16), shift(0, 0, h * 0.1)),
  ),
];

const dialPieces = (d: number): Piece[] => [
  piece(
    'plasticBlack',
    cylinder(d * 0.5, d * 0.14, 1),
    move(cylinder(d * 0.4, d * 0.36, 2), 0, 0, d * 0.1),
    move(box(d * 0.7, d * 0.16, d * 0.14, { bevel: 2 }), 0, 0, d * 0.44),
  ),
  piece('white', move(box(d * 0.2, d * 0.05, d * 0.02), d * 0.22, 0, d * 0.58)),
];

/** Puts a control onto the sloping face of a box. */
const on = (pieces: readonly Piece[], place: Transform): Piece[] =>
  pieces.map(({ material, mesh }) => piece(material, placed(mesh, place)));
const bodyBelow = (d: number): Piece =>
  piece(
    'plasticBlack',
    move(box(d * 1.1, d, d * 0.9, { bevel: 1 }), 0, 0, -d * 1.1),
    move(threadedBar(d * 0.32, -d * 0.4, 0), 0, 0, 0),
  );

export const controls = {
  platformBox: template({
    area: 'controls',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { width: 320, depth: 200, height: 160, sticks: 1 },
    build: ({ width: w, depth: d, height: h, sticks }) => {
      const face = (x: number, y: number): Transform =>
        chain(shift(x * w, y * d, 0), turn('x', 14), shift(0, 0, h * 0.72));
      const profile = placed(
        extrude(
          [
            [-d / 2, 0],
            [d / 2, 0],
            [d / 2, h * 0.86],
            [-d / 2, h * 0.6],
          ],
          w,
          { bevel: 6 },
        ),
        turn('x', 90),
        turn('z', 90),
        shift(-w / 2, 0, 0),
      );
      const guard = placed(
        extrude(roundRect(w * 1.1, h * 1.1, 30), 16, { holes: [roundRect(w * 1.02, h * 0.98, 24)] }),
        turn('x', 90),
        shift(0, -d * 0.56, h * 0.72),
      );
      const pads = Array.from({ length: 6 }, (_, i) =>
        on(
          [piece(i % 2 ? 'blue' : 'green', cylinder(w * 0.022, 4, 1))],
          face(-0.1 + 0.09 * (i % 3), i < 3 ? -0.06 : 0.2),
        ),
      );
      const stick = sticks > 1 ? on(joystickPieces(h * 0.9), face(-0.34, -0.04)) : [];
      return solid(
        piece('main', profile),
        piece('black', guard),
        on(stopPieces(w * 0.15), face(sticks > 1 ? 0.02 : -0.34, -0.16)),
        on(joystickPieces(h * 0.9), face(0.34, -0.04)),
        stick,
        on([piece('screen', box(w * 0.2, d * 0.2, 3))], face(-0.02, 0.34)),
        ...pads,
      );
    },
  }),
  groundBox: template({
    area: 'controls',
    material: 'darkGrey',
    pose: 'face',
    defaults: { width: 300, height: 260, depth: 110 },
    build: ({ width: w, height: h, depth: d }) =>
      solid(
        piece('main', extrude(roundRect(w, h, 12), d, { bevel: 4 })),
        piece('black', move(extrude(roundRect(w * 0.9, h * 0.88, 8), 3), 0, 0, d)),
        on(stopPieces(w * 0.17), shift(w * 0.28, h * 0.26, d + 2)),
        on(dialPieces(w * 0.13), shift(w * 0.28, -h * 0.18, d + 2)),
        ...[-0.32, -0.16, 0, 0.12].map((k) => on(togglePieces(w * 0.14), shift(w * k - w * 0.02, -h * 0.22, d + 2))),
        piece('screen', move(box(w * 0.4, h * 0.26, 4), -w * 0.2, h * 0.24, d + 2)),
        piece('paper', move(box(w * 0.42, h * 0.05, 1), -w * 0.2, h * 0.02, d + 3)),
      ),
  }),
  enclosure: template({
    area: 'controls',
    material: 'lightGrey',
    pose: 'stand',
    defaults: { width: 260, depth: 120, height: 200 },
    build: ({ width: w, depth: d, height: h }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(w, d, 6), h, { bevel: 3 }),
          move(box(w * 0.94, 6, h * 0.92, { bevel: 2 }), 0, -d / 2 - 2, h * 0.04),
        ),
        piece(
          'zinc',
          ...[0.2, 0.8].map((k) => move(placed(cylinder(7, 8, 1), turn('x', 90)), w * 0.4, -d / 2 - 4, h * k)),
        ),
        piece(
          'yellow',
          move(
            placed(
              extrude(
                [
                  [-24, 0],
                  [24, 0],
                  [0, 42],
                ],
                1,
              ),
              turn('x', 90),
            ),
            0,
            -d / 2 - 6,
            h * 0.5,
          ),
        ),
      ),
  }),
  joystick: template({
    area: 'controls',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { height: 180 },
    build: ({ height: h }) =>
      solid(
        joystickPieces(h),
        piece(
          'plasticBlack',
          move(box(h * 0.62, h * 0.62, h * 0.03, { bevel: 2 }), 0, 0, -h * 0.03),
          move(box(h * 0.44, h * 0.44, h * 0.3, { bevel: 3 }), 0, 0, -h * 0.33),
        ),
        on(plugPieces(h * 0.1, 6), chain(turn('x', 180), shift(0, 0, -h * 0.33))),
      ),
  }),
  emergencyStop: template({
    area: 'controls',
    material: 'red',
    pose: 'stand',
    defaults: { d: 60 },
    build: ({ d }) => solid(stopPieces(d), bodyBelow(d * 0.6)),
  }),
  keySwitch: template({
    area: 'controls',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 30 },
    build: ({ d }) =>
      solid(
        piece('main', cylinder(d * 0.5, d * 0.3, 1), move(cylinder(d * 0.4, d * 0.2, 1), 0, 0, d * 0.28)),
        bodyBelow(d * 0.8),
        piece('steel', move(box(d * 0.08, d * 0.3, d * 0.5), 0, 0, d * 0.4)),
        piece(
          'plasticBlack',
          placed(
            extrude(circle(d * 0.42), d * 0.12, { holes: [bore(d * 0.12, 0, d * 0.2)] }),
            turn('x', 90),
            turn('z', 90),
            shift(-d * 0.06, 0, d * 1.2),
          ),
        ),
      ),
  }),
  ignitionKey: template({
    area: 'controls',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { length: 60 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          extrude(roundRect(l * 0.42, l * 0.5, l * 0.12), l * 0.08, {
            holes: [bore(l * 0.05, -l * 0.13, 0)],
            bevel: 1.5,
          }),
        ),
        piece(
          'steel',
          move(
            extrude(
              [
                [0, -l * 0.07],
                [l * 0.5, -l * 0.07],
                [l * 0.58, 0],
                [l * 0.5, l * 0.07],
                [l * 0.42, l * 0.03],
                [l * 0.36, l * 0.07],
                [l * 0.28, l * 0.02],
                [l * 0.2, l * 0.07],
                [0, l * 0.07],
              ],
              l * 0.035,
            ),
            l * 0.18,
            0,
            l * 0.022,
          ),
        ),
      ),
  }),
  toggleSwitch: template({
    area: 'controls',
    material: 'zinc',
    pose: 'stand',
    defaults: { h: 30 },
    build: ({ h }) => solid(togglePieces(h), bodyBelow(h * 0.7)),
  }),
  selectorSwitch: template({
    area: 'controls',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 34 },
    build: ({ d }) => solid(dialPieces(d), bodyBelow(d * 0.7)),
  }),
  pushButton: template({
    area: 'controls',
    material: 'green',
    pose: 'stand',
    defaults: { d: 28 },
    build: ({ d }) =>
      solid(
        piece('plasticBlack', ring(d * 0.56, d * 0.42, d * 0.2, 1), cylinder(d * 0.5, d * 0.1)),
        piece('main', move(cylinder(d * 0.41, d * 0.26, 1.5), 0, 0, 0)),
        bodyBelow(d * 0.7),
      ),
  }),
  hourMeter: template({
    area: 'controls',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { d: 52 },
    build: ({ d }) =>
      solid(
        piece('main', ring(d * 0.5, d * 0.42, d * 0.16, 1), cylinder(d * 0.42, d * 0.4)),
        piece('screen', move(cylinder(d * 0.42, d * 0.02), 0, 0, d * 0.08)),
        piece(
          'paper',
          ...Array.from({ length: 6 }, (_, i) => move(box(d * 0.09, d * 0.16, 0.4), (i - 2.5) * d * 0.11, 0, d * 0.4)),
        ),
      ),
  }),
  gaugeStrip: template({
    area: 'controls',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { length: 64 },
    build: ({ length: l }) =>
      solid(
        piece('main', extrude(roundRect(l, l * 0.5, l * 0.08), l * 0.3, { bevel: 1.5 })),
        ...Array.from({ length: 8 }, (_, i) =>
          piece(
            i < 2 ? 'red' : i < 4 ? 'lensAmber' : 'green',
            move(box(l * 0.07, l * 0.2, l * 0.02), (i - 3.5) * l * 0.1, 0, l * 0.3),
          ),
        ),
      ),
  }),
  display: template({
    area: 'controls',
    material: 'plasticBlack',
    pose: 'face',
    defaults: { width: 180, height: 120 },
    build: ({ width: w, height: h }) =>
      solid(
        piece('main', extrude(roundRect(w, h, 12), h * 0.3, { bevel: 4 })),
        piece('screen', move(extrude(roundRect(w * 0.68, h * 0.74, 4), 2), -w * 0.08, 0, h * 0.3)),
        piece(
          'plasticGrey',
          ...[0.28, 0.1, -0.08, -0.26].map((k) =>
            move(box(w * 0.1, h * 0.12, 4, { bevel: 1 }), w * 0.38, h * k, h * 0.3),
          ),
        ),
        piece('green', move(box(w * 0.3, h * 0.1, 0.6), -w * 0.18, h * 0.2, h * 0.3 + 2)),
        piece('lensAmber', move(box(w * 0.16, h * 0.1, 0.6), -w * 0.26, -h * 0.1, h * 0.3 + 2)),
      ),
  }),
  controlModule: template({
    area: 'controls',
    material: 'black',
    pose: 'stand',
    defaults: { width: 190, depth: 150, height: 44 },
    build: ({ width: w, depth: d, height: h }) => {
      const plug = (x: number) =>
        plugPieces(h * 0.7, 9).map(({ material, mesh }) =>
          piece(
            material === 'main' ? 'plasticGrey' : material,
            placed(mesh, turn('x', 90), shift(x, -d * 0.42, h * 0.4)),
          ),
        );
      const fins = Array.from({ length: 9 }, (_, i) =>
        move(box(w * 0.7, 3, h * 0.2), 0, d * (-0.24 + i * 0.075), h * 0.8),
      );
      return solid(
        piece(
          'main',
          extrude(roundRect(w, d * 0.84, 8), h * 0.84, { bevel: 3 }),
          ...fins,
          extrude(roundRect(w * 1.16, d * 0.6, 8), 6, {
            holes: [
              bore(4, w * 0.54, d * 0.2),
              bore(4, -w * 0.54, d * 0.2),
              bore(4, w * 0.54, -d * 0.2),
              bore(4, -w * 0.54, -d * 0.2),
            ],
          }),
        ),
        plug(-w * 0.25),
        plug(w * 0.25),
        piece('paper', move(box(w * 0.3, d * 0.14, 0.6), 0, d * 0.34, h * 0.84)),
      );
    },
  }),
  controlLever: template({
    area: 'controls',
    material: 'steel',
    pose: 'stand',
    defaults: { height: 260 },
    build: ({ height: h }) =>
      solid(
        piece('main', placed(cylinder(h * 0.025, h * 0.8), turn('x', -8)), ring(h * 0.06, h * 0.02, h * 0.05)),
        piece(
          'plasticBlack',
          move(
            lathe([
              [0, 0],
              [h * 0.04, 0],
              [h * 0.07, h * 0.08],
              [h * 0.06, h * 0.15],
              [0, h * 0.17],
            ]),
            0,
            h * 0.11,
            h * 0.78,
          ),
        ),
        piece(
          'rubber',
          lathe(
            arc(h * 0.1, 0, 80)
              .map(([x, y]) => [x, y * 0.7] as const)
              .concat([[0, h * 0.07]]),
          ),
          joined([cylinder(h * 0.11, h * 0.02)]),
        ),
      ),
  }),
};
