// Addresses of service manuals, and the order in which places in a book are stepped through (product §5: deep links `page` and `search`).
import type { ManualPlace } from '../../client/address/figure-href.rules.ts';
import type { BookKind } from './service-manuals.data.ts';

/** What the address of the list may say, the place in the parts manuals that one came from among it. */
export interface ListAddress extends ManualPlace {
  search?: string | undefined;
  kind?: BookKind | undefined;
  all?: '1' | undefined;
  page?: number | undefined;
}

const PATH = '/manual/service';

function href(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  const query = new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]));
  return query.size === 0 ? PATH : `${PATH}?${query}`;
}

/** The list of books, or of hits where something is searched for. */
export const listHref = ({ search, kind, all, page, ...from }: ListAddress): string =>
  href({ search, kind, all, page: page === 1 ? undefined : page, ...placeIn(from) });

/** A manual at a page, with what is marked on it. */
export const manualHref = (id: number, at: Pick<ListAddress, 'page' | 'search'> & ManualPlace = {}): string =>
  href({ id, page: at.page, search: at.search, ...placeIn(at) });

/** Of an address the place in the parts manuals that one came from. */
export const placeIn = ({ hostId, variantId, figureId, item }: ManualPlace): ManualPlace => ({
  hostId,
  variantId,
  figureId,
  item,
});

/** One place of what was searched for: the page, and which one on it. */
export interface Place {
  page: number;
  index: number;
}

interface FoundPage {
  page: number;
  matches: number;
}

/** The place after or before this one, going round at either end; the first at or after a page where none is chosen. */
export function stepPlace(pages: readonly FoundPage[], from: Place, step: 1 | -1): Place | undefined {
  const at = pages.findIndex(({ page }) => page === from.page);
  const here = pages[at];
  if (here) {
    const index = from.index + step;
    if (index >= 0 && index < here.matches) return { page: here.page, index };
  }
  const next = here
    ? pages[(at + step + pages.length) % pages.length]
    : step === 1
      ? (pages.find(({ page }) => page > from.page) ?? pages[0])
      : (pages.findLast(({ page }) => page < from.page) ?? pages.at(-1));
  return next && { page: next.page, index: step === 1 ? 0 : Math.max(0, next.matches - 1) };
}

/** Which of all places it is, counted from 1; 0 where it is none. */
export function placeNumber(pages: readonly FoundPage[], place: Place): number {
  const at = pages.findIndex(({ page }) => page === place.page);
  if (at < 0) return 0;
  return pages.slice(0, at).reduce((sum, one) => sum + one.matches, 0) + place.index + 1;
}

/** The chapter that a page stands in: the last heading at or before it. */
export function chapterAt<H extends { page: number }>(outline: readonly H[], page: number): H | undefined {
  return outline.reduce<H | undefined>(
    (last, one) => (one.page <= page && one.page >= (last?.page ?? 0) ? one : last),
    undefined,
  );
}
