// Which figure of the list one is reading: the one that is lit as long as it is in sight, else the first below what sticks to the top.
import { type RefObject, useEffect, useState } from 'react';
import { stuckUntil } from '../stuck-until.ts';

/** So much of a figure must be seen for it to be the one that is read. */
const LEAST = 96;
const SETTLED_MS = 120;

type Reading = {
  /** What holds the sections of the figures. */
  list: RefObject<HTMLElement | null>;
  /** Another list of figures is read anew. */
  of: unknown;
  lit: number | undefined;
};

/** The figure one is reading, once scrolling has settled; rows drawn meanwhile move the others without a scroll. */
export function useFigureInSight({ list, of, lit }: Reading): number | undefined {
  const [seen, setSeen] = useState<number>();
  useEffect(() => {
    let settled: ReturnType<typeof setTimeout> | undefined;
    const look = () => setSeen(figureAt(list.current, lit));
    const lookSoon = () => {
      clearTimeout(settled);
      settled = setTimeout(look, SETTLED_MS);
    };
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    const stop = whenResized(list.current, lookSoon);
    return () => {
      clearTimeout(settled);
      window.removeEventListener('scroll', lookSoon);
      stop();
    };
  }, [list, of, lit]);
  return seen;
}

function whenResized(element: Element | null, then: () => void): () => void {
  if (!element || typeof ResizeObserver === 'undefined') return () => undefined;
  const watch = new ResizeObserver(then);
  watch.observe(element);
  return () => watch.disconnect();
}

function figureAt(list: HTMLElement | null, lit: number | undefined): number | undefined {
  const sections = [...(list?.querySelectorAll<HTMLElement>('[data-figure]') ?? [])];
  const edge = stuckUntil();
  const isSeen = (section: HTMLElement) => section.getBoundingClientRect().bottom > edge + LEAST;
  const own = sections.find(({ dataset }) => dataset['figure'] === lit?.toString());
  if (own && isSeen(own) && own.getBoundingClientRect().top < window.innerHeight) return lit;
  const first = sections.find(isSeen) ?? own ?? sections[0];
  return first && Number(first.dataset['figure']);
}
