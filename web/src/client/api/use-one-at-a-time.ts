// The lock of a form: the same words are not sent again while they are on their way (a second press, Enter twice).
import { useState } from 'react';

interface OnItsWay<R> {
  words: string;
  file: File | undefined;
  result: Promise<R>;
}

const wordsOf = ({ file: _, ...fields }: { file?: File }): string => JSON.stringify(fields);

function lock<I extends { file?: File }, R>() {
  let last: OnItsWay<R> | undefined;
  const isLast = (input: I) => last?.words === wordsOf(input) && last.file === input.file;
  return {
    /** The answer that is waited for already, else that of `send`. */
    once: (input: I, send: () => Promise<R>): Promise<R> => {
      if (last && isLast(input)) return last.result;
      const result = send();
      last = { words: wordsOf(input), file: input.file, result };
      return result;
    },
    /** To be called before anybody hears of the outcome, so that who hears of it may send again. */
    settle: (input: I): void => {
      if (isLast(input)) last = undefined;
    },
  };
}

/** Wraps a send: the same input, while it is the last one under way, waits for the first answer instead of going out again. */
export function useOneAtATime<I extends { file?: File }, R>() {
  // No state: a button locks with the next drawing alone, and a second press may come before it.
  const [own] = useState(lock<I, R>);
  return own;
}
