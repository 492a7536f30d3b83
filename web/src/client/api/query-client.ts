// The one cache of answers; cleared at sign-out so that nothing of one person is seen by the next.
import { QueryClient } from '@tanstack/react-query';
import { NoAnswer } from './failures.ts';

/**
 * Answers count as fresh for 30 s; a lost answer is asked for twice more, a refusal never.
 * Without a network a question fails at once, so that its screen says so, and is asked again by itself as soon as there is one.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      retry: (count, error) => error instanceof NoAnswer && error.kind === 'unreachable' && count < 2,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
// Nothing but a mounted client hears that the network is back.
queryClient.mount();
