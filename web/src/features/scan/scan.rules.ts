// What was read as the call takes it, and where what it names is opened (product §5 Scan).
import { inOneLine, type LabelKind, labelLink, scannedMost } from '@outrigger/contract';

/** What the rules need of a match. */
export interface MatchLike {
  kind: 'machine' | 'part' | 'figure' | 'order' | 'packingList' | 'return';
  id: number;
  code: string;
}

// Between the fields of a code by GS1, and of other codes.
const FIELD_ENDS = /\p{Cc}/gu;

/** One line each, without what nobody sees, no more and no longer than the call takes. */
export const cleanTexts = (texts: readonly string[]): string[] =>
  texts
    .map((text) => inOneLine(text.replaceAll(FIELD_ENDS, ' ')).slice(0, scannedMost.length).trim())
    .filter((text) => text !== '')
    .slice(0, scannedMost.texts);

/** The page of an order, a packing list or a return: the shop's, or the office's for the parts desk. */
function hrefOfPaper({ kind, code }: MatchLike, isDesk: boolean): string {
  if (kind === 'return') return `${isDesk ? '/office/return' : '/returns'}?returnNo=${encodeURIComponent(code)}`;
  if (kind === 'order') return `${isDesk ? '/office/order' : '/details'}?orderNo=${encodeURIComponent(code)}`;
  // A packing list is numbered by its order and its batch.
  const [, orderNo = code, batchNo = ''] = /^(.*)-(\d+)$/.exec(code) ?? [];
  const query = new URLSearchParams({ orderNo, ...(batchNo === '' ? {} : { batchNo }) }).toString();
  return `${isDesk ? '/office/shipment' : '/packinglist'}?${query}`;
}

/** Where a match is opened; a machine leads on to the screen that waits for one. */
export function hrefOfMatch(match: MatchLike, { back, isDesk }: { back: string; isDesk: boolean }): string {
  switch (match.kind) {
    case 'order':
    case 'packingList':
    case 'return':
      return hrefOfPaper(match, isDesk);
    case 'machine':
      return `/historyPartsList?hostId=${match.id}${back}`;
    case 'part':
      return `/detail?code=${encodeURIComponent(match.code)}`;
    case 'figure':
      return `/manual/parts?figureId=${match.id}`;
  }
}

// The words for it on plates, in the languages they are stamped in.
const YEAR_LABEL = /year|built|manufactur|\bm[fd]g\b|\bdom\b|a[ñn]o|fabrica|ann[ée]e|baujahr|年/iu;
const YEAR = /(?<!\d)(?:19[5-9]\d|20[0-4]\d)(?!\d)/g;

/** The year of manufacture a plate bears, where a line says that it is one; undefined where it bears none, or several. */
export function yearOnPlate(lines: readonly string[]): string | undefined {
  const years = new Set(lines.filter((line) => YEAR_LABEL.test(line)).flatMap((line) => line.match(YEAR) ?? []));
  const [only] = years;
  return years.size === 1 ? only : undefined;
}

const SIGN_IN_CODE = /^[\w-]{43}$/;

type Search = Partial<Record<LabelKind, string>>;

/** What a label's address says, which the telephone's own camera opened; undefined where it says nothing. */
export function labelInAddress(search: Search): string | undefined {
  for (const kind of ['machine', 'part', 'figure'] as const) {
    const code = search[kind];
    if (code) return labelLink('', kind, code);
  }
  return undefined;
}

/** The code of a sign-in that a login shows as a picture, where a text is its address; whose host it has does not matter, as with labels: the page it leads to asks first. */
export function signInCodeIn(text: string): string | undefined {
  const link = URL.parse(text.trim());
  if (link?.pathname !== '/qr_sign_in') return undefined;
  const code = link.searchParams.get('code') ?? '';
  return SIGN_IN_CODE.test(code) ? code : undefined;
}

/** Of what was read the word that is most like a number, to be mended by hand; the first text where none is. */
export function bestNumber(texts: readonly string[]): string {
  if (texts.length === 1) return texts[0] ?? '';
  const words = texts.flatMap((text) => text.split(' ')).map((word) => word.replaceAll(/[^\p{L}\p{N}-]/gu, ''));
  const digits = (word: string) => word.replaceAll(/\D/g, '').length;
  return words.filter((word) => digits(word) > 2).toSorted((a, b) => b.length - a.length)[0] ?? texts[0] ?? '';
}
