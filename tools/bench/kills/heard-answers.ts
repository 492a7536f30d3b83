// Tells from all answers of a run how long whoever asked waited once what was killed was there again (quality 5).

/** One request: when it was sent and answered, and whether with what was asked for. */
export interface Heard {
  begunAt: number;
  endedAt: number;
  isGiven: boolean;
}
/** From when something killed was there again until the next kill. */
export interface Span {
  from: number;
  to: number;
}
/** What was heard in such a span, in milliseconds after its beginning. */
export interface AfterBack {
  /** The longest that somebody waited for an answer, counted from the beginning at the earliest. */
  longestWait: number;
  /** When the last refusal, or request without an answer, ended; 0 where there was none. */
  lastRefusal: number;
}

/** Measures one span; requests that ended before it are not its own. */
export function heardAfter(all: readonly Heard[], { from, to }: Span): AfterBack {
  const own = all.filter(({ begunAt, endedAt }) => endedAt >= from && begunAt < to);
  const waits = own.map(({ begunAt, endedAt }) => endedAt - Math.max(begunAt, from));
  const refusals = own.filter(({ isGiven, endedAt }) => !isGiven && endedAt < to).map(({ endedAt }) => endedAt - from);
  return { longestWait: Math.max(0, ...waits), lastRefusal: Math.max(0, ...refusals) };
}
