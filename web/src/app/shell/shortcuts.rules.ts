// The keyboard at the desk (design): `/` search, `f` the filter of the page, `g` then a letter to go, `r` reload, `?` the list.

/** Where `g` and a letter lead. */
export const GO = {
  h: '/home',
  p: '/shop',
  m: '/history',
  o: '/order',
  c: '/shopcart',
  q: '/quickadd',
  f: '/favorite',
  l: '/lists',
  n: '/notice',
  a: '/account',
} as const;
/** How long after `g` the letter counts, in milliseconds. */
const SEQUENCE_MS = 1500;

/** What a key means. */
export type Meaning =
  | { kind: 'search' | 'filter' | 'list' | 'reload' | 'start' | 'nothing' }
  | { kind: 'go'; path: (typeof GO)[keyof typeof GO] };

/** The meaning of a key, given when `g` was pressed before it (milliseconds, undefined if it was not). */
export function meaningOf(key: string, startedAt: number | undefined, now: number): Meaning {
  if (startedAt !== undefined && now - startedAt <= SEQUENCE_MS && key in GO) {
    return { kind: 'go', path: GO[key as keyof typeof GO] };
  }
  if (key === '/') return { kind: 'search' };
  if (key === 'f') return { kind: 'filter' };
  if (key === '?') return { kind: 'list' };
  if (key === 'r') return { kind: 'reload' };
  return { kind: key === 'g' ? 'start' : 'nothing' };
}
