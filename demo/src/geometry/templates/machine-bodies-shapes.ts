// Shapes shared by: Bodies of whole machines as a buyer sees them: tin work with doors, steps and the maker's name.
import { extrude } from '../primitives/extrude.ts';
import { lettering } from '../primitives/lettering.ts';
import { roundRect } from '../primitives/outlines.ts';
import { joined, piece, placed } from '../primitives/place.ts';
import type { Mesh, Piece, Point2 } from '../types.ts';
import { shift, turn } from '../vector.ts';

/** Side profile in x and z made `width` wide, centred on y. */
export const slab = (profile: readonly Point2[], width: number, bevel = 8): Mesh =>
  placed(extrude(profile, width, { bevel }), turn('x', 90), shift(0, width / 2, 0));

/** A thin sheet on the side that faces front (-y) or back (+y). */
export const onSide = (mesh: Mesh, side: number, y: number, x: number, z: number): Mesh =>
  side < 0 ? placed(mesh, turn('x', 90), shift(x, -y, z)) : placed(mesh, turn('x', 90), turn('z', 180), shift(x, y, z));

export const both = (make: (side: number) => Mesh): Mesh[] => [make(-1), make(1)];

export const nameOn = (y: number, x: number, z: number, height: number): Piece =>
  piece('white', ...both((side) => onSide(lettering('NORRVIK', height, 3), side, y, x, z)));

export const louvres = (y: number, x: number, z: number, w: number, h: number): Piece =>
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
