// Reads a text with marks as the server hands it out (spec §2 localized HTML description): marks of the contract, links of pages, and escaped text.
import { DESCRIPTION_MARKS, isPageLink, type PageMark } from '@outrigger/contract';
import { unescaped } from './plain-description.ts';

/** Text, or a mark with what stands in it; a link with where it leads. */
export type Marked = string | { mark: PageMark; href?: string; children: Marked[] };

const MARKUP = /(<\/?[a-z][a-z0-9]*(?: \/)?>|<a href="[^"<>]*">)/;
const TAG = /^<(\/?)([a-z][a-z0-9]*)(?: href="([^"<>]*)")?(?: \/)?>$/;

interface Open {
  mark: PageMark | undefined;
  children: Marked[];
}

/** The text as a tree; whatever is none of the marks is the text it is written with, so that nothing of it can act on a page. */
export function readMarked(html: string, marks: readonly PageMark[] = DESCRIPTION_MARKS): Marked[] {
  const root: Open = { mark: undefined, children: [] };
  const open = [root];
  for (const piece of html.split(MARKUP)) if (piece !== '') take(piece, open, marks);
  return root.children;
}

function take(piece: string, open: Open[], marks: readonly PageMark[]): void {
  const [, slash, name, address] = TAG.exec(piece) ?? [];
  const mark = marks.find((one) => one === name);
  const inner = open.at(-1);
  const href = address === undefined ? undefined : unescaped(address);
  if (mark === undefined || (href !== undefined && !isPageLink(href))) inner?.children.push(unescaped(piece));
  else if (slash === '/') closeMark(mark, open);
  else {
    const element = { mark, children: [], ...(href === undefined ? {} : { href }) };
    inner?.children.push(element);
    if (mark !== 'br') open.push(element);
  }
}

/** Ends the innermost of that name, and what was opened in it and never ended. */
function closeMark(mark: PageMark, open: Open[]): void {
  const at = open.findLastIndex((one) => one.mark === mark);
  if (at > 0) open.length = at;
}
