// The lit row of a figure is kept in sight: its head and, before anything else, what adds the part to the cart.
import { type RefObject, useEffect } from 'react';
import type { Machine } from '../machines/index.ts';
import type { FigurePage } from '../figures/index.ts';

type InSight = {
  /** What scrolls the rows. */
  scroller: RefObject<HTMLElement | null>;
  page: FigurePage;
  machine: Machine | undefined;
  selected: string | null;
  onHeight: ((height: number) => void) | undefined;
};

/** Scrolls the rows, and nothing else, so that the first one of the item is in sight; again when the rows are drawn anew, and when the row or their room gets another height. */
export function useInSight({ scroller, page, machine, selected, onHeight }: InSight): void {
  useEffect(() => {
    const pane = scroller.current;
    if (!pane || selected === null || page.rows.length === 0) return;
    const row = pane.querySelector<HTMLElement>(`[data-item="${CSS.escape(selected)}"]`);
    if (!row) return;
    const see = () => {
      onHeight?.(row.offsetHeight);
      showWhole(pane, row);
    };
    see();
    if (typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(see);
    watch.observe(row);
    watch.observe(pane);
    return () => watch.disconnect();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- with a machine the rows are higher
  }, [scroller, page, machine, selected, onHeight]);
}

/** Of a row that is higher than the pane the end is shown: there it is added to the cart. */
function showWhole(pane: HTMLElement, row: HTMLElement): void {
  const [top, bottom] = [row.offsetTop, row.offsetTop + row.offsetHeight];
  const isSeen = top >= pane.scrollTop && bottom <= pane.scrollTop + pane.clientHeight;
  if (isSeen) return;
  const spare = pane.clientHeight - row.offsetHeight;
  pane.scrollTo({ top: spare < 0 ? bottom - pane.clientHeight : top - spare / 3 });
}
