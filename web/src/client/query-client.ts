// The one cache of answers; cleared at sign-out so that nothing of one person is seen by the next.
import { QueryClient } from '@tanstack/react-query';
import { NoAnswer } from './failures.ts';

/** Answers count as fresh for 30 s; a lost answer is asked for twice more, a refusal never. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => error instanceof NoAnswer && error.kind === 'unreachable' && count < 2,
      refetchOnWindowFocus: false,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
