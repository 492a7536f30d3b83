// What the carrier's parts weigh and cost, which its list does not tell: by the room each takes in the model, an assembly by its parts.
import { readSolids } from './glb-solid.ts';

/** Weight in grams and price in cents. */
export type Worth = { grams: number; cents: number };

type Piece = { code: string; quantity: number };

/** Millimetres a unit of the model is long, and grams of a cubic centimetre of its box. */
const UNIT = 0.4;
const DENSITY = 0.38;

/** An assembly costs a tenth less than its parts. */
const SHARE = 0.9;

/** The worth of a part or an assembly by its code; a code the model does not show is worth the least. */
export function worthsOf(glb: Buffer, contentsOf: ReadonlyMap<string, readonly Piece[]>): (code: string) => Worth {
  const solidOf = readSolids(glb);
  const worthOf = (code: string): Worth => {
    const contents = contentsOf.get(code);
    if (contents) {
      const sum = (what: keyof Worth) =>
        contents.reduce((total, piece) => total + worthOf(piece.code)[what] * piece.quantity, 0);
      return { grams: sum('grams'), cents: Math.round(sum('cents') * SHARE) };
    }
    const points = solidOf(code)?.pieces.flatMap(({ mesh }) => mesh.points) ?? [];
    const side = (axis: 0 | 1 | 2) => {
      const along = points.map((point) => point[axis]);
      return along.length === 0 ? 0 : (Math.max(...along) - Math.min(...along)) * UNIT;
    };
    const cubicCentimetres = (side(0) * side(1) * side(2)) / 1000;
    const grams = Math.max(1, Math.round(cubicCentimetres * DENSITY));
    return { grams, cents: 12 + Math.round(cubicCentimetres * 9) };
  };
  return worthOf;
}
