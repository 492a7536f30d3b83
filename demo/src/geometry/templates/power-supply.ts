// Batteries, chargers, relays and fuses.
import { box, extrude } from '../primitives/extrude.ts';
import { bore, roundRect, slot } from '../primitives/outlines.ts';
import { joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder } from '../primitives/revolve.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { corners, shell } from './electrics-shapes.ts';

export const powerSupply = {
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
};
