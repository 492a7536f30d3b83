// Rough terrain frames, outriggers, sheaves and chains.
import { box, extrude, squareTube } from '../primitives/extrude.ts';
import { arc, bore, circle } from '../primitives/outlines.ts';
import { acrossX, acrossY, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { leafChainPieces, upright } from './structure-shapes.ts';

export const outriggersAndChains = {
  roughChassis: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 2600, width: 900, height: 420 },
    build: ({ length: l, width: w, height: h }) => {
      const outline: Point2[] = [
        [-l / 2, h * 0.5],
        [-l * 0.3, 0],
        [l * 0.3, 0],
        [l / 2, h * 0.5],
        [l / 2, h * 0.9],
        [l * 0.28, h],
        [-l * 0.28, h],
        [-l / 2, h * 0.9],
      ];
      const side = (y: number) =>
        upright(outline, w * 0.05, y, [
          bore(h * 0.12, 0, h * 0.5),
          bore(h * 0.1, l * 0.2, h * 0.5),
          bore(h * 0.1, -l * 0.2, h * 0.5),
        ]);
      const bearing = move(ring(w * 0.36, w * 0.28, h * 0.16, 6), 0, 0, h);
      const ends = [1, -1].map((s) => move(box(l * 0.08, w * 0.96, h * 0.4, { bevel: 6 }), s * l * 0.46, 0, h * 0.5));
      return solid(
        piece(
          'main',
          side(w * 0.46),
          side(-w * 0.46),
          move(box(l * 0.66, w * 0.94, h * 0.06), 0, 0, h * 0.95),
          move(box(l * 0.58, w * 0.94, h * 0.06), 0, 0, h * 0.02),
          ...ends,
          bearing,
        ),
      );
    },
  }),
  outriggerLeg: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { height: 620, width: 120 },
    build: ({ height: h, width: w }) =>
      solid(
        piece(
          'main',
          move(squareTube(w, w, h * 0.7, 8), 0, 0, h * 0.3),
          move(box(w * 1.5, w * 0.16, h * 0.4, { bevel: 3 }), w * 0.2, w * 0.55, h * 0.5),
          move(box(w * 1.5, w * 0.16, h * 0.4, { bevel: 3 }), w * 0.2, -w * 0.55, h * 0.5),
        ),
        piece('lightGrey', squareTube(w * 0.8, w * 0.8, h * 0.5, 6)),
        piece('zinc', acrossY(cylinder(w * 0.14, w * 1.5, 2), 0, -w * 0.75, h * 0.06)),
      ),
  }),
  outriggerPad: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { d: 300 },
    build: ({ d }) => {
      const cheek = (y: number) =>
        upright(
          [
            [-d * 0.16, d * 0.08],
            [d * 0.16, d * 0.08],
            [d * 0.1, d * 0.34],
            [-d * 0.1, d * 0.34],
          ],
          d * 0.04,
          y,
          [bore(d * 0.05, 0, d * 0.26)],
        );
      return solid(
        piece(
          'main',
          lathe([
            [0, 0],
            [d * 0.5, 0],
            [d * 0.5, d * 0.05],
            [d * 0.3, d * 0.1],
            [0, d * 0.1],
          ]),
          cheek(d * 0.12),
          cheek(-d * 0.12),
        ),
        piece('rubber', move(ring(d * 0.5, d * 0.2, d * 0.03), 0, 0, -d * 0.02)),
      );
    },
  }),
  outriggerBeam: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 1300, width: 130 },
    build: ({ length: l, width: w }) =>
      solid(
        piece(
          'main',
          placed(squareTube(w, w, l, 8), turn('y', 90), shift(-l / 2, 0, w / 2)),
          ...[1, -1].map((s) => move(box(w * 0.2, w * 1.7, w * 1.7, { bevel: 3 }), (s * l) / 2, 0, -w * 0.35)),
        ),
      ),
  }),
  sheave: template({
    area: 'structure',
    material: 'castIron',
    pose: 'face',
    defaults: { d: 160, width: 40, bore: 50 },
    build: ({ d, width: w, bore: b }) => {
      const R = d / 2;
      const profile: Point2[] = [
        [R * 0.86, -w * 0.3],
        [R * 0.96, -w / 2],
        [R, -w * 0.46],
        ...arc(w * 0.32, -80, -280, { cx: R * 1.0 }).filter(([x]) => x < R * 1.0),
        [R, w * 0.46],
        [R * 0.96, w / 2],
        [R * 0.86, w * 0.3],
      ];
      const holes = [
        circle(b * 0.7),
        ...arc(R * 0.6, 0, 360, { segments: 6, open: true }).map(([x, y]) => bore(R * 0.13, x, y)),
      ];
      return solid(
        piece(
          'main',
          lathe(profile, true),
          move(extrude(circle(R * 0.88), w * 0.3, { holes }), 0, 0, -w * 0.15),
          move(ring(b * 0.9, b * 0.6, w, 2), 0, 0, -w / 2),
        ),
        piece('bronze', move(ring(b * 0.62, b / 2, w * 1.06), 0, 0, -w * 0.53)),
      );
    },
  }),
  leafChain: template({
    area: 'structure',
    material: 'blackOxide',
    pose: 'stand',
    defaults: { pitch: 25, links: 14, leaves: 6 },
    build: ({ pitch, links, leaves }) => solid(leafChainPieces(pitch, Math.round(links), Math.round(leaves))),
  }),
  chainAnchor: template({
    area: 'structure',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 20, length: 140 },
    build: ({ d, length }) => {
      const fork = (x: number) => move(box(d * 0.34, d * 1.3, d * 2, { bevel: 1 }), x, 0, length - d * 0.4);
      return solid(
        piece(
          'main',
          threadedBar(d / 2, 0, length * 0.6),
          move(cylinder(d * 0.5, length * 0.4), 0, 0, length * 0.5),
          move(box(d * 1.5, d * 1.3, d * 0.6, { bevel: 1.5 }), 0, 0, length - d * 0.8),
          fork(d * 0.56),
          fork(-d * 0.56),
          acrossX(cylinder(d * 0.3, d * 2), -d, 0, length + d),
        ),
        piece('zinc', move(hexagon(d * 1.55, d * 0.8, { chamferBottom: true }), 0, 0, length * 0.2)),
      );
    },
  }),
};
