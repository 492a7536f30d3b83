// Scissor arms, rollers, guards and boom sections.
import { box, extrude } from '../primitives/extrude.ts';
import { bore, roundRect } from '../primitives/outlines.ts';
import { acrossY, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, ring } from '../primitives/revolve.ts';
import type { Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { beam, upright } from './structure-shapes.ts';

export const scissorsAndBooms = {
  scissorArm: template({
    area: 'structure',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 1800, height: 120, width: 60, boss: 60 },
    build: ({ length, height, width, boss }) => {
      const tube = beam(length, width, height, 6);
      const hub = (x: number) => acrossY(ring(boss * 0.75, boss * 0.5, width * 1.5, 2), x, -width * 0.75, 0);
      const bush = (x: number) => acrossY(ring(boss * 0.52, boss * 0.42, width * 1.54), x, -width * 0.77, 0);
      const at = [boss * 0.2, length / 2, length - boss * 0.2];
      return solid(piece('main', tube, ...at.map(hub)), piece('bronze', ...at.map(bush)));
    },
  }),
  scissorPair: template({
    area: 'structure',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 1800, height: 120, width: 60, span: 600, boss: 60 },
    build: ({ length, height, width, span, boss }) => {
      const one = (y: number) => move(beam(length, width, height, 6), 0, y, 0);
      const tube = (x: number) => acrossY(ring(boss * 0.6, boss * 0.5, span, 1), x, -span / 2, 0);
      const hub = (x: number, y: number) =>
        acrossY(ring(boss * 0.8, boss * 0.45, width * 1.3, 2), x, y - width * 0.65, 0);
      const ends = [boss * 0.2, length / 2, length - boss * 0.2];
      const hubs = ends.flatMap((x) => [hub(x, -span / 2), hub(x, span / 2)]);
      return solid(piece('main', one(-span / 2), one(span / 2), tube(length * 0.24), tube(length * 0.76), ...hubs));
    },
  }),
  crossTube: template({
    area: 'structure',
    material: 'orange',
    pose: 'lie',
    defaults: { d: 70, length: 600 },
    build: ({ d, length }) => {
      const end = (z: number) => move(ring(d * 0.62, d * 0.34, d * 0.3, 2), 0, 0, z);
      return solid(piece('main', ring(d / 2, d * 0.42, length, 1), end(0), end(length - d * 0.3)));
    },
  }),
  sliderBlock: template({
    area: 'structure',
    material: 'nylon',
    pose: 'stand',
    defaults: { length: 80, width: 50, height: 60 },
    build: ({ length, width, height }) =>
      solid(
        piece(
          'main',
          placed(
            extrude(roundRect(length, height, 6), width, { holes: [bore(height * 0.24)], bevel: 3 }),
            turn('x', 90),
            shift(0, width / 2, height / 2),
          ),
        ),
        piece('steel', acrossY(ring(height * 0.26, height * 0.2, width * 1.04), 0, -width * 0.52, height / 2)),
      ),
  }),
  roller: template({
    area: 'structure',
    material: 'steel',
    pose: 'face',
    defaults: { d: 90, width: 36, bore: 30 },
    build: ({ d, width, bore: b }) =>
      solid(
        piece('main', ring(d / 2, d * 0.32, width, d * 0.04)),
        piece('blackOxide', move(ring(d * 0.33, d * 0.26, width * 0.9), 0, 0, width * 0.05)),
        piece('steel', move(ring(d * 0.25, b / 2, width * 1.1, 1), 0, 0, -width * 0.05)),
      ),
  }),
  safetyProp: template({
    area: 'structure',
    material: 'yellow',
    pose: 'stand',
    defaults: { length: 520 },
    build: ({ length: l }) => {
      const legs = [-1, 1].map((s) => move(box(l, l * 0.05, l * 0.09, { bevel: 2 }), 0, s * l * 0.06, 0));
      return solid(
        piece(
          'main',
          ...legs,
          move(box(l * 0.06, l * 0.16, l * 0.09), -l * 0.44, 0, 0),
          move(box(l * 0.06, l * 0.16, l * 0.09), l * 0.3, 0, 0),
        ),
        piece('zinc', acrossY(cylinder(l * 0.03, l * 0.24), l * 0.44, -l * 0.12, l * 0.045)),
        piece(
          'black',
          move(box(l * 0.1, l * 0.17, l * 0.1), 0, 0, 0),
          move(box(l * 0.1, l * 0.17, l * 0.1), -l * 0.2, 0, 0),
        ),
      );
    },
  }),
  potholeGuard: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 1000, height: 110 },
    build: ({ length: l, height: h }) => {
      const lug = (x: number) =>
        upright(
          [
            [x - h * 0.4, h * 0.7],
            [x + h * 0.4, h * 0.7],
            [x + h * 0.3, h * 1.5],
            [x - h * 0.3, h * 1.5],
          ],
          h * 0.1,
          h * 0.12,
          [bore(h * 0.16, x, h * 1.2)],
        );
      const rail: Point2[] = [
        [-l / 2, h * 0.35],
        [-l * 0.46, 0],
        [l * 0.46, 0],
        [l / 2, h * 0.35],
        [l / 2, h],
        [-l / 2, h],
      ];
      return solid(
        piece(
          'main',
          upright(rail, h * 0.1, 0),
          move(box(l * 0.92, h * 0.5, h * 0.09), 0, h * 0.2, 0),
          lug(-l * 0.36),
          lug(l * 0.36),
          move(box(l * 0.9, h * 0.3, h * 0.09), 0, h * 0.12, h * 0.86),
        ),
      );
    },
  }),
  boomSection: template({
    area: 'structure',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 3200, width: 240, height: 300, wall: 10, head: 1 },
    build: ({ length, width, height, wall, head }) => {
      const collar = move(
        beam(height * 0.3, width + wall * 5, height + wall * 5, wall * 2.4),
        length - height * 0.32,
        0,
        0,
      );
      const ear = (y: number) =>
        upright(
          [
            [-height * 0.15, -height * 0.4],
            [height * 0.8, -height * 0.5],
            [height * 0.8, height * 0.5],
            [-height * 0.15, height * 0.4],
            [-height * 0.35, 0],
          ],
          wall * 1.6,
          y,
          [bore(height * 0.14, -height * 0.05, 0)],
        );
      const hub = (y: number) =>
        acrossY(ring(height * 0.24, height * 0.14, wall * 3, 2), -height * 0.05, y - wall * 1.5, 0);
      const parts =
        head > 0
          ? [
              ear(width / 2 + wall),
              ear(-width / 2 - wall),
              hub(width / 2 + wall * 2),
              hub(-width / 2 - wall * 2),
              collar,
            ]
          : [collar];
      const stiffener = Array.from({ length: 3 }, (_, i) =>
        move(beam(height * 0.06, width + wall * 2, height + wall * 2, wall * 1.4), length * (0.3 + i * 0.2), 0, 0),
      );
      return solid(piece('main', beam(length, width, height, wall), ...parts, ...(head > 1 ? stiffener : [])));
    },
  }),
};
