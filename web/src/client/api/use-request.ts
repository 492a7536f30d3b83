// A send without the cache of answers, for the screens of the first load such as the login; every other screen takes useSend.
import type { Call, InputOf, ResultOf } from '@outrigger/contract';
import { useRef, useState } from 'react';
import { request } from './api.ts';

/** Sends by a call of the contract, one at a time, and keeps its failure for the screen to show in place; with a token other than the session's where one is given. */
export function useRequest<C extends Call>(call: C, token?: string) {
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<unknown>(undefined);
  // The state locks with the next drawing alone, and a second press may come before it.
  const isOnItsWay = useRef(false);
  const send = async (input: InputOf<C>, then: (result: ResultOf<C>) => void) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    setPending(true);
    try {
      const result = await request(call, input, { stake: 'words', token }).finally(() => {
        isOnItsWay.current = false;
      });
      setError(undefined);
      then(result);
    } catch (failure) {
      setError(failure);
    } finally {
      setPending(false);
    }
  };
  return {
    isPending,
    error,
    send: (input: InputOf<C>, then: (result: ResultOf<C>) => void) => void send(input, then),
  };
}
