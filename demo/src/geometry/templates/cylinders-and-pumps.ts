// Cylinders and what is in them, pumps, motors, manifolds.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, rect } from '../primitives/outlines.ts';
import { around, joined, move, piece, placed, repeated, solid } from '../primitives/place.ts';
import { cylinder, ring } from '../primitives/revolve.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Mesh, Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { eye, glandPieces, pistonPieces, port, slotFlange } from './hydraulics-shapes.ts';

export const cylindersAndPumps = {
  hydraulicCylinder: template({
    area: 'hydraulics',
    material: 'darkGrey',
    pose: 'lie',
    defaults: { bore: 70, rod: 40, closed: 520, stroke: 300, extended: 90, eye: 35 },
    build: ({ bore: b, rod, closed, extended, eye: pin }) => {
      const top = closed - pin * 2.2;
      const barrel = move(cylinder(b * 0.6, top - pin * 1.2), 0, 0, pin * 1.2);
      const low = eye(pin, pin * 1.5);
      const high = eye(pin, pin * 1.5);
      const end = closed + extended;
      const flip = (mesh: Mesh) => placed(mesh, turn('x', 180), shift(0, 0, end));
      const boss = (z: number) => placed(port(b * 0.2), turn('x', 90), shift(0, -b * 0.56, z));
      return solid(
        piece('main', barrel, low.body, move(cylinder(b * 0.68, b * 0.24, b * 0.03), 0, 0, pin * 1.25)),
        piece('blackOxide', move(cylinder(b * 0.7, b * 0.4, b * 0.04), 0, 0, top - b * 0.32)),
        piece('chrome', move(cylinder(rod / 2, end - top - pin * 1.1), 0, 0, top)),
        piece('main', flip(high.body)),
        piece('bronze', low.bush, flip(high.bush)),
        piece('zinc', boss(pin * 1.2 + b * 0.55), boss(top - b * 0.7)),
        piece('blue', move(ring(rod * 0.62, rod * 0.49, b * 0.05), 0, 0, top + b * 0.07)),
      );
    },
  }),
  cylinderBarrel: template({
    area: 'hydraulics',
    material: 'darkGrey',
    pose: 'lie',
    defaults: { bore: 70, length: 420, eye: 35 },
    build: ({ bore: b, length, eye: pin }) => {
      const low = eye(pin, pin * 1.5);
      const tube = move(ring(b * 0.6, b * 0.5, length - pin * 1.2, b * 0.02), 0, 0, pin * 1.2);
      const boss = (z: number) => placed(port(b * 0.2), turn('x', 90), shift(0, -b * 0.56, z));
      return solid(
        piece('main', tube, low.body, move(cylinder(b * 0.68, b * 0.24, b * 0.03), 0, 0, pin * 1.25)),
        piece('bronze', low.bush),
        piece('zinc', boss(pin * 1.2 + b * 0.55), boss(length - b * 0.7)),
      );
    },
  }),
  cylinderRod: template({
    area: 'hydraulics',
    material: 'chrome',
    pose: 'lie',
    defaults: { rod: 40, length: 440, eye: 35 },
    build: ({ rod, length, eye: pin }) => {
      const high = eye(pin, pin * 1.5);
      const flip = (mesh: Mesh) => placed(mesh, turn('x', 180), shift(0, 0, length));
      return solid(
        piece('main', move(cylinder(rod / 2, length - pin * 1.1 - rod * 0.8, rod * 0.04), 0, 0, rod * 0.8)),
        piece('steel', threadedBar(rod * 0.34, 0, rod * 0.85)),
        piece('darkGrey', flip(high.body)),
        piece('bronze', flip(high.bush)),
      );
    },
  }),
  cylinderGland: template({
    area: 'hydraulics',
    material: 'blackOxide',
    pose: 'stand',
    defaults: { bore: 70, rod: 40 },
    build: ({ bore: b, rod }) => solid(glandPieces(b, rod)),
  }),
  cylinderPiston: template({
    area: 'hydraulics',
    material: 'steel',
    pose: 'stand',
    defaults: { bore: 70 },
    build: ({ bore: b }) => solid(pistonPieces(b)),
  }),
  gearPump: template({
    area: 'hydraulics',
    material: 'aluminium',
    pose: 'lie',
    defaults: { size: 90 },
    build: ({ size: s }) => {
      const lobe: Point2[] = [...arc(s * 0.5, 0, 180, { cy: s * 0.22 }), ...arc(s * 0.5, 180, 360, { cy: -s * 0.22 })];
      const slab = (z: number, h: number, k = 1) =>
        move(
          extrude(
            lobe.map(([x, y]): Point2 => [x * k, y * k]),
            h,
            { bevel: s * 0.02 },
          ),
          0,
          0,
          z,
        );
      const bolt = move(joined([hexagon(s * 0.13, s * 0.08)]), 0, 0, s * 1.24);
      const portFace = placed(
        joined([
          box(s * 0.5, s * 0.5, s * 0.16, { bevel: s * 0.02 }),
          move(ring(s * 0.16, s * 0.1, s * 0.1), 0, 0, s * 0.13),
        ]),
        turn('y', 90),
        shift(s * 0.42, 0, s * 0.66),
      );
      return solid(
        piece('main', slab(0.28 * s, s * 0.62), portFace),
        piece(
          'castIron',
          slab(0.9 * s, s * 0.34),
          slab(0, s * 0.26, 0.97),
          move(extrude(slotFlange(s), s * 0.12), 0, 0, -s * 0.02),
        ),
        piece(
          'steel',
          move(cylinder(s * 0.13, s * 0.5, s * 0.02), 0, s * 0.1, -s * 0.46),
          move(cylinder(s * 0.3, s * 0.08), 0, s * 0.1, -s * 0.08),
        ),
        piece(
          'zinc',
          repeated(bolt, [
            [s * 0.36, s * 0.36, 0],
            [-s * 0.36, s * 0.36, 0],
            [s * 0.36, -s * 0.36, 0],
            [-s * 0.36, -s * 0.36, 0],
          ]),
        ),
      );
    },
  }),
  hydraulicMotor: template({
    area: 'hydraulics',
    material: 'black',
    pose: 'lie',
    defaults: { size: 100 },
    build: ({ size: s }) => {
      const nut = move(hexagon(s * 0.12, s * 0.07), s * 0.36, 0, s * 1.34);
      const ports = [s * 0.18, -s * 0.18].map((y) =>
        placed(
          joined([cylinder(s * 0.14, s * 0.2, s * 0.015), move(ring(s * 0.1, s * 0.07, s * 0.05), 0, 0, s * 0.18)]),
          turn('y', -90),
          shift(-s * 0.3, y, s * 0.45),
        ),
      );
      return solid(
        piece(
          'main',
          move(cylinder(s * 0.46, s * 0.52, s * 0.03), 0, 0, s * 0.1),
          extrude(slotFlange(s * 1.05), s * 0.14, { bevel: s * 0.02 }),
          move(box(s * 0.5, s * 0.62, s * 0.4, { bevel: s * 0.03 }), -s * 0.1, 0, s * 0.26),
        ),
        piece(
          'steel',
          move(cylinder(s * 0.47, s * 0.3, s * 0.01), 0, 0, s * 0.64),
          move(cylinder(s * 0.16, s * 0.55, s * 0.02), 0, 0, -s * 0.5),
        ),
        piece('main', move(cylinder(s * 0.46, s * 0.36, s * 0.03), 0, 0, s * 0.96)),
        piece('zinc', around(nut, 6, 30), ...ports),
        piece('steel', move(box(s * 0.08, s * 0.08, s * 0.34), 0, s * 0.14, -s * 0.45)),
      );
    },
  }),
  manifoldBlock: template({
    area: 'hydraulics',
    material: 'aluminium',
    pose: 'stand',
    defaults: { length: 220, width: 90, height: 80, valves: 4 },
    build: ({ length, width, height, valves }) => {
      const step = length / (valves + 0.2);
      const at = Array.from({ length: valves }, (_, i) => (i - (valves - 1) / 2) * step);
      const plug = joined([hexagon(step * 0.42, step * 0.08), cylinder(step * 0.17, step * 0.12, step * 0.02)]);
      const fitting = joined([
        hexagon(step * 0.5, step * 0.26),
        move(threadedBar(step * 0.2, 0, step * 0.45), 0, 0, step * 0.2),
      ]);
      const front = at.map((x) => placed(fitting, turn('x', 90), shift(x, -width / 2, height * 0.34)));
      const holes = at.flatMap((x) => [bore(step * 0.16, x, 0)]);
      const side = placed(plug, turn('y', 90), shift(length / 2, 0, height * 0.5));
      return solid(
        piece('main', extrude(rect(length, width), height, { bevel: height * 0.025, holes })),
        piece('blackOxide', move(box(length * 0.9, width * 0.8, height * 0.7), 0, 0, height * 0.1), side),
        piece('zinc', ...front),
      );
    },
  }),
};
