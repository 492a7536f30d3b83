// Selectors, buttons, meters and control modules.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, roundRect } from '../primitives/outlines.ts';
import { joined, move, piece, placed, solid } from '../primitives/place.ts';
import { lettering } from '../primitives/lettering.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { shift, turn } from '../vector.ts';
import { plugPieces } from './electrics-shapes.ts';
import { template } from './template.ts';
import { bodyBelow, dialPieces } from './controls-shapes.ts';

export const switchesAndDisplays = {
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
          ...Array.from({ length: 6 }, (_, i) => move(box(d * 0.1, d * 0.17, 0.4), (i - 2.5) * d * 0.115, 0, d * 0.4)),
          move(lettering('HOURS', d * 0.07, 0.4), 0, -d * 0.2, d * 0.4),
        ),
        piece(
          'black',
          ...[...'001487'].map((digit, i) =>
            move(lettering(digit, d * 0.11, 0.3), (i - 2.5) * d * 0.115, 0, d * 0.4 + 0.4),
          ),
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
