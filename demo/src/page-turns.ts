// Whose drawing is next: what is asked for together belongs to one page, and the page that was opened last is the one somebody looks at.

/** Asked this soon after another, a drawing belongs to the same page. */
const SAME_PAGE_MS = 300;

/** What waits to be drawn. */
interface Turns<T> {
  add(asked: T): void;
  /** Of the latest page what was asked for first; undefined where nothing waits. */
  next(): T | undefined;
}

/** `now` gives milliseconds. */
export function makeTurns<T>(now: () => number = () => performance.now()): Turns<T> {
  const pages: T[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  return {
    add(asked) {
      const page = now() - last < SAME_PAGE_MS ? pages.at(-1) : undefined;
      last = now();
      if (page) page.push(asked);
      else pages.push([asked]);
    },
    next() {
      while (pages.length > 1 && pages.at(-1)?.length === 0) pages.pop();
      return pages.at(-1)?.shift();
    },
  };
}
