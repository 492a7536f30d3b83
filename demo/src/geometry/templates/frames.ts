// Arms, links, turntables, counterweights and chassis.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, roundRect } from '../primitives/outlines.ts';
import { acrossX, acrossY, move, piece, placed, solid } from '../primitives/place.ts';
import { ring } from '../primitives/revolve.ts';
import type { Point2 } from '../types.ts';
import { shift } from '../vector.ts';
import { template } from './template.ts';
import { beam, upright } from './structure-shapes.ts';

export const frames = {
  armBeam: template({
    area: 'structure',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 1800, width: 140, height: 180, boss: 80 },
    build: ({ length, width, height, boss }) => {
      const cheek = (y: number) =>
        upright(
          [
            [-boss, -boss * 0.7],
            [length * 0.16, -height / 2],
            [length * 0.16, height / 2],
            [-boss, boss * 0.7],
          ],
          10,
          y,
        );
      const far = (y: number) =>
        upright(
          [
            [length * 0.84, -height / 2],
            [length + boss, -boss * 0.7],
            [length + boss, boss * 0.7],
            [length * 0.84, height / 2],
          ],
          10,
          y,
        );
      const hub = (x: number) => acrossY(ring(boss * 0.8, boss * 0.48, width * 1.35, 3), x, -width * 0.675, 0);
      return solid(
        piece(
          'main',
          placed(beam(length * 0.84, width, height, 8), shift(length * 0.08, 0, 0)),
          cheek(width / 2),
          cheek(-width / 2),
          far(width / 2),
          far(-width / 2),
          hub(-boss * 0.3),
          hub(length + boss * 0.3),
        ),
        piece(
          'bronze',
          ...[-boss * 0.3, length + boss * 0.3].map((x) =>
            acrossY(ring(boss * 0.5, boss * 0.4, width * 1.38), x, -width * 0.69, 0),
          ),
        ),
      );
    },
  }),
  riserLink: template({
    area: 'structure',
    material: 'orange',
    pose: 'stand',
    defaults: { height: 520, width: 260, depth: 320 },
    build: ({ height: h, width: w, depth: d }) => {
      const outline: Point2[] = [
        [-d * 0.5, 0],
        [d * 0.3, 0],
        [d * 0.55, h * 0.2],
        [d * 0.5, h * 0.8],
        [d * 0.2, h],
        [-d * 0.3, h],
        [-d * 0.5, h * 0.6],
      ];
      const holes = [
        bore(h * 0.06, -d * 0.3, h * 0.14),
        bore(h * 0.06, d * 0.3, h * 0.24),
        bore(h * 0.06, d * 0.28, h * 0.76),
        bore(h * 0.06, -d * 0.1, h * 0.88),
      ];
      const cheek = (y: number) => upright(outline, w * 0.06, y, holes);
      const web = move(box(d * 0.06, w, h * 0.5), -d * 0.42, 0, h * 0.1);
      const hubs = [
        [-d * 0.3, h * 0.14],
        [d * 0.3, h * 0.24],
        [d * 0.28, h * 0.76],
        [-d * 0.1, h * 0.88],
      ].flatMap(([x = 0, z = 0]) =>
        [1, -1].map((s) => acrossY(ring(h * 0.1, h * 0.06, w * 0.1, 2), x, s * w * 0.5 - w * 0.05, z)),
      );
      return solid(
        piece('main', cheek(w * 0.47), cheek(-w * 0.47), web, move(box(d * 0.5, w, w * 0.06), 0, 0, h * 0.46), ...hubs),
      );
    },
  }),
  turntable: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 1900, width: 900, height: 700 },
    build: ({ length: l, width: w, height: h }) => {
      const cheek: Point2[] = [
        [-l * 0.3, 0],
        [l * 0.22, 0],
        [l * 0.22, h * 0.3],
        [-l * 0.1, h * 0.94],
        [-l * 0.22, h],
        [-l * 0.34, h * 0.86],
        [-l * 0.36, h * 0.3],
      ];
      const side = (y: number) =>
        upright(cheek, 20, y, [bore(h * 0.07, -l * 0.22, h * 0.86), bore(h * 0.05, l * 0.04, h * 0.24)]);
      const deck = extrude(roundRect(l * 0.96, w * 0.94, 60), 28, { holes: [circle(h * 0.22, l * 0.02, 0)], bevel: 3 });
      const wing = (s: number) => move(box(l * 0.7, w * 0.3, 22, { bevel: 3 }), l * 0.08, s * w * 0.5, -30);
      return solid(
        piece(
          'main',
          side(w * 0.17),
          side(-w * 0.17),
          deck,
          wing(1),
          wing(-1),
          move(box(l * 0.02, w * 0.32, h * 0.5), -l * 0.3, 0, 20),
        ),
        piece(
          'darkGrey',
          ...[1, -1].map((s) => acrossY(ring(h * 0.11, h * 0.07, 40, 2), -l * 0.22, s * w * 0.17 - 20, h * 0.86)),
        ),
      );
    },
  }),
  counterweight: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 480, width: 900, height: 520 },
    build: ({ length: l, width: w, height: h }) => {
      const outline: Point2[] = [
        [-l / 2, -w / 2],
        [l * 0.15, -w / 2],
        ...arc(w * 0.36, -50, 50, { cx: l * 0.22, segments: 10 }),
        [l * 0.15, w / 2],
        [-l / 2, w / 2],
      ];
      const pocket = move(box(l * 0.3, w * 0.16, h * 0.1), l * 0.28, 0, h * 0.6);
      return solid(
        piece('main', extrude(outline, h, { bevel: h * 0.05 })),
        piece('black', move(acrossX(ring(h * 0.09, h * 0.05, 14, 2)), l * 0.55, 0, h * 0.3), pocket),
      );
    },
  }),
  chassis: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 1700, width: 700, height: 260 },
    build: ({ length: l, width: w, height: h }) => {
      const rail = (s: number) => move(box(l, w * 0.05, h, { bevel: 4 }), 0, s * w * 0.47, 0);
      const cross = (x: number, k = 1) => move(box(l * 0.05, w, h * 0.7 * k, { bevel: 3 }), x, 0, h * 0.15);
      const track = (s: number) => move(box(l * 0.96, w * 0.08, h * 0.06), 0, s * w * 0.4, h * 0.96);
      const floor = move(box(l * 0.6, w * 0.9, h * 0.05), 0, 0, h * 0.12);
      return solid(
        piece(
          'main',
          rail(1),
          rail(-1),
          cross(-l * 0.46),
          cross(l * 0.46),
          cross(-l * 0.2),
          cross(l * 0.2),
          floor,
          track(1),
          track(-1),
          ...[1, -1].map((s) => move(box(l * 0.14, w * 0.12, h * 0.4, { bevel: 4 }), s * l * 0.42, 0, h * 0.1)),
        ),
      );
    },
  }),
};
