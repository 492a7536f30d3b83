// A row whose item the address names comes into sight once, when it is drawn.
import { type RefObject, useEffect, useRef } from 'react';
import { stuckUntil } from './stuck-until.ts';

/** A row of the list, its machine, and whether it is lit. */
export interface RowProps<R, M> {
  row: R;
  machine: M;
  /** Its item is the one the address names. */
  isLit?: boolean;
}

/** The bar under the thumb. */
const FOOT = 80;

/** Whoever presses a row has it in sight: it stays where it is. */
function isSeen(row: Element): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top > stuckUntil() && bottom <= window.innerHeight - FOOT;
}

/** The place of the row; scrolled to where it is lit. */
export function useInSight<E extends HTMLElement>(isLit: boolean): RefObject<E | null> {
  const own = useRef<E>(null);
  useEffect(() => {
    if (isLit && own.current && !isSeen(own.current)) own.current.scrollIntoView({ block: 'center' });
  }, [isLit]);
  return own;
}
