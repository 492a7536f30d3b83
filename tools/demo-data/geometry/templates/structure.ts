// Steel structure: scissor arms, booms, frames, outriggers, chains and sheaves.
import { box, extrude, squareTube } from '../primitives/extrude.ts';
import { arc, bore, circle, rect, ribbon, roundRect, slot } from '../primitives/outlines.ts';
import { acrossX, acrossY, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring } from '../primitives/revolve.ts';
import { pipe, sweep } from '../primitives/sweep.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { fewer } from '../roundness.ts';
import type { Mesh, Piece, Point2, Vec3 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

/** Outline of a side plate put upright in the x-z plane, `thickness` along y, centred on y. */
const upright = (outline: readonly Point2[], thickness: number, y: number, holes: Point2[][] = []): Mesh =>
  placed(
    extrude(outline, thickness, { holes, bevel: Math.min(1, thickness * 0.1) }),
    turn('x', 90),
    shift(0, y + thickness / 2, 0),
  );

/** Tube lying along x from 0. */
const beam = (length: number, width: number, height: number, wall: number): Mesh =>
  placed(squareTube(height, width, length, wall), turn('y', 90));

/** One link of leaf chain plates along x. */
function leafChainPieces(pitch: number, links: number, plates: number): Piece[] {
  const leaves = fewer(plates);
  const t = (pitch * 0.13 * plates) / leaves;
  const plate = extrude(slot(pitch, pitch * 0.42), t * 0.9);
  const drawn: Mesh[] = [];
  const pins: Mesh[] = [];
  for (let i = 0; i < links; i += 1) {
    for (let k = 0; k < leaves; k += 1) {
      const odd = (k + i) % 2;
      if (k === 0 && i % 2) continue;
      drawn.push(placed(plate, turn('x', 90), shift((i + 0.5) * pitch, (k - leaves / 2) * t + odd * 0.01, 0)));
    }
    pins.push(acrossY(cylinder(pitch * 0.17, t * (leaves + 1.6)), i * pitch, (-t * (leaves + 2.4)) / 2, 0));
  }
  pins.push(acrossY(cylinder(pitch * 0.17, t * (leaves + 1.6)), links * pitch, (-t * (leaves + 2.4)) / 2, 0));
  return [piece('main', joined(drawn)), piece('zinc', joined(pins))];
}

function ladderPiece(width: number, height: number, steps: number): Mesh {
  const rail = (x: number) => move(box(width * 0.07, width * 0.14, height, { bevel: 2 }), x, 0, 0);
  const rungs = Array.from({ length: steps }, (_, i) =>
    move(box(width, width * 0.16, width * 0.06, { bevel: 2 }), 0, 0, (height * (i + 0.5)) / steps),
  );
  return joined([rail(-width / 2), rail(width / 2), ...rungs]);
}

export const structure = {
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
  shackle: template({
    area: 'structure',
    material: 'zincYellow',
    pose: 'stand',
    defaults: { d: 30 },
    build: ({ d }) => {
      const ringPath = arc(d * 1.5, 0, 360, { open: true }).map(([x, z]): Vec3 => [x, 0, z + d * 2.1]);
      const holes = [bore(d * 0.28, d * 1.3, 0), bore(d * 0.28, -d * 1.3, 0)];
      return solid(
        piece('main', pipe(ringPath, d * 0.36, true)),
        piece(
          'black',
          extrude(roundRect(d * 3.8, d * 1.8, d * 0.3), d * 0.4, { holes, bevel: d * 0.04 }),
          placed(ring(d * 0.75, d * 0.45, d * 1.2, d * 0.08), turn('x', 90), shift(0, d * 0.6, d * 0.7)),
        ),
      );
    },
  }),
  drawbar: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 420 },
    build: ({ length: l }) =>
      solid(
        piece(
          'main',
          move(box(l, l * 0.12, l * 0.12, { bevel: 3 }), 0, 0, 0),
          placed(ring(l * 0.12, l * 0.07, l * 0.1, 3), shift(l * 0.58, 0, l * 0.01)),
          move(box(l * 0.05, l * 0.4, l * 0.3, { bevel: 3 }), -l * 0.5, 0, -l * 0.09),
        ),
      ),
  }),
  pocketTube: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 700, width: 190, height: 80 },
    build: ({ length, width, height }) =>
      solid(
        piece('main', placed(squareTube(height, width, length, 8), turn('y', 90), shift(-length / 2, 0, height / 2))),
      ),
  }),
  rest: template({
    area: 'structure',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { width: 260, height: 240 },
    build: ({ width: w, height: h }) =>
      solid(
        piece(
          'main',
          upright(
            [
              [-w / 2, 0],
              [w / 2, 0],
              [w / 2, h],
              [w * 0.36, h],
              [w * 0.36, h * 0.55],
              [-w * 0.36, h * 0.55],
              [-w * 0.36, h],
              [-w / 2, h],
            ],
            w * 0.3,
            0,
          ),
        ),
        piece('nylon', move(box(w * 0.68, w * 0.26, h * 0.08, { bevel: 3 }), 0, 0, h * 0.55)),
      ),
  }),
  tray: template({
    area: 'structure',
    material: 'black',
    pose: 'stand',
    defaults: { length: 620, width: 380, height: 120, thickness: 5 },
    build: ({ length: l, width: w, height: h, thickness: t }) => {
      const wall = (a: number, b: number, x: number, y: number) => move(box(a, b, h), x, y, 0);
      return solid(
        piece(
          'main',
          box(l, w, t),
          wall(t, w, l / 2, 0),
          wall(t, w, -l / 2, 0),
          wall(l, t, 0, w / 2),
          wall(l, t, 0, -w / 2),
          placed(
            extrude(
              ribbon(
                [
                  [-l * 0.1, 0],
                  [-l * 0.1, h * 0.3],
                  [l * 0.1, h * 0.3],
                  [l * 0.1, 0],
                ],
                t * 1.4,
              ),
              t * 2,
            ),
            turn('z', 0),
            shift(0, -w / 2 - h * 0.32, h * 0.6),
          ),
        ),
      );
    },
  }),
};
