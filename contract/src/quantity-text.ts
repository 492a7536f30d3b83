/** Quantities as people and spreadsheets write them (spec §5 Import file: each item quantity must be valid). */
import { limits } from './limits.ts';

const UNIT = /\s*(?:x|×|\*|\p{L}{1,12}[.]?)$/u;
const BEFORE = /^(?:[x×*]|qty[.:]?|q[.]?)\s*/i;
/** Spaces, the narrow ones of French among them, part thousands; a point or comma does so or begins cents, nobody can tell: that is no quantity. */
const GROUPED = /^\d{1,3}(?:[\p{Zs}'’]\d{3})+$/u;
const WHOLE = /^(\d{1,6})(?:[.,]0{1,2})?$/;
/** A longer text says more than a quantity, and is not taken apart. */
const LONGEST = 100;

/** So many pieces, or null where the text is no whole number from 1 to 9,999: "4", "4.0", "x4", "4 pcs", "1 200". */
export function quantityIn(text: string): number | null {
  if (text.length > LONGEST) return null;
  const typed = text.normalize('NFKC').trim().replace(BEFORE, '');
  const bare = /^\d/.test(typed) ? typed.replace(UNIT, '') : typed;
  const digits = GROUPED.test(bare) ? bare.replaceAll(/\D/g, '') : (WHOLE.exec(bare)?.[1] ?? '');
  const quantity = Number(digits);
  return digits !== '' && quantity >= limits.quantityMin && quantity <= limits.quantityMax ? quantity : null;
}
