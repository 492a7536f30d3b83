// Several reads of one call at once, each cached as useCall caches it.
import type { Call, InputOf } from '@outrigger/contract';
import { useQueries } from '@tanstack/react-query';
import { currency, language } from '../stored/preferences.ts';
import { queryClient } from './query-client.ts';
import { session } from '../session/session.ts';
import { useStore } from '../stored/store.ts';
import { queryOf, type UseCallOptions } from './use-call.ts';

/** Reads a call for each of the inputs; the answers keep their order. */
export function useCalls<C extends Call>(
  call: C,
  inputs: readonly InputOf<C>[],
  options: Pick<UseCallOptions, 'staleTime'> = {},
) {
  useStore(language);
  useStore(currency);
  useStore(session);
  return useQueries({ queries: inputs.map((input) => ({ ...queryOf(call, input), ...options })) }, queryClient);
}
