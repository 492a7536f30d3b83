// How long to wait before asking again about money that is under way: seconds at first, less and less often (product §7 Payment).

const FIRST_MS = 2000;
const LONGEST_MS = 30_000;

/** Milliseconds before the next question, after so many. */
export const pauseAfter = (asked: number): number => Math.min(LONGEST_MS, FIRST_MS * 1.5 ** asked);
