// Ropes, cable carriers, brackets, steps and handles.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, rect, roundRect, slot } from '../primitives/outlines.ts';
import { joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder } from '../primitives/revolve.ts';
import { pipe, sweep } from '../primitives/sweep.ts';
import { threadedBar } from '../primitives/threads.ts';
import { fewer } from '../roundness.ts';
import type { Point2, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { ladderPiece, upright } from './structure-shapes.ts';

export const ropesAndLadders = {
  wireRope: template({
    area: 'structure',
    material: 'steel',
    pose: 'stand',
    defaults: { d: 12, coil: 320 },
    build: ({ d, coil }) => {
      const turns = 4;
      const round = fewer(32);
      const path = Array.from({ length: turns * round + 1 }, (_, i): Vec3 => {
        const a = (i / round) * 2 * Math.PI;
        const r = coil / 2 + Math.sin(i * 0.37) * d * 0.2;
        return [r * Math.cos(a), r * Math.sin(a), d * 0.6 + (i / round) * d * 0.9];
      });
      const strand = sweep(
        path,
        Array.from({ length: 6 }, (_, k): Point2[] =>
          arc(d * 0.24, -70 + k * 60, 70 + k * 60, {
            cx: d * 0.3 * Math.cos((k * Math.PI) / 3),
            cy: d * 0.3 * Math.sin((k * Math.PI) / 3),
            segments: fewer(4),
          }),
        ).flat(),
      );
      const end = path[0] as Vec3;
      const tail = path.at(-1) as Vec3;
      const socket = (at: Vec3, way: number) =>
        move(
          placed(
            joined([cylinder(d * 1.1, d * 3.4, d * 0.2), threadedBar(d * 0.8, d * 3.2, d * 7)]),
            turn('x', way * 90),
          ),
          at[0],
          at[1],
          at[2],
        );
      return solid(piece('main', strand), piece('zinc', socket(end, 1), socket(tail, -1)));
    },
  }),
  cableCarrier: template({
    area: 'structure',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { link: 40, width: 70, run: 8 },
    build: ({ link, width, run }) => {
      const R = link * 2;
      const path: [number, number, number][] = [];
      for (let i = 0; i < run; i += 1) path.push([i * link, 0, 0]);
      for (let i = 1; i < 7; i += 1)
        path.push([(run - 1) * link + R * Math.sin((i / 7) * Math.PI), 0, R - R * Math.cos((i / 7) * Math.PI)]);
      for (let i = run - 1; i >= 2; i -= 1) path.push([i * link, 0, 2 * R]);
      const cheek = (y: number) =>
        placed(extrude(slot(link * 0.66, link * 0.4), width * 0.07, { bevel: 1 }), turn('x', 90), shift(0, y, 0));
      const one = joined([
        cheek(width / 2),
        cheek(-width * 0.43),
        move(box(link * 0.36, width * 0.9, link * 0.12), 0, 0, link * 0.26),
        move(box(link * 0.36, width * 0.9, link * 0.12), 0, 0, -link * 0.38),
      ]);
      const links = path.map(([x, , z], i) => {
        const next = path[i + 1] ?? path[i - 1] ?? [x, 0, z];
        const a = (Math.atan2(next[2] - z, next[0] - x) * 180) / Math.PI;
        return placed(one, turn('y', -a), shift(x, 0, z + link * 0.4));
      });
      return solid(piece('main', ...links));
    },
  }),
  lugPlate: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { width: 120, height: 110, thickness: 16 },
    build: ({ width: w, height: h, thickness: t }) => {
      const lug = (y: number) =>
        upright(
          [
            [-w * 0.3, t],
            [w * 0.3, t],
            [w * 0.2, h * 0.8],
            [w * 0.1, h],
            [-w * 0.1, h],
            [-w * 0.2, h * 0.8],
          ],
          t,
          y,
          [bore(w * 0.12, 0, h * 0.76)],
        );
      const holes = [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].map(([a = 1, b = 1]) => bore(w * 0.05, a * w * 0.42, b * w * 0.32));
      return solid(
        piece('main', extrude(roundRect(w, w * 0.82, 8), t, { holes, bevel: 1 }), lug(w * 0.2), lug(-w * 0.2)),
      );
    },
  }),
  bracket: template({
    area: 'structure',
    material: 'black',
    pose: 'stand',
    defaults: { width: 90, depth: 60, height: 70, thickness: 5 },
    build: ({ width: w, depth: d, height: h, thickness: t }) => {
      const foot = extrude(roundRect(w, d, 6), t, { holes: [bore(w * 0.07, -w * 0.3, 0), bore(w * 0.07, w * 0.3, 0)] });
      const back = placed(
        extrude(roundRect(w, h, 6), t, {
          holes: [bore(w * 0.07, -w * 0.3, h * 0.1), bore(w * 0.07, w * 0.3, h * 0.1)],
        }),
        turn('x', 90),
        shift(0, d / 2, h / 2),
      );
      const rib = placed(
        extrude(
          [
            [0, 0],
            [d * 0.8, 0],
            [0, h * 0.8],
          ],
          t,
        ),
        turn('x', 90),
        turn('z', -90),
        shift(t / 2, d / 2 - t, t),
      );
      return solid(piece('main', foot, back, rib));
    },
  }),
  plate: template({
    area: 'structure',
    material: 'zinc',
    pose: 'stand',
    defaults: { length: 160, width: 100, thickness: 6 },
    build: ({ length: l, width: w, thickness: t }) => {
      const holes = [
        [1, 1],
        [1, -1],
        [-1, 1],
        [-1, -1],
      ].map(([a = 1, b = 1]) => bore(Math.min(l, w) * 0.06, a * l * 0.4, b * w * 0.36));
      return solid(piece('main', extrude(roundRect(l, w, w * 0.08), t, { holes, bevel: t * 0.1 })));
    },
  }),
  ladder: template({
    area: 'structure',
    material: 'black',
    pose: 'stand',
    defaults: { width: 360, height: 760, steps: 3 },
    build: ({ width, height, steps }) => solid(piece('main', ladderPiece(width, height, steps))),
  }),
  step: template({
    area: 'structure',
    material: 'black',
    pose: 'stand',
    defaults: { width: 360, depth: 160 },
    build: ({ width: w, depth: d }) => {
      const holes = Array.from({ length: 15 }, (_, i) =>
        bore(d * 0.07, ((i % 5) - 2) * w * 0.17, (Math.floor(i / 5) - 1) * d * 0.27),
      );
      const cheek = (x: number) => move(box(w * 0.02, d, d * 0.36), x, 0, -d * 0.3);
      return solid(piece('main', extrude(rect(w, d), 5, { holes }), cheek(w * 0.49), cheek(-w * 0.49)));
    },
  }),
  grabHandle: template({
    area: 'structure',
    material: 'black',
    pose: 'stand',
    defaults: { length: 300, d: 25 },
    build: ({ length: l, d }) => {
      const path: Vec3[] = [
        [-l / 2, 0, d * 0.2],
        ...arc(d * 1.6, 180, 90, { cx: -l / 2 + d * 1.6, cy: d * 2.2 }).map(([x, z]): Vec3 => [x, 0, z]),
        ...arc(d * 1.6, 90, 0, { cx: l / 2 - d * 1.6, cy: d * 2.2 }).map(([x, z]): Vec3 => [x, 0, z]),
        [l / 2, 0, d * 0.2],
      ];
      const foot = (x: number) =>
        move(extrude(slot(d * 1.6, d * 0.7), d * 0.24, { holes: [bore(d * 0.2, d, 0)] }), x, 0, 0);
      return solid(piece('main', pipe(path, d / 2), foot(-l / 2), foot(l / 2)));
    },
  }),
};
