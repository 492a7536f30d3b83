// Where words stand on a drawn page: the text of its pieces as one, and the boxes that what is found in it takes (product §5 Service manuals).
import { matchesIn, type TextMatch } from '@outrigger/contract';

/** A run of text of the page and the element that holds it. */
interface TextPieceOnPage {
  element: HTMLElement;
  text: string;
  endsLine: boolean;
}

/** The text of a drawn page. */
export interface PageText {
  pieces: readonly TextPieceOnPage[];
}

/** A place on the page, in pixels from its corner. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** All boxes of everything that was searched for: one list for each time it stands there. */
export function boxesOf(page: PageText, keyword: string, corner: HTMLElement): Box[][] {
  const whole = page.pieces.map(({ text, endsLine }) => (endsLine ? `${text}\n` : text)).join('');
  const at = corner.getBoundingClientRect();
  return matchesIn(whole, keyword)
    .map((match) => rangesOf(page, match).flatMap((range) => boxesIn(range, at)))
    .filter((boxes) => boxes.length > 0);
}

function rangesOf({ pieces }: PageText, { start, end }: TextMatch): Range[] {
  const ranges: Range[] = [];
  let from = 0;
  for (const { element, text, endsLine } of pieces) {
    const [first, last] = [Math.max(0, start - from), Math.min(text.length, end - from)];
    const node = element.firstChild;
    if (first < last && node instanceof Text && last <= node.length) {
      const range = document.createRange();
      range.setStart(node, first);
      range.setEnd(node, last);
      ranges.push(range);
    }
    from += text.length + (endsLine ? 1 : 0);
    if (from >= end) break;
  }
  return ranges;
}

const boxesIn = (range: Range, corner: DOMRect): Box[] =>
  [...range.getClientRects()].map(({ left, top, width, height }) => ({
    left: left - corner.left,
    top: top - corner.top,
    width,
    height,
  }));
