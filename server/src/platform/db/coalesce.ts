// One question to the database at a time, however many ask (stack.md: HTTP).

interface Waiting<A, R> {
  asked: A;
  resolve: (answer: R) => void;
  reject: (error: unknown) => void;
}

/** Turns of the event loop a question waits for more who ask: whoever was just answered needs so many to ask again, and as long as they come, more. */
const TURNS = { least: 3, most: 16 };

/** Gathers what is asked while a question is on its way into the next one, whose answer all who waited for it share; an answer is never older than the asking. */
export function coalesced<A, R>(ask: (asked: readonly A[]) => Promise<R>): (asked: A) => Promise<R> {
  let waiting: Waiting<A, R>[] = [];
  let isAsking = false;

  async function askWhileAwaited(): Promise<void> {
    while (waiting.length > 0) {
      await untilNobodyComes(() => waiting.length);
      const those = waiting;
      waiting = [];
      try {
        const answer = await ask(those.map((one) => one.asked));
        for (const one of those) one.resolve(answer);
      } catch (error) {
        for (const one of those) one.reject(error);
      }
    }
    isAsking = false;
  }

  return (asked) =>
    new Promise((resolve, reject) => {
      waiting.push({ asked, resolve, reject });
      if (isAsking) return;
      isAsking = true;
      void askWhileAwaited();
    });
}

// A question for all costs less than two for half of them each; a turn takes microseconds.
async function untilNobodyComes(count: () => number): Promise<void> {
  let before = 0;
  for (let turn = 0; turn < TURNS.least || (turn < TURNS.most && count() > before); turn += 1) {
    before = count();
    await new Promise((resolve) => setImmediate(resolve));
  }
}
