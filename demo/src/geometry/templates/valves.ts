// Cartridges, coils, valves and gauges.
import { box, extrude } from '../primitives/extrude.ts';
import { bore, circle, rect, roundRect } from '../primitives/outlines.ts';
import { around, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, ring, torus } from '../primitives/revolve.ts';
import { hexagon, threadedBar } from '../primitives/threads.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';
import { eye, port } from './hydraulics-shapes.ts';

export const valves = {
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
};
