/** Whether a postal code is written as its country writes them (spec §5), however it was spaced or prefixed: `SE-111 22`, `11122`. */

const SEPARATORS = /[\s.-]/g;
/** The letters of the country or of its cars in front, as in `LV-1010`, `D-80331`. */
const PREFIX = /^[A-Z]{1,3}-/;

/** A code as it is kept, however it was typed: in capitals and digits of half width, without the postal mark. */
export const asPostalCode = (typed: string): string =>
  typed.normalize('NFKC').toUpperCase().replaceAll('〒', '').replaceAll(/\s+/g, ' ').trim();

/** The spellings of a code that are held to the form: as typed, bare, and without the letters of the country. */
function spellingsOf(code: string, country: string): string[] {
  const typed = asPostalCode(code);
  const bare = typed.replaceAll(SEPARATORS, '');
  const without = bare.startsWith(country) ? bare.slice(country.length) : bare;
  return [typed, bare, without, typed.replace(PREFIX, '').replaceAll(SEPARATORS, '')];
}

/** True also where the country has no form. */
export function isPostalCode(code: string, { country, pattern }: { country: string; pattern: string | null }): boolean {
  if (pattern === null) return true;
  const form = new RegExp(pattern, 'i');
  return spellingsOf(code, country).some((spelling) => form.test(spelling));
}
