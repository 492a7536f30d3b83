// What the person looks at and does with parts, gathered until it is sent (spec §7 Log); `app/watch-activity.ts` sends it, loaded once the page rests.

/** One thing that was done, as the call takes it. */
interface NotedActivity {
  operateType: number;
  content: string;
}

/** What nobody sends, as long as nothing is loaded that would, is bounded. */
const MOST = 100;
const waiting: NotedActivity[] = [];
let hear: (() => void) | undefined;

/** Notes something; never waits, never fails. */
export function noteActivity(operateType: number, content: string): void {
  if (waiting.length < MOST) waiting.push({ operateType, content });
  hear?.();
}

/** Takes what waits, so many at most. */
export const takeActivity = (most: number): NotedActivity[] => waiting.splice(0, most);

/** Calls back with everything noted from now on; gives what ends it. */
export function onActivity(listener: () => void): () => void {
  hear = listener;
  return () => {
    if (hear === listener) hear = undefined;
  };
}
