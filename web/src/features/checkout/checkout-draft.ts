// What was chosen and typed in checkout: kept on this browser over a reload, until the order is placed, its buyer signs out, or a day has passed.
import { useState } from 'react';
import { type Entry, storedEntry } from '../../client/stored/stored.ts';
import { isPastDay } from '../../client/past-day.rules.ts';
import { NO_WORDS, type Words } from './steps/order-words.rules.ts';

type ShipMode = 'batches' | 'together';
type Method = 'credit' | 'wallet' | 'card';

/** What a buyer chose or went on with, undefined where there was nothing yet, and the words typed. */
export interface Draft {
  addressId: number | undefined;
  shipMode: ShipMode | undefined;
  /** The offer that was gone on with, for one cart to one address only. */
  taken: { shipMode: ShipMode; of: string } | undefined;
  /** How it is paid; undefined while nobody has chosen. */
  method: Method | undefined;
  usesStoreCredit: boolean;
  words: Words;
}

const EMPTY: Draft = {
  addressId: undefined,
  shipMode: undefined,
  taken: undefined,
  method: undefined,
  usesStoreCredit: false,
  words: NO_WORDS,
};

function parse(content: unknown): Draft | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const { addressId, shipMode, taken, method, usesStoreCredit, words } = content as Partial<Draft>;
  return {
    addressId: typeof addressId === 'number' ? addressId : undefined,
    shipMode: isShipMode(shipMode) ? shipMode : undefined,
    taken: isShipMode(taken?.shipMode) && typeof taken.of === 'string' ? taken : undefined,
    method: METHODS.find((one) => one === method),
    usesStoreCredit: usesStoreCredit === true,
    words: wordsFrom(words),
  };
}

const METHODS: readonly Method[] = ['credit', 'wallet', 'card'];
const isShipMode = (mode: unknown): mode is ShipMode => mode === 'batches' || mode === 'together';

function wordsFrom(content: unknown): Words {
  const typed = Object.entries((content ?? {}) as Record<string, unknown>);
  const known = new Map<string, unknown>(Object.entries(NO_WORDS));
  const sound = typed.filter(([field, value]) => typeof value === typeof known.get(field));
  const words: Words = { ...NO_WORDS, ...Object.fromEntries(sound) };
  // A day that has passed since cannot be wanted any more.
  return isPastDay(words.wantedBy) ? { ...words, wantedBy: '' } : words;
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
