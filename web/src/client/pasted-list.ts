// A list that was pasted where one searches: it is more than a keyword, and goes on to quick add (spec §2 Quick add items: in the header).
import { makeStore } from './stored/store.ts';

/** The text on its way to quick add; empty where there is none. */
export const pastedList = makeStore('');

const WITH_QUANTITY = /^(?:\d{1,4}\s*(?:x|×|pcs?\.?)?\s+\S|\S.*[\s;,:x×*]\d{1,4}\s*(?:pcs?\.?|x)?$)/i;

const BEGINS_WITH_CODE = /^(?=\S*\d)[a-z\d][\w./-]{3,}(?![^\s;,:])/i;

/** Whether a text is a list of parts: several lines, each with a quantity at one of its ends or a code at its beginning, or rows of a spreadsheet. A nameplate's are not all so. */
export function isPartList(text: string): boolean {
  const lines = text.split(/[\r\n]+/).filter((line) => line.trim() !== '');
  const [cells = 1, ...others] = new Set(lines.map((line) => line.split('\t').length));
  const isTable = cells > 1 && others.length === 0;
  return (
    lines.length > 1 &&
    (isTable || [WITH_QUANTITY, BEGINS_WITH_CODE].some((each) => lines.every((line) => each.test(line.trim()))))
  );
}
