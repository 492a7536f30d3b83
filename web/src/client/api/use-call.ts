// The two hooks every screen talks to the server with; a feature wraps them once in its `<feature>.data.ts` and screens use only that.
//
// Reading — cached by path, input, language, currency and person; refetched when a send names its path:
//   import { orderCalls } from '@outrigger/contract/calls/orders.ts';
//   export const useOrders = (filter: OrderFilter) => useCall(orderCalls.list, filter);
//   const orders = useOrders({ page: 1 });   // orders.data, orders.isPending, orders.error (Refused | NoAnswer), orders.refetch()
//   Draw four states: isPending → skeleton, error → <ErrorState>, empty → <EmptyState>, data → the list.
//   A list that keeps its rows while the next page loads: useCall(call, input, { keepPrevious: true }).
//   A call that must wait: useCall(call, input, { enabled: code !== '' }).
//   Preloading in the route table: preload: (search) => prefetch(orderCalls.list, { page: search.page }).
//
// Sending — one intention, one idempotency key, made and kept here where the contract says `idempotent`:
//   export const useConfirmReceipt = () => useSend(orderCalls.confirmReceipt, { refreshes: [orderCalls.list, orderCalls.getOrderInfo] });
//   const confirm = useConfirmReceipt();
//   confirm.mutate({ orderNo }, { onSuccess: () => toast(t('confirmed')) });   // or await confirm.mutateAsync(…) in a form
//   A failure is shown as a toast that stays, in words that say what to do; a form that shows it in place says `quiet: true` and
//   reads confirm.error with useFailureWords() from failure-words.ts.
//
// Import rows from '@outrigger/contract/calls/<feature>.ts', not `calls` from the index, so that a screen carries only its own.
import type { Call, InputOf, ResultOf } from '@outrigger/contract';
import {
  keepPreviousData,
  type MutateOptions,
  type UseMutationOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { request } from './api.ts';
import { announceFailure } from './failure-announcer.ts';
import { isRefused, NoAnswer } from './failures.ts';
import { orKept } from '../kept/answer-instead.ts';
import { type OpenIntention, useIdempotencyKeys } from './idempotency-keys.ts';
import { currency, language } from '../stored/preferences.ts';
import { queryClient } from './query-client.ts';
import { useOneAtATime } from './use-one-at-a-time.ts';
import { session } from '../session/session.ts';
import { useStore } from '../stored/store.ts';
import type { Entry } from '../stored/stored.ts';

/** How a read behaves. */
export interface UseCallOptions {
  enabled?: boolean;
  /** Keeps the last answer on the screen while the next one loads. */
  keepPrevious?: boolean;
  /** False where the question was just asked ahead of the screen: a refusal of then is not asked for again. */
  retryOnMount?: boolean;
  /** Milliseconds an answer counts as fresh; 30 s unless said. */
  staleTime?: number;
  /** True where others change the answer: then it is asked for again when the window is looked at again. */
  refetchOnWindowFocus?: boolean;
}

function keyOf(call: Call, input: unknown): readonly unknown[] {
  return [call.path, input, language.get(), currency.get(), session.get()?.userId ?? 0];
}

/** One question to the cache of answers, for the hooks of this folder and for what asks outside a screen. */
export function queryOf<C extends Call>(call: C, input: InputOf<C>) {
  return {
    queryKey: keyOf(call, input),
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<ResultOf<C>> =>
      orKept(call, input, request(call, input, { signal, stake: 'nothing' })).catch(tellCurrency),
  };
}

const toldCurrencies = new Set<unknown>();

// Prices are read anew in another currency (`preferences.ts`), so no screen says why; it is told once.
function tellCurrency(error: unknown): never {
  if (isRefused(error, 'currencyNotFound') && !toldCurrencies.has(error.facts['currency'])) {
    toldCurrencies.add(error.facts['currency']);
    announceFailure(error);
  }
  throw error;
}

/** Reads by a call of the contract, and reads anew when language, currency or person change; `select`, one function for all time, makes of the answer what the screen works with. */
export function useCall<C extends Call, D = ResultOf<C>>(
  call: C,
  input: InputOf<C>,
  options: UseCallOptions & { select?: (answer: ResultOf<C>) => D } = {},
) {
  useStore(language);
  useStore(currency);
  useStore(session);
  const { keepPrevious, ...rest } = options;
  const shape = { ...queryOf(call, input), ...rest, ...(keepPrevious ? { placeholderData: keepPreviousData } : {}) };
  return useQuery(shape, queryClient);
}

/** Loads an answer ahead of its screen; a failure is left for the screen to meet, and nobody waits where there is an older answer to show. */
export async function prefetch<C extends Call>(call: C, input: InputOf<C>): Promise<void> {
  const query = queryOf(call, input);
  const loading = queryClient.prefetchQuery(query);
  if (queryClient.getQueryData(query.queryKey) === undefined) await loading;
}

/** Marks the answers of these paths as stale; those on the screen are asked for again. */
export async function refreshCalls(calls: readonly Call[]): Promise<void> {
  const paths = new Set(calls.map((row) => row.path));
  await queryClient.invalidateQueries({ predicate: (query) => paths.has(String(query.queryKey[0])) });
}

/** How a send behaves. */
export interface UseSendOptions<C extends Call> {
  /** True where a press alone sends: then nothing typed is kept. */
  isPress?: boolean;
  /** Calls whose answers are stale after success. */
  refreshes?: readonly Call[];
  /** True where the screen shows the failure in place, so no toast is wanted. */
  quiet?: boolean;
  /** Where the keys of open intentions are kept besides, so that a reload or another tab goes on with them. */
  keptKey?: Entry<readonly OpenIntention[]>;
  /** Told of a success before anybody else, also where the screen has been left. */
  onAnswer?: (result: ResultOf<C>, input: InputOf<C>) => void;
}

/** Whether the same request is worth sending again at once; with its key it is never done twice. */
function isWorthAnotherTry(count: number, error: unknown): boolean {
  // A try that died with its process holds its key for ten seconds (`idempotency.store.ts` on the server).
  if (isRefused(error, 'idempotencyKeyRunning')) return count < 6;
  return error instanceof NoAnswer && error.kind === 'unreachable' && count < 3;
}

const pauseBeforeTry = (count: number): number => Math.min(4000, 400 * 2 ** count);

type Sent<C extends Call> = InputOf<C> & { file?: File };
type Told<C extends Call> = MutateOptions<ResultOf<C>, Error, Sent<C>>;

/** Sends by a call of the contract; retries of a lost answer carry the same idempotency key, and a second press while the same is on its way sends nothing. */
export function useSend<C extends Call>(call: C, options: UseSendOptions<C> = {}) {
  const keys = useIdempotencyKeys(options.keptKey);
  const { once, settle } = useOneAtATime<Sent<C>, ResultOf<C>>();
  const shape: UseMutationOptions<ResultOf<C>, Error, Sent<C>> = {
    mutationFn: async (input) => {
      const { file, ...fields } = input;
      return await request(call, fields as InputOf<C>, {
        stake: options.isPress ? 'work' : 'words',
        ...(call.idempotent ? { idempotencyKey: keys.keyFor(fields) } : {}),
        ...(file && call.kind === 'upload' ? { file } : {}),
      });
    },
    ...(call.idempotent ? { retry: isWorthAnotherTry, retryDelay: pauseBeforeTry } : {}),
    onSettled: (_result, error, input) => {
      const { file: _, ...fields } = input;
      settle(input);
      keys.settle(fields, error);
    },
    onSuccess: async (result, input) => {
      options.onAnswer?.(result, input);
      if (options.refreshes) await refreshCalls(options.refreshes);
    },
    onError: (error) => {
      if (!options.quiet) announceFailure(error);
    },
  };
  // Of an input that failed: `isOpen` says whether it may have been done all the same.
  const mutation = useMutation(shape, queryClient);
  const send = mutation.mutateAsync;
  const mutateAsync = useCallback(
    (input: Sent<C>, told?: Told<C>) => once(input, () => send(input, told)),
    [once, send],
  );
  // A failure is in `error` and told already.
  const mutate = useCallback(
    (input: Sent<C>, told?: Told<C>) => void mutateAsync(input, told).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync, isOpen: keys.isOpen };
}
