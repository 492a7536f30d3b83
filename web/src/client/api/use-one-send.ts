// One intention of a form that visitors may send: the same words keep their key over lost answers, and a second press while one is on its way sends nothing.
import { useRef } from 'react';
import { newIdempotencyKey } from './api.ts';

type Send<I> = { mutate: (input: I & { sendKey: string }, told: { onSettled: () => void }) => void };

/** Sends a form of visitors at most once at a time; drawn anew it begins another intention. */
export function useOneSend<I extends object>(send: Send<I>): (input: I) => void {
  // A state would lock with the next drawing alone, and a second press may come before it.
  const isOnItsWay = useRef(false);
  const open = useRef({ words: '', key: '' });
  return (input) => {
    if (isOnItsWay.current) return;
    isOnItsWay.current = true;
    const words = JSON.stringify(input);
    if (open.current.words !== words) open.current = { words, key: newIdempotencyKey() };
    const unlock = () => {
      isOnItsWay.current = false;
    };
    send.mutate({ ...input, sendKey: open.current.key }, { onSettled: unlock });
  };
}
