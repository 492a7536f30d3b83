// Bodies of whole machines as a buyer sees them: tin work with doors, steps and the maker's name.
import { box, extrude } from '../primitives/extrude.ts';
import { lettering } from '../primitives/lettering.ts';
import { arc, bore, circle, ribbon, roundRect } from '../primitives/outlines.ts';
import { acrossY, joined, move, piece, placed, solid } from '../primitives/place.ts';
import { cylinder, ring } from '../primitives/revolve.ts';
import type { Mesh, Piece, Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';
import { template } from './template.ts';

/** Side profile in x and z made `width` wide, centred on y. */
const slab = (profile: readonly Point2[], width: number, bevel = 8): Mesh =>
  placed(extrude(profile, width, { bevel }), turn('x', 90), shift(0, width / 2, 0));

/** A thin sheet on the side that faces front (-y) or back (+y). */
const onSide = (mesh: Mesh, side: number, y: number, x: number, z: number): Mesh =>
  side < 0 ? placed(mesh, turn('x', 90), shift(x, -y, z)) : placed(mesh, turn('x', 90), turn('z', 180), shift(x, y, z));

const both = (make: (side: number) => Mesh): Mesh[] => [make(-1), make(1)];

const nameOn = (y: number, x: number, z: number, height: number): Piece =>
  piece('white', ...both((side) => onSide(lettering('NORRVIK', height, 3), side, y, x, z)));

const louvres = (y: number, x: number, z: number, w: number, h: number): Piece =>
  piece(
    'black',
    ...both((side) => ({
      ...joined(
        Array.from({ length: 5 }, (_, i) =>
          onSide(extrude(roundRect(w, h * 0.09, 3), 5), side, y, x, z - h / 2 + (i * h) / 4),
        ),
      ),
      spacing: h / 5,
    })),
  );

export const machineBodies = {
  scissorBody: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 1750, width: 760, height: 520 },
    build: ({ length: l, width: w, height: h }) => {
      const frame: Point2[] = [
        [-l * 0.5, h * 0.34],
        [-l * 0.46, h * 0.2],
        [-l * 0.2, h * 0.08],
        [l * 0.2, h * 0.08],
        [l * 0.46, h * 0.2],
        [l * 0.5, h * 0.34],
        [l * 0.5, h],
        [-l * 0.5, h],
      ];
      const door = (x: number) =>
        both((side) =>
          onSide(extrude(roundRect(l * 0.29, h * 0.56, 18), 14, { bevel: 4 }), side, w * 0.48, x, h * 0.62),
        );
      const latch = (x: number) =>
        both((side) => onSide(extrude(roundRect(l * 0.035, h * 0.1, 4), 5), side, w * 0.5, x, h * 0.62));
      return solid(
        piece(
          'darkGrey',
          slab(frame, w * 0.94, 10),
          move(box(l * 0.46, w * 0.98, h * 0.1, { bevel: 4 }), 0, 0, h * 0.02),
        ),
        piece('main', ...door(-l * 0.16), ...door(l * 0.16)),
        piece('black', ...latch(-l * 0.04), ...latch(l * 0.28)),
        nameOn(w * 0.502, -l * 0.18, h * 0.68, h * 0.13),
        louvres(w * 0.5, l * 0.13, h * 0.62, l * 0.12, h * 0.3),
        piece('lensRed', ...both((side) => onSide(cylinder(h * 0.04, 6, 1), side, w * 0.5, l * 0.28, h * 0.82))),
        piece(
          'black',
          move(box(16, w * 0.5, h * 0.4, { bevel: 3 }), -l * 0.505, 0, h * 0.44),
          ...[0.3, 0.52, 0.74].map((k) => move(box(26, w * 0.42, 18, { bevel: 3 }), -l * 0.51, 0, h * k)),
        ),
      );
    },
  }),
  boomBody: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 2300, width: 1700, height: 900 },
    build: ({ length: l, width: w, height: h }) => {
      const hood: Point2[] = [
        [-l * 0.42, h * 0.12],
        [l * 0.34, h * 0.12],
        [l * 0.4, h * 0.3],
        ...arc(h * 0.26, 0, 90, { cx: l * 0.4 - h * 0.26, cy: h * 0.54 }),
        [-l * 0.3, h * 0.86],
        ...arc(h * 0.3, 100, 180, { cx: -l * 0.42 + h * 0.3, cy: h * 0.56 }),
      ];
      const pod = (side: number) => placed(slab(hood, w * 0.3, 26), shift(0, side * w * 0.335, 0));
      const cheek: Point2[] = [
        [-l * 0.34, 0],
        [l * 0.3, 0],
        [l * 0.16, h * 0.5],
        [-l * 0.14, h * 1.28],
        [-l * 0.3, h * 1.36],
        [-l * 0.42, h * 1.1],
        [-l * 0.42, h * 0.3],
      ];
      const back: Point2[] = [
        [-l * 0.5, -w * 0.46],
        [-l * 0.4, -w * 0.49],
        [-l * 0.4, w * 0.49],
        [-l * 0.5, w * 0.46],
        [-l * 0.56, w * 0.2],
        [-l * 0.56, -w * 0.2],
      ];
      return solid(
        piece('main', pod(-1), pod(1)),
        piece(
          'darkGrey',
          ...[-0.13, 0.13].map((k) => placed(slab(cheek, 26, 2), shift(0, w * k, 0))),
          move(extrude(roundRect(l * 0.9, w * 0.96, 90), h * 0.12, { bevel: 6 }), -l * 0.02, 0, 0),
          move(extrude(back, h * 0.74, { bevel: 20 }), 0, 0, h * 0.06),
        ),
        piece(
          'darkGrey',
          ...[-0.13, 0.13].map((k) => acrossY(ring(h * 0.13, h * 0.07, 60, 4), -l * 0.29, w * k - 30, h * 1.22)),
        ),
        nameOn(w * 0.486, -l * 0.08, h * 0.62, h * 0.15),
        louvres(w * 0.486, l * 0.2, h * 0.46, l * 0.2, h * 0.26),
        piece(
          'black',
          ...both((side) => onSide(extrude(roundRect(l * 0.06, h * 0.08, 6), 8), side, w * 0.485, -l * 0.28, h * 0.36)),
        ),
      );
    },
  }),
  truckBody: template({
    area: 'bodywork',
    material: 'orange',
    pose: 'stand',
    defaults: { length: 2100, width: 1120, height: 900 },
    build: ({ length: l, width: w, height: h }) => {
      const frame: Point2[] = [
        [-l * 0.3, h * 0.2],
        [l * 0.42, h * 0.2],
        [l * 0.5, h * 0.36],
        [l * 0.5, h * 0.7],
        [l * 0.38, h * 0.72],
        [l * 0.36, h * 0.44],
        [l * 0.02, h * 0.42],
        [-l * 0.3, h * 0.6],
      ];
      const weight: Point2[] = [
        [-l * 0.18, h * 0.16],
        [-l * 0.18, h * 1.0],
        [-l * 0.3, h * 1.04],
        [-l * 0.44, h * 0.98],
        [-l * 0.5, h * 0.8],
        [-l * 0.5, h * 0.4],
        [-l * 0.44, h * 0.3],
        [-l * 0.42, h * 0.16],
      ];
      const hood: Point2[] = [
        [-l * 0.22, h * 0.4],
        [l * 0.04, h * 0.4],
        [l * 0.08, h * 0.94],
        [l * 0.04, h * 1.0],
        [-l * 0.2, h * 1.04],
      ];
      const wheelArch = (x: number) =>
        both((side) =>
          onSide(
            extrude([...arc(h * 0.42, 0, 180), [-h * 0.36, 0], ...arc(h * 0.36, 180, 0)], 30, { bevel: 3 }),
            side,
            w * 0.5,
            x,
            h * 0.3,
          ),
        );
      const step: Point2[] = [
        [-0.06, 0],
        [0.06, 0],
        [0.06, 0.06],
        [-0.06, 0.06],
      ].map(([x = 0, z = 0]): Point2 => [x * l, z * h]);
      return solid(
        piece('main', slab(frame, w * 0.86, 14), placed(slab(hood, w * 0.78, 22), shift(0, 0, 0))),
        piece('darkGrey', placed(extrude(weight, w * 0.98, { bevel: 46 }), turn('x', 90), shift(0, w * 0.49, 0))),
        piece(
          'black',
          ...wheelArch(l * 0.34),
          ...both((side) => placed(slab(step, w * 0.14, 2), shift(l * 0.1, side * w * 0.46, h * 0.2))),
          move(box(l * 0.34, w * 0.8, 14, { bevel: 3 }), l * 0.2, 0, h * 0.43),
        ),
        piece(
          'darkGrey',
          placed(
            slab(
              [
                [l * 0.3, h * 0.42],
                [l * 0.42, h * 0.42],
                [l * 0.44, h * 1.0],
                [l * 0.36, h * 1.08],
                [l * 0.33, h * 1.0],
              ],
              w * 0.76,
              14,
            ),
            shift(0, 0, 0),
          ),
        ),
        nameOn(w * 0.498, -l * 0.32, h * 0.66, h * 0.11),
        piece(
          'lensRed',
          ...[-1, 1].map((s) => move(box(8, w * 0.08, h * 0.12, { bevel: 2 }), -l * 0.502, s * w * 0.36, h * 0.7)),
        ),
        piece(
          'black',
          move(
            placed(
              extrude(
                ribbon(
                  [
                    [0, 0],
                    [0, 40],
                    [60, 40],
                    [60, 0],
                  ],
                  14,
                ),
                60,
              ),
              turn('x', 90),
            ),
            -l * 0.5,
            30,
            h * 0.42,
          ),
        ),
      );
    },
  }),
  truckChassis: template({
    area: 'bodywork',
    material: 'darkGrey',
    pose: 'stand',
    defaults: { length: 2900, width: 1000, height: 480, ring: 620 },
    build: ({ length: l, width: w, height: h, ring: r }) => {
      const side: Point2[] = [
        [-l / 2, h * 0.5],
        [-l * 0.42, h * 0.26],
        [-l * 0.26, 0],
        [l * 0.26, 0],
        [l * 0.42, h * 0.26],
        [l / 2, h * 0.5],
        [l / 2, h * 0.86],
        [l * 0.3, h],
        [-l * 0.3, h],
        [-l / 2, h * 0.86],
      ];
      return solid(
        piece('main', slab(side, w, 16), move(ring(r * 0.56, r * 0.3, h * 0.16, 6), 0, 0, h)),
        piece(
          'black',
          ...both((s) =>
            onSide(extrude(roundRect(l * 0.3, h * 0.4, 20), 10, { holes: [circle(h * 0.12)] }), s, w / 2, 0, h * 0.5),
          ),
          move(box(20, w * 0.5, h * 0.24, { bevel: 3 }), l * 0.5, 0, h * 0.56),
        ),
        piece(
          'zincYellow',
          ...[-1, 1].map((s) => move(ring(h * 0.1, h * 0.06, 20, 4), s * l * 0.47, w * 0.4, h * 0.86)),
        ),
        piece('steel', move(extrude(circle(r * 0.5), h * 0.1, { holes: [bore(r * 0.34)] }), 0, 0, h * 1.14)),
      );
    },
  }),
};
