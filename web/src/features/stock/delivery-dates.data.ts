// Days of delivery of the parts on a screen: rows ask one by one, and what is asked in the same moment goes as one question.
import { deliveryDateCalls } from '@outrigger/contract/calls/delivery-dates.ts';
import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../client/api/query-client.ts';
import { queryOf } from '../../client/api/use-call.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';

const { deliveryDates } = deliveryDateCalls;
const TOGETHER_MS = 60;
const MOST = 100;
const FRESH_MS = 300_000;

type Day = PromiseWithResolvers<string | null>;
let gathered: Map<string, Day> | undefined;

/** The day by which so many of a part would be with the company; null where none is known, undefined while nobody has said. */
export function useDeliveryDay(partId: number | undefined, quantity?: number): string | null | undefined {
  const user = useStore(session)?.user;
  // The parts desk has no address, and orders nothing.
  const isAsked = partId !== undefined && user !== undefined && user.role !== 'admin';
  const pieces = `${partId ?? ''}${quantity === undefined ? '' : `*${quantity}`}`;
  // A question for one of them is another thing than what is known of it.
  const queryKey = [...queryOf(deliveryDates, { pieces }).queryKey, 'day'];
  const question = { queryKey, queryFn: () => dayOf(pieces), enabled: isAsked, staleTime: FRESH_MS, retry: false };
  return useQuery(question, queryClient).data;
}

function dayOf(pieces: string): Promise<string | null> {
  if (!gathered) {
    gathered = new Map();
    setTimeout(askTogether, TOGETHER_MS);
  }
  const day = gathered.get(pieces) ?? Promise.withResolvers<string | null>();
  gathered.set(pieces, day);
  return day.promise;
}

function askTogether(): void {
  const all = [...(gathered ?? [])];
  gathered = undefined;
  for (let at = 0; at < all.length; at += MOST) void ask(new Map(all.slice(at, at + MOST)));
}

/** A day is a help and no more: where none comes the list is as good as before, and the next row that asks asks again. */
async function ask(days: ReadonlyMap<string, Day>): Promise<void> {
  const question = queryOf(deliveryDates, { pieces: [...days.keys()].join() });
  try {
    const answer = await queryClient.fetchQuery({ ...question, retry: false, staleTime: 0 });
    const told = new Map(answer.map((one) => [one.pieces, one.deliveryTo]));
    for (const [pieces, day] of days) day.resolve(told.get(pieces) ?? null);
  } catch (error) {
    for (const day of days.values()) day.reject(error);
  }
}
