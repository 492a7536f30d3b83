// What a keyword is and where a hit leads (spec §5 search keyword, §8 wrong keyword length; product §5 Search).
import { limits, normalCode } from '@outrigger/contract';
import { figureHref } from '../../client/address/figure-href.rules.ts';

/** What the rules need of a hit. */
export interface HitLike {
  kind: 'part' | 'machine' | 'model' | 'figure' | 'chapter' | 'manual';
  id: number;
  code: string;
  title: string;
  foundBy: string;
  matched: string | null;
  isOnMachine?: boolean | undefined;
  opensOn?: { hostId: number } | undefined;
  model?: string | null | undefined;
}

/** What is wrong with a keyword, or undefined. */
export function keywordProblem(keyword: string): 'missing' | 'tooLong' | undefined {
  const length = keyword.trim().length;
  if (length === 0) return 'missing';
  return length > limits.keywordMax ? 'tooLong' : undefined;
}

/** The length of something that looks like a serial number with a character too many or too few, else undefined; what has a dash or a dot in it looks like a part's code. */
export function oddSerialLength(keyword: string, lengths: readonly number[]): number | undefined {
  const bare = normalCode(keyword);
  const looksLikeOne = /^[A-Z0-9]{5,20}$/.test(bare) && /\d{4}/.test(bare) && !/[ ./\p{Pd}]/u.test(keyword.trim());
  return looksLikeOne && !lengths.includes(bare.length) ? bare.length : undefined;
}

const machinesOfModel = (model: string): string => `/history?field=model&keyword=${encodeURIComponent(model)}`;

/** Where a hit leads; a chapter or figure is looked at on the machine on the strip where its book holds it, on the company's only one that has it; else a figure by itself, a chapter on a machine of its model, chosen first. */
export function hrefOfHit(hit: HitLike, hostId?: number): string {
  switch (hit.kind) {
    case 'part':
      return `/detail?code=${encodeURIComponent(hit.code)}`;
    case 'machine':
      return `/historyPartsList?hostId=${hit.id}`;
    case 'model':
      return machinesOfModel(hit.code);
    case 'manual':
      return `/manual/service?id=${hit.id}`;
    case 'figure':
    case 'chapter':
      return placeInBook(hit, hostId);
  }
}

function placeInBook({ kind, id, model, ...hit }: HitLike, chosen: number | undefined): string {
  const hostId = hit.isOnMachine ? chosen : hit.opensOn?.hostId;
  if (kind === 'figure') return figureHref({ figureId: id, hostId });
  if (hostId !== undefined) return `/historyPartsList?hostId=${hostId}&chapter=${id}`;
  return model ? machinesOfModel(model) : '/history';
}

interface Exact {
  exactCode: string | null;
  exactHostId: number | null;
  exactRest: string | null;
  exactFit: { code: string } | null;
}

/** Hits on a page of the results. */
export const PAGE_SIZE = 24;

/** Where the words beside a serial number are found: in its parts list, among what fits it, or nowhere but in the whole shop. */
export type WordsIn = 'list' | 'fitting' | 'all';

const wordsHref = (keyword: string, words: WordsIn): string =>
  `/searchResult?keyword=${encodeURIComponent(keyword)}${words === 'fitting' ? '&fits=1' : ''}`;

/** What is opened at once: the part of the code, the parts list of the machine of the number (filtered by what else was typed), or the part on that machine; nothing where one text names both. */
export function exactTarget({ exactCode, exactHostId, exactRest, exactFit }: Exact, words: WordsIn = 'list') {
  if (exactFit !== null) return `/detail?code=${encodeURIComponent(exactFit.code)}`;
  if (exactRest !== null && words !== 'list') return wordsHref(exactRest, words);
  const filter = exactRest === null ? '' : `&keyword=${encodeURIComponent(exactRest)}`;
  if (exactCode === null) return exactHostId === null ? undefined : `/historyPartsList?hostId=${exactHostId}${filter}`;
  return exactHostId === null ? `/detail?code=${encodeURIComponent(exactCode)}` : undefined;
}
