// A list that was pasted where one searches: it is more than a keyword, and goes on to quick add (spec §2 Quick add items: in the header).
import { makeStore } from './stored/store.ts';

/** The text on its way to quick add; empty where there is none. */
export const pastedList = makeStore('');

const WITH_QUANTITY = /^(?:\d{1,4}\s*(?:x|×|pcs?\.?)?\s+\S|\S.*[\s;,:x×*]\d{1,4}\s*(?:pcs?\.?|x)?$)/i;

/** Whether a text is a list of parts: several lines, each with a quantity at one of its ends. A nameplate's are not all so. */
export function isPartList(text: string): boolean {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const filled = lines.filter((line) => line !== '');
  return filled.length > 1 && filled.every((line) => WITH_QUANTITY.test(line));
}
