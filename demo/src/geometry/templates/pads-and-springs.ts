// Ball joints, wear pads, retainers and springs.
import { extrude } from '../primitives/extrude.ts';
import { arc, bore, rect, ribbon, slot } from '../primitives/outlines.ts';
import { joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { helix, pipe } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { fewer } from '../roundness.ts';
import type { Point2, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

export const padsAndSprings = {
  ballJoint: template({
    area: 'bearings',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 16 },
    build: ({ d }) => {
      const head = move(ring(d * 1.1, d * 0.72, d * 0.9, d * 0.08), 0, 0, -d * 0.45);
      const neck = placed(
        joined([
          cylinder(d * 0.62, d * 1.2),
          move(hexagon(d * 1.3, d * 0.7), 0, 0, d * 0.9),
          threadedBar(d * 0.5, d * 1.4, d * 3.6),
        ]),
        turn('y', 90),
        shift(d * 0.9, 0, 0),
      );
      const liner = move(ring(d * 0.74, d * 0.66, d * 0.8), 0, 0, -d * 0.4);
      return solid(
        piece('main', head, neck),
        piece('brass', liner),
        piece(
          'chrome',
          lathe(
            [
              [d * 0.42, -d * 0.58],
              [d * 0.7, -d * 0.3],
              [d * 0.76, 0],
              [d * 0.7, d * 0.3],
              [d * 0.42, d * 0.58],
            ],
            true,
          ),
        ),
      );
    },
  }),
  wearPad: template({
    area: 'bearings',
    material: 'nylon',
    pose: 'stand',
    defaults: { length: 120, width: 60, thickness: 18, holes: 2 },
    build: ({ length, width, thickness, holes }) => {
      const at = Array.from({ length: holes }, (_, i) => (holes === 1 ? 0 : (i / (holes - 1) - 0.5) * length * 0.6));
      const inserts = at.map((x) => move(ring(width * 0.14, width * 0.08, thickness * 0.06), x, 0, thickness * 0.98));
      return solid(
        piece(
          'main',
          extrude(rect(length, width), thickness, {
            holes: at.map((x) => bore(width * 0.12, x, 0)),
            bevel: thickness * 0.12,
          }),
        ),
        piece('brass', ...inserts),
      );
    },
  }),
  retainerPlate: template({
    area: 'bearings',
    material: 'zinc',
    pose: 'stand',
    defaults: { length: 60, width: 25, thickness: 6 },
    build: ({ length, width, thickness }) =>
      solid(
        piece(
          'main',
          extrude(slot(length - width, width / 2), thickness, {
            holes: [bore(width * 0.2, -(length - width) / 2, 0), bore(width * 0.2, (length - width) / 2, 0)],
            bevel: thickness * 0.08,
          }),
        ),
      ),
  }),
  returnSpring: template({
    area: 'bearings',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 20, wire: 3, length: 100 },
    build: ({ d, wire, length }) => {
      const turns = fewer(Math.max(6, Math.floor((length * 0.6) / (wire * 1.08))));
      const coil = helix((d - wire) / 2, (length * 0.6) / turns, turns);
      const top = coil.at(-1)?.[2] ?? 0;
      const hook = (z: number, way: number) =>
        arc(d * 0.42, 200, 500).map(([x, y]): Vec3 => [x, 0, z + way * (d * 0.45 + y)]);
      return solid(piece('main', pipe(coil, wire / 2), pipe(hook(top, 1), wire / 2), pipe(hook(0, -1), wire / 2)));
    },
  }),
  strap: template({
    area: 'fasteners',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 30, width: 20 },
    build: ({ d, width }) => {
      const line: Point2[] = [[-d * 1.1, 0], [-d * 0.56, 0], ...arc(d * 0.53, 180, 0), [d * 0.56, 0], [d * 1.1, 0]];
      const band = placed(extrude(ribbon(line, d * 0.07), width), turn('x', 90), shift(0, width / 2, 0));
      return solid(
        piece('main', band),
        piece('rubber', placed(ring(d * 0.5, d * 0.4, width * 1.1), turn('x', 90), shift(0, width * 0.55, 0))),
      );
    },
  }),
};
