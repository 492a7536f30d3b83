// Whose drawing is next: first what a screen is about, the latest before all; then pictures, where what is asked for together belongs to one page, and the page that was opened last is the one somebody looks at.

/** Asked this soon after another, a drawing belongs to the same page. */
const SAME_PAGE_MS = 300;

/** What waits to be drawn. */
interface Turns<T> {
  add(asked: T, isAwaited?: boolean): void;
  /** Moves ahead what waits and is awaited from now on; what does not wait any more stays handed out. */
  hasten(asked: T): void;
  /** The latest of what is awaited, else of the latest page what was asked for first; undefined where nothing waits. */
  next(): T | undefined;
}

/** `now` gives milliseconds. */
export function makeTurns<T>(now: () => number = () => performance.now()): Turns<T> {
  const pages: T[][] = [];
  const awaited: T[] = [];
  let last = Number.NEGATIVE_INFINITY;
  return {
    add(asked, isAwaited = false) {
      if (isAwaited) {
        awaited.push(asked);
        return;
      }
      const page = now() - last < SAME_PAGE_MS ? pages.at(-1) : undefined;
      last = now();
      if (page) page.push(asked);
      else pages.push([asked]);
    },
    hasten(asked) {
      const queue = [awaited, ...pages].find((waiting) => waiting.includes(asked));
      if (!queue) return;
      queue.splice(queue.indexOf(asked), 1);
      awaited.push(asked);
    },
    next() {
      if (awaited.length > 0) return awaited.pop();
      while (pages.length > 1 && pages.at(-1)?.length === 0) pages.pop();
      return pages.at(-1)?.shift();
    },
  };
}
