// Reads a description as the server hands it out (spec §2 localized HTML description): marks of the contract without attributes, and escaped text.
import { DESCRIPTION_MARKS, type DescriptionMark } from '@outrigger/contract';
import { unescaped } from './plain-description.ts';

/** Text, or a mark with what stands in it. */
export type Marked = string | { mark: DescriptionMark; children: Marked[] };

const MARKUP = /(<\/?[a-z]+(?: \/)?>)/;
const TAG = /^<(\/?)([a-z]+)(?: \/)?>$/;

interface Open {
  mark: DescriptionMark | undefined;
  children: Marked[];
}

/** The description as a tree; whatever is no mark of the contract is the text it is written with, so that nothing of it can act on a page. */
export function readMarked(html: string): Marked[] {
  const root: Open = { mark: undefined, children: [] };
  const open = [root];
  for (const piece of html.split(MARKUP)) if (piece !== '') take(piece, open);
  return root.children;
}

function take(piece: string, open: Open[]): void {
  const [, slash, name] = TAG.exec(piece) ?? [];
  const mark = DESCRIPTION_MARKS.find((one) => one === name);
  const inner = open.at(-1);
  if (mark === undefined) inner?.children.push(unescaped(piece));
  else if (slash === '/') closeMark(mark, open);
  else {
    const element = { mark, children: [] };
    inner?.children.push(element);
    if (mark !== 'br') open.push(element);
  }
}

/** Ends the innermost of that name, and what was opened in it and never ended. */
function closeMark(mark: DescriptionMark, open: Open[]): void {
  const at = open.findLastIndex((one) => one.mark === mark);
  if (at > 0) open.length = at;
}
