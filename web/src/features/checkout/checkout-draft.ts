// What was chosen and typed in checkout: kept on this browser over a reload, until the order is placed, its buyer signs out, or a day has passed.
import { useState } from 'react';
import { type Entry, storedEntry } from '../../client/stored.ts';
import { NO_WORDS, today, type Words } from './order-words.rules.ts';

/** What a buyer chose, undefined where nothing was chosen yet, and the words typed. */
export interface Draft {
  addressId: number | undefined;
  shipMode: 'batches' | 'together' | undefined;
  words: Words;
}

const EMPTY: Draft = { addressId: undefined, shipMode: undefined, words: NO_WORDS };

function parse(content: unknown): Draft | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const { addressId, shipMode, words } = content as Partial<Draft>;
  return {
    addressId: typeof addressId === 'number' ? addressId : undefined,
    shipMode: shipMode === 'batches' || shipMode === 'together' ? shipMode : undefined,
    words: wordsFrom(words),
  };
}

function wordsFrom(content: unknown): Words {
  const typed = Object.entries((content ?? {}) as Record<string, unknown>);
  const known = new Map<string, unknown>(Object.entries(NO_WORDS));
  const sound = typed.filter(([field, value]) => typeof value === typeof known.get(field));
  const words: Words = { ...NO_WORDS, ...Object.fromEntries(sound) };
  // A day that has passed since cannot be wanted any more.
  return words.wantedBy < today() ? { ...words, wantedBy: '' } : words;
}

/** Where the draft is kept; removed with the order's answer. */
export const draftEntry: Entry<Draft> = storedEntry({
  name: 'checkout',
  owner: 'user',
  parse,
  lifetimeMs: 24 * 3_600_000,
});

/** The draft, and how a part of it is changed. */
export function useDraft(): [Draft, (change: Partial<Draft>) => void] {
  const [draft, setDraft] = useState(() => draftEntry.read() ?? EMPTY);
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    draftEntry.write(next);
  };
  return [draft, change];
}
