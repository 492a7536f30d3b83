// The book beside the rows of the desk: it opens where one is reading, and keeps that figure in sight.
import { type ComponentProps, type RefObject, useEffect, useRef } from 'react';
import { BookTree } from './book-tree.tsx';
import { useFigureInSight } from './drawing/figure-in-sight.ts';

type FollowedTreeProps = Omit<ComponentProps<typeof BookTree>, 'seen'> & {
  list: RefObject<HTMLElement | null>;
  /** Another list of figures is read anew. */
  of: unknown;
  lit: number | undefined;
};

export function FollowedTree({ list, of, lit, ...tree }: FollowedTreeProps) {
  const seen = useFigureInSight({ list, of, lit });
  const pane = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const own = seen !== undefined && pane.current?.querySelector('[aria-current]');
    if (pane.current && own) keepInSight(pane.current, own);
  }, [seen]);
  return (
    <div ref={pane} className="tree-pane">
      <BookTree {...tree} seen={seen} />
    </div>
  );
}

/** So much of what stands before and after it is seen, too. */
const AROUND = 40;

/** Scrolls the pane alone: the page stays where its reader is. */
function keepInSight(pane: HTMLElement, own: Element): void {
  const [room, place] = [pane.getBoundingClientRect(), own.getBoundingClientRect()];
  if (place.top < room.top) pane.scrollTop -= room.top - place.top + AROUND;
  else if (place.bottom > room.bottom) pane.scrollTop += place.bottom - room.bottom + AROUND;
}
