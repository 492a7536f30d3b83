// Days of delivery of the parts on a screen: rows ask one by one, and what is asked in the same moment goes as one question.
import { deliveryDateCalls } from '@outrigger/contract/calls/delivery-dates.ts';
import { useEffect, useSyncExternalStore } from 'react';
import { queryOf } from '../../client/api/use-call.ts';
import { queryClient } from '../../client/api/query-client.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';

const TOGETHER_MS = 60;
const MOST = 100;
const FRESH_MS = 300_000;

type Known = { deliveryTo: string | null; at: number };
const known = new Map<string, Known>();
const asked = new Set<string>();
const listeners = new Set<() => void>();
let owner = 0;
let waiting: string[] = [];

/** The day by which so many of a part would be with the company; null where none is known, undefined while nobody has said. */
export function useDeliveryDay(partId: number | undefined, quantity?: number): string | null | undefined {
  const user = useStore(session)?.user;
  // The parts desk has no address, and orders nothing.
  const isAsked = partId !== undefined && user !== undefined && user.role !== 'admin';
  const pieces = isAsked ? `${partId}${quantity === undefined ? '' : `*${quantity}`}` : undefined;
  const userId = user?.id ?? 0;
  useEffect(() => {
    if (pieces !== undefined) want(pieces, userId);
  }, [pieces, userId]);
  return useSyncExternalStore(subscribe, () => (pieces === undefined ? undefined : known.get(pieces)?.deliveryTo));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function want(pieces: string, userId: number): void {
  // Another person has another address.
  if (owner !== userId) {
    owner = userId;
    known.clear();
    asked.clear();
  }
  const found = known.get(pieces);
  if (asked.has(pieces) || (found && Date.now() - found.at < FRESH_MS)) return;
  asked.add(pieces);
  if (waiting.push(pieces) === 1) setTimeout(askTogether, TOGETHER_MS);
}

function askTogether(): void {
  const all = waiting;
  waiting = [];
  for (let at = 0; at < all.length; at += MOST) void ask(all.slice(at, at + MOST), owner);
}

/** A day is a help and no more: where none comes the list is as good as before, and the next row that asks asks again. */
async function ask(pieces: readonly string[], forUser: number): Promise<void> {
  const query = queryOf(deliveryDateCalls.deliveryDates, { pieces: pieces.join() });
  const answer = await queryClient.fetchQuery({ ...query, retry: false }).catch(() => []);
  if (forUser !== owner) return;
  const at = Date.now();
  for (const one of answer) known.set(one.pieces, { deliveryTo: one.deliveryTo, at });
  for (const one of pieces) asked.delete(one);
  for (const tell of listeners) tell();
}
