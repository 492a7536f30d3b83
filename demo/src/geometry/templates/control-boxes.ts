// Control boxes, joysticks and safety switches.
import { box, extrude } from '../primitives/extrude.ts';
import { bore, circle, roundRect } from '../primitives/outlines.ts';
import { move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder } from '../primitives/revolve.ts';
import type { Transform } from '../types.ts';
import { chain, shift, turn } from '../vector.ts';
import { plugPieces } from './electrics-shapes.ts';
import { template } from './template.ts';
import { bodyBelow, dialPieces, joystickPieces, on, stopPieces, togglePieces } from './controls-shapes.ts';

export const controlBoxes = {
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
};
