// Hydraulic parts: cylinders and what is in them, pumps, motors, valves.
import { box, extrude } from '../primitives/extrude.ts';
import { arc, bore, circle, rect, roundRect } from '../primitives/outlines.ts';
import { acrossX, acrossY, around, joined, move, piece, placed, repeated, solid } from '../primitives/place.ts';
import { cylinder, lathe, ring, sphere, torus } from '../primitives/revolve.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import type { Mesh, Piece, Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

/** Forged eye with its bush, bore along x, neck towards +z, centre at the origin. */
function eye(d: number, width: number): { body: Mesh; bush: Mesh } {
  const outline: Point2[] = [...arc(d * 1.0, 140, 400), [d * 0.62, d * 1.35], [-d * 0.62, d * 1.35]];
  const body = placed(
    extrude(outline, width, { holes: [bore(d * 0.56)], bevel: width * 0.06 }),
    turn('x', 90),
    shift(0, width / 2, 0),
    turn('z', 90),
  );
  return { body, bush: acrossX(ring(d * 0.6, d * 0.5, width * 1.04, d * 0.04), -width * 0.52, 0, 0) };
}

/** Cap with pilot, O-ring and spanner holes. */
function glandPieces(boreD: number, rodD: number): Piece[] {
  const [R, r] = [boreD / 2, rodD / 2];
  const h = boreD * 0.5;
  const body = lathe(
    [
      [r * 1.02, 0],
      [R * 0.98, 0],
      [R * 0.98, h * 0.55],
      [R * 1.16, h * 0.6],
      [R * 1.16, h * 0.92],
      [R * 1.06, h],
      [r * 1.3, h],
      [r * 1.02, h * 0.94],
    ],
    true,
  );
  return [
    piece('main', body),
    piece('rubber', move(torus(R * 0.97, R * 0.08), 0, 0, h * 0.22)),
    piece('blue', move(ring(r * 1.2, r * 1.0, h * 0.08), 0, 0, h * 0.96)),
    piece('nylon', move(torus(R * 0.97, R * 0.06), 0, 0, h * 0.38)),
  ];
}

function pistonPieces(boreD: number): Piece[] {
  const R = boreD / 2;
  const groove = (z: number, h: number, depth: number): Point2[] => [
    [R, z],
    [R - depth, z],
    [R - depth, z + h],
    [R, z + h],
  ];
  const h = boreD * 0.62;
  const profile: Point2[] = [
    [R * 0.34, 0],
    [R * 0.92, 0],
    [R, h * 0.06],
    ...groove(h * 0.14, h * 0.16, R * 0.1),
    ...groove(h * 0.4, h * 0.22, R * 0.12),
    ...groove(h * 0.7, h * 0.16, R * 0.1),
    [R, h * 0.94],
    [R * 0.92, h],
    [R * 0.34, h],
  ];
  const band = (z: number, size: number) => move(ring(R * 1.01, R * 0.9, size, size * 0.1), 0, 0, z);
  return [
    piece('main', lathe(profile, true)),
    piece('nylon', band(h * 0.15, h * 0.14), band(h * 0.71, h * 0.14)),
    piece('green', band(h * 0.41, h * 0.2)),
  ];
}

const port = (d: number): Mesh =>
  joined([hexagon(d * 1.5, d * 0.5), move(ring(d * 0.52, d * 0.34, d * 0.4), 0, 0, d * 0.42)]);

export const hydraulics = {
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
  cartridgeValve: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 22, length: 90 },
    build: ({ d, length }) => {
      const seal = (z: number) => move(torus(d * 0.36, d * 0.12), 0, 0, z);
      return solid(
        piece(
          'main',
          hexagon(d * 1.25, d * 0.5, { chamferBottom: true }),
          threadedBar(d * 0.45, -d * 0.8, 0),
          move(cylinder(d * 0.36, length * 0.3, d * 0.03), 0, 0, -d * 0.75 - length * 0.3),
        ),
        piece(
          'steel',
          move(cylinder(d * 0.28, length * 0.5, d * 0.03), 0, 0, d * 0.5),
          move(threadedBar(d * 0.22, 0, length * 0.09), 0, 0, d * 0.5 + length * 0.48),
        ),
        piece('rubber', seal(-d * 0.95), seal(-d * 0.75 - length * 0.14), seal(-d * 0.75 - length * 0.26)),
      );
    },
  }),
  solenoidCoil: template({
    area: 'hydraulics',
    material: 'plasticBlack',
    pose: 'stand',
    defaults: { d: 22, height: 50 },
    build: ({ d, height }) => {
      const shell = extrude(roundRect(d * 1.9, d * 2.1, d * 0.5), height, {
        holes: [circle(d * 0.3)],
        bevel: d * 0.06,
      });
      const plug = move(box(d * 0.9, d * 1.3, d * 1.1, { radius: d * 0.16 }), d * 1.35, 0, height * 0.3);
      const band = (z: number) =>
        move(extrude(roundRect(d * 1.94, d * 2.14, d * 0.52), d * 0.1, { holes: [circle(d * 0.3)] }), 0, 0, z);
      return solid(
        piece('main', shell, plug),
        piece(
          'zinc',
          band(height * 0.06),
          band(height * 0.88),
          move(ring(d * 0.34, d * 0.28, height * 1.03), 0, 0, -height * 0.015),
        ),
        piece(
          'plasticGrey',
          move(box(d * 0.66, d * 1.05, d * 0.14, { radius: d * 0.1 }), d * 1.36, 0, height * 0.3 + d * 1.08),
        ),
      );
    },
  }),
  rodEye: template({
    area: 'hydraulics',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { rod: 40, eye: 35 },
    build: ({ rod, eye: pin }) => {
      const low = eye(pin, pin * 1.5);
      return solid(
        piece('main', low.body, move(cylinder(rod * 0.62, rod * 0.5, 1), 0, 0, pin * 1.25)),
        piece('bronze', low.bush),
        piece('black', move(cylinder(rod * 0.36, 1), 0, 0, pin * 1.26 + rod * 0.5)),
      );
    },
  }),
  solenoidValve: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 22, length: 90 },
    build: ({ d, length }) => {
      const seal = (z: number) => move(torus(d * 0.36, d * 0.12), 0, 0, z);
      const coil = extrude(roundRect(d * 1.8, d * 1.9, d * 0.4), length * 0.44, { bevel: d * 0.06 });
      return solid(
        piece(
          'main',
          hexagon(d * 1.25, d * 0.5, { chamferBottom: true }),
          threadedBar(d * 0.45, -d * 0.8, 0),
          move(cylinder(d * 0.36, length * 0.3, d * 0.03), 0, 0, -d * 0.75 - length * 0.3),
        ),
        piece(
          'plasticBlack',
          move(coil, 0, 0, d * 0.55),
          move(box(d * 0.8, d * 1.1, d, { radius: d * 0.14 }), d * 1.2, 0, d * 0.6 + length * 0.12),
        ),
        piece(
          'zinc',
          move(hexagon(d * 0.8, d * 0.3), 0, 0, d * 0.55 + length * 0.44),
          move(cylinder(d * 0.2, d * 0.5, 1), 0, 0, d * 0.6 + length * 0.44),
        ),
        piece('rubber', seal(-d * 0.95), seal(-d * 0.75 - length * 0.14), seal(-d * 0.75 - length * 0.26)),
      );
    },
  }),
  reliefValve: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'stand',
    defaults: { d: 20, length: 70 },
    build: ({ d, length }) =>
      solid(
        piece(
          'main',
          hexagon(d * 1.3, d * 0.55, { chamferBottom: true }),
          threadedBar(d * 0.45, -d * 0.8, 0),
          move(cylinder(d * 0.34, length * 0.35, 1), 0, 0, -d * 0.75 - length * 0.35),
          move(hexagon(d * 0.9, d * 0.4), 0, 0, d * 0.5),
          move(threadedBar(d * 0.24, 0, d * 0.8), 0, 0, d * 0.8),
        ),
        piece('red', move(cylinder(d * 0.34, d * 0.6, 1.5), 0, 0, d * 1.3)),
        piece('rubber', move(torus(d * 0.34, d * 0.1), 0, 0, -d * 0.9 - length * 0.12)),
      ),
  }),
  counterbalanceValve: template({
    area: 'hydraulics',
    material: 'aluminium',
    pose: 'stand',
    defaults: { size: 60 },
    build: ({ size: s }) => {
      const cartridge = placed(
        joined([
          hexagon(s * 0.5, s * 0.26),
          move(cylinder(s * 0.17, s * 0.5, s * 0.02), 0, 0, s * 0.2),
          move(hexagon(s * 0.28, s * 0.14), 0, 0, s * 0.52),
        ]),
        turn('y', 90),
        shift(s * 0.7, 0, s * 0.55),
      );
      const holes = [bore(s * 0.09, -s * 0.45, s * 0.32), bore(s * 0.09, -s * 0.45, -s * 0.32)];
      return solid(
        piece('main', extrude(rect(s * 1.4, s), s, { bevel: s * 0.03, holes })),
        piece(
          'zinc',
          cartridge,
          move(port(s * 0.3), s * 0.2, 0, s),
          placed(port(s * 0.3), turn('x', 90), shift(s * 0.2, -s * 0.5, s * 0.5)),
        ),
      );
    },
  }),
  checkValve: template({
    area: 'hydraulics',
    material: 'zinc',
    pose: 'lie',
    defaults: { d: 20 },
    build: ({ d }) =>
      solid(
        piece(
          'main',
          threadedBar(d * 0.5, 0, d),
          move(hexagon(d * 1.5, d * 1.9, { chamferBottom: true }), 0, 0, d * 0.9),
          threadedBar(d * 0.5, d * 2.7, d * 3.7),
        ),
      ),
  }),
  pressureGauge: template({
    area: 'hydraulics',
    material: 'steel',
    pose: 'face',
    defaults: { d: 63 },
    build: ({ d }) => {
      const ticks = around(move(box(d * 0.06, d * 0.012, d * 0.004), d * 0.36, 0, d * 0.302), 24);
      const needle = move(placed(box(d * 0.34, d * 0.03, d * 0.006), turn('z', 130)), -d * 0.08, d * 0.1, d * 0.306);
      const stem = placed(
        joined([
          cylinder(d * 0.1, d * 0.5),
          move(hexagon(d * 0.3, d * 0.16), 0, 0, d * 0.12),
          threadedBar(d * 0.1, d * 0.3, d * 0.52),
        ]),
        turn('x', 90),
        shift(0, -d * 0.42, d * 0.14),
      );
      return solid(
        piece('main', ring(d * 0.5, d * 0.44, d * 0.34, d * 0.03), cylinder(d * 0.48, d * 0.28)),
        piece('paper', move(cylinder(d * 0.44, d * 0.02), 0, 0, d * 0.28)),
        piece('black', ticks, needle, move(cylinder(d * 0.04, d * 0.03), 0, 0, d * 0.3)),
        piece('brass', stem),
      );
    },
  }),
  handPump: template({
    area: 'hydraulics',
    material: 'aluminium',
    pose: 'stand',
    defaults: { length: 180 },
    build: ({ length: l }) => {
      const lever = placed(cylinder(l * 0.05, l * 1.1), turn('y', 50), shift(-l * 0.3, 0, l * 0.42));
      return solid(
        piece(
          'main',
          box(l, l * 0.34, l * 0.3, { bevel: l * 0.02 }),
          move(box(l * 0.26, l * 0.2, l * 0.24, { bevel: l * 0.02 }), -l * 0.3, 0, l * 0.28),
        ),
        piece(
          'steel',
          acrossX(cylinder(l * 0.07, l * 0.5, l * 0.01), -l * 0.2, 0, l * 0.4),
          acrossY(cylinder(l * 0.04, l * 0.28), -l * 0.3, -l * 0.14, l * 0.42),
        ),
        piece('red', lever),
        piece('rubber', placed(cylinder(l * 0.07, l * 0.3, l * 0.02), turn('y', 50), shift(l * 0.36, 0, l * 0.97))),
        piece('zinc', placed(port(l * 0.12), turn('x', 90), shift(l * 0.3, -l * 0.17, l * 0.15))),
      );
    },
  }),
  rotaryActuator: template({
    area: 'hydraulics',
    material: 'darkGrey',
    pose: 'lie',
    defaults: { d: 140, length: 320 },
    build: ({ d, length }) => {
      const bolts = around(move(hexagon(d * 0.1, d * 0.06), d * 0.4, 0, length), 10);
      const foot = (z: number) => move(box(d * 1.3, d * 0.3, length * 0.16, { bevel: d * 0.02 }), 0, -d * 0.46, z);
      return solid(
        piece('main', cylinder(d * 0.5, length, d * 0.03), foot(length * 0.12), foot(length * 0.72)),
        piece(
          'blackOxide',
          move(cylinder(d * 0.56, length * 0.08, d * 0.02), 0, 0, length * 0.2),
          move(cylinder(d * 0.56, length * 0.08, d * 0.02), 0, 0, length * 0.7),
        ),
        piece(
          'steel',
          move(cylinder(d * 0.34, length * 0.12, d * 0.02), 0, 0, length),
          move(cylinder(d * 0.34, length * 0.12, d * 0.02), 0, 0, -length * 0.12),
        ),
        piece(
          'zinc',
          bolts,
          placed(port(d * 0.14), turn('x', -90), shift(0, d * 0.47, length * 0.4)),
          placed(port(d * 0.14), turn('x', -90), shift(0, d * 0.47, length * 0.58)),
        ),
      );
    },
  }),
  rotaryManifold: template({
    area: 'hydraulics',
    material: 'steel',
    pose: 'stand',
    defaults: { d: 110, height: 260, ports: 5 },
    build: ({ d, height, ports }) => {
      const at = Array.from({ length: ports }, (_, i) => height * (0.2 + (0.62 * i) / Math.max(1, ports - 1)));
      const outlets = at.map((z, i) =>
        placed(port(d * 0.16), turn('y', 90), shift(d * 0.48, 0, 0), turn('z', -60 + 24 * (i % 2)), shift(0, 0, z)),
      );
      return solid(
        piece(
          'main',
          move(cylinder(d * 0.5, height * 0.84, d * 0.03), 0, 0, height * 0.08),
          cylinder(d * 0.66, height * 0.08, d * 0.02),
        ),
        piece('blackOxide', move(cylinder(d * 0.36, height * 0.1, d * 0.02), 0, 0, height * 0.9)),
        piece('zinc', ...outlets, around(move(hexagon(d * 0.11, d * 0.06), d * 0.57, 0, height * 0.08), 6)),
      );
    },
  }),
  accumulator: template({
    area: 'hydraulics',
    material: 'black',
    pose: 'stand',
    defaults: { d: 110 },
    build: ({ d }) =>
      solid(
        piece('main', move(sphere(d * 0.5), 0, 0, d * 0.62), move(ring(d * 0.515, d * 0.46, d * 0.05), 0, 0, d * 0.6)),
        piece(
          'zinc',
          hexagon(d * 0.3, d * 0.14),
          threadedBar(d * 0.1, -d * 0.14, 0),
          move(cylinder(d * 0.08, d * 0.08, d * 0.02), 0, 0, d * 1.1),
        ),
      ),
  }),
};

/** Two-bolt mounting flange. */
function slotFlange(s: number): Point2[] {
  const wing = (cx: number, from: number, to: number) => arc(s * 0.16, from, to, { cx });
  return [
    ...wing(s * 0.72, -60, 60),
    ...arc(s * 0.44, 40, 140),
    ...wing(-s * 0.72, 120, 240),
    ...arc(s * 0.44, 220, 320),
  ];
}
