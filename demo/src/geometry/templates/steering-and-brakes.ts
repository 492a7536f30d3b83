// Spindles, rods, discs, shoes and drums.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, slot } from '../primitives/outlines.ts';
import { joined, mirrorX, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

export const steeringAndBrakes = {
  spindle: template({
    area: 'drive',
    material: 'castIron',
    pose: 'stand',
    defaults: { d: 50 },
    build: ({ d }) => {
      const stub = placed(
        lathe([
          [0, 0],
          [d * 0.9, 0],
          [d * 0.9, d * 0.3],
          [d * 0.6, d * 0.4],
          [d * 0.55, d * 1.4],
          [d * 0.42, d * 1.5],
          [d * 0.4, d * 2.3],
          [d * 0.3, d * 2.4],
          [d * 0.3, d * 2.9],
          [0, d * 2.9],
        ]),
        turn('y', 90),
        shift(d * 0.5, 0, d * 1.3),
      );
      const arm = placed(
        extrude(slot(d * 2.6, d * 0.55, d * 0.4), d * 0.5, { holes: [bore(d * 0.22, d * 1.3, 0)], bevel: d * 0.04 }),
        shift(-d * 1.3, 0, d * 0.2),
        turn('z', 30),
      );
      return solid(
        piece(
          'main',
          ring(d * 0.75, d * 0.45, d * 2.6, d * 0.05),
          move(box(d * 1, d * 1.5, d * 1.7, { bevel: d * 0.1 }), d * 0.35, 0, d * 0.45),
          stub,
          arm,
        ),
        piece('steel', placed(threadedBar(d * 0.3, 0, d * 0.5), turn('y', 90), shift(d * 2.9, 0, d * 1.3))),
      );
    },
  }),
  tieRod: template({
    area: 'drive',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 30, length: 520 },
    build: ({ d, length }) => {
      const end = joined([
        cylinder(d * 0.55, d * 1.2),
        placed(ring(d * 0.9, d * 0.5, d * 0.9, d * 0.06), turn('x', 90), shift(0, d * 0.45, -d * 0.6)),
        move(hexagon(d * 1.1, d * 0.4), 0, 0, d * 1.1),
      ]);
      return solid(
        piece('main', move(cylinder(d * 0.5, length - d * 3), 0, 0, d * 1.5)),
        piece('blackOxide', end, placed(end, turn('x', 180), shift(0, 0, length))),
        piece(
          'chrome',
          placed(cylinder(d * 0.5, d), turn('x', 90), shift(0, d / 2, -d * 0.6)),
          placed(cylinder(d * 0.5, d), turn('x', 90), shift(0, d / 2, length + d * 0.6)),
        ),
      );
    },
  }),
  linkArm: template({
    area: 'drive',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 180, d: 30, thickness: 18 },
    build: ({ length, d, thickness }) => {
      const at = length / 2;
      const boss = (x: number) => move(ring(d * 0.8, d * 0.5, thickness * 1.5, d * 0.03), x, 0, -thickness * 0.25);
      return solid(
        piece(
          'main',
          extrude(slot(length, d * 0.75, d * 0.75), thickness, {
            holes: [bore(d * 0.5, at, 0), bore(d * 0.5, -at, 0)],
            bevel: thickness * 0.06,
          }),
          boss(at),
          boss(-at),
        ),
        piece(
          'bronze',
          move(ring(d * 0.52, d * 0.44, thickness * 1.54), at, 0, -thickness * 0.27),
          move(ring(d * 0.52, d * 0.44, thickness * 1.54), -at, 0, -thickness * 0.27),
        ),
      );
    },
  }),
  brakeDisc: template({
    area: 'drive',
    material: 'steel',
    pose: 'face',
    defaults: { r: 120 },
    build: ({ r }) => {
      const holes = [
        circle(r * 0.32),
        ...arc(r * 0.44, 0, 360, { segments: 6, open: true }).map(([x, y]) => bore(r * 0.05, x, y)),
        ...arc(r * 0.8, 10, 370, { segments: 18, open: true }).map(([x, y]) => bore(r * 0.03, x, y)),
      ];
      return solid(
        piece('main', extrude(circle(r), r * 0.08, { holes, bevel: r * 0.012 })),
        piece(
          'blackOxide',
          move(extrude(circle(r * 0.56), r * 0.16, { holes: holes.slice(0, 7), bevel: r * 0.01 }), 0, 0, -r * 0.04),
        ),
      );
    },
  }),
  brakePad: template({
    area: 'drive',
    material: 'castIron',
    pose: 'tilt',
    defaults: { length: 90 },
    build: ({ length: l }) => {
      const shape: Point2[] = [...arc(l, 62, 118, { cy: -l * 0.55 }), ...arc(l * 0.55, 118, 62, { cy: -l * 0.55 })];
      return solid(
        piece('main', move(extrude(shape, l * 0.12, { bevel: l * 0.02 }), 0, 0, l * 0.05)),
        piece(
          'black',
          extrude(
            shape.map(([x, y]): Point2 => [x * 1.1, y * 1.04]),
            l * 0.06,
          ),
        ),
      );
    },
  }),
  brakeShoe: template({
    area: 'drive',
    material: 'black',
    pose: 'face',
    defaults: { r: 120, width: 45 },
    build: ({ r, width }) => {
      const sector = (outer: number, inner: number): Point2[] => [...arc(outer, 25, 155), ...arc(inner, 155, 25)];
      return solid(
        piece(
          'main',
          extrude(sector(r * 0.95, r * 0.91), width),
          move(
            extrude(sector(r * 0.92, r * 0.7), width * 0.12, { holes: [bore(r * 0.05, 0, r * 0.8)] }),
            0,
            0,
            width * 0.44,
          ),
        ),
        piece('castIron', move(extrude(sector(r, r * 0.95), width * 0.94), 0, 0, width * 0.03)),
      );
    },
  }),
  brakeDrum: template({
    area: 'drive',
    material: 'castIron',
    pose: 'face',
    defaults: { r: 150, width: 80 },
    build: ({ r, width }) => {
      const holes = [
        circle(r * 0.3),
        ...arc(r * 0.5, 0, 360, { segments: 6, open: true }).map(([x, y]) => bore(r * 0.06, x, y)),
      ];
      return solid(
        piece(
          'main',
          ring(r, r * 0.88, width, r * 0.02),
          move(extrude(circle(r * 0.95), width * 0.16, { holes, bevel: r * 0.01 }), 0, 0, width * 0.86),
          move(ring(r * 1.06, r * 0.9, width * 0.12, r * 0.01), 0, 0, 0),
          move(ring(r * 0.38, r * 0.3, width * 0.3), 0, 0, width * 0.8),
        ),
      );
    },
  }),
  brakeCaliper: template({
    area: 'drive',
    material: 'zincYellow',
    pose: 'stand',
    defaults: { length: 140 },
    build: ({ length: l }) => {
      // Two halves over the rim of a disc, a bridge at each end that joins them, a piston on each side.
      const [outer, inner, gap] = [l * 0.78, l * 0.4, l * 0.09];
      const cheek = [...arc(outer, 52, 128), ...arc(inner, 58, 122).toReversed()];
      const half = extrude(cheek, l * 0.2, { bevel: l * 0.03 });
      const bridge = extrude([...arc(outer, 52, 66), ...arc(outer * 0.84, 53, 66).toReversed()], gap * 2);
      const upright = [turn('x', 90), shift(0, 0, -inner * 0.5)] as const;
      const beside = (mesh: typeof half, y: number) => placed(mesh, ...upright, shift(0, y, 0));
      const at = (degrees: number, radius: number): [number, number] => [
        Math.cos((degrees * Math.PI) / 180) * radius,
        Math.sin((degrees * Math.PI) / 180) * radius - inner * 0.5,
      ];
      const bolts = [60, 120].map((degrees) => at(degrees, outer * 0.9));
      const [, middle] = at(90, (outer + inner) / 2);
      return solid(
        piece(
          'main',
          beside(half, -gap),
          beside(half, gap + l * 0.2),
          beside(bridge, gap),
          mirrorX(beside(bridge, gap)),
          placed(cylinder(l * 0.17, l * 0.1, l * 0.02), turn('x', 90), shift(0, -gap - l * 0.2, middle)),
        ),
        piece(
          'steel',
          placed(ring(l * 0.12, l * 0.05, l * 0.02), turn('x', 90), shift(0, -gap - l * 0.3, middle)),
          ...bolts.map(([x, z]) => placed(hexagon(l * 0.1, l * 0.06), turn('x', 90), shift(x, -gap - l * 0.2, z))),
        ),
        piece(
          'blackOxide',
          ...[-gap + l * 0.05, gap].map((y) =>
            placed(box(l * 0.42, l * 0.3, l * 0.05), turn('x', 90), shift(0, y, middle - l * 0.02)),
          ),
        ),
        piece(
          'zinc',
          move(cylinder(l * 0.03, l * 0.1), l * 0.2, -gap - l * 0.1, at(75, outer)[1] - l * 0.04),
          move(hexagon(l * 0.07, l * 0.05), l * 0.2, -gap - l * 0.1, at(75, outer)[1] - l * 0.02),
        ),
      );
    },
  }),
};
