// Where the keyboard goes on when the piece it stood on goes away: the browser would begin anew at the top of the page (quality: keyboard).
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef } from 'react';

/** Puts the focus on something, also where it takes none by itself; the place on the page stays. */
export function focusOn(target: HTMLElement | null | undefined): void {
  if (!target) return;
  if (!target.matches('a[href], button, input, select, textarea, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** True where nothing has the focus, as after the focused piece was taken away. */
export const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

const headingAround = (gone: HTMLElement) =>
  gone.closest('[role=dialog], main')?.querySelector<HTMLElement>('h1, h2, h3');

/** The like of a piece that comes after it within `where`, else the one before it; `like` is a selector that the piece itself meets. */
export function besideIn(where: ParentNode | null, gone: HTMLElement, like: string): HTMLElement | undefined {
  const all = [...(where?.querySelectorAll<HTMLElement>(like) ?? [])];
  const at = all.indexOf(gone);
  return all[at + 1] ?? all[at - 1];
}

interface Left {
  own: HTMLElement;
  found: HTMLElement | null | undefined;
  heading: HTMLElement | null | undefined;
}

/** Hands the focus on when a piece that has it is taken away: to what `next` finds, else to the heading above. */
export function useHandOnFocus(
  piece: RefObject<HTMLElement | null>,
  next: (gone: HTMLElement) => HTMLElement | null | undefined = headingAround,
): void {
  const left = useRef<Left | undefined>(undefined);
  // Strict mode ends every effect once for practice: only what is really gone hands on. What it hands on to may have gone along.
  const handOn = useCallback(() => {
    const { own, found, heading } = left.current ?? {};
    if (!own || own.isConnected || !isFocusLost()) return;
    left.current = undefined;
    focusOn(found?.isConnected ? found : heading);
  }, []);
  useLayoutEffect(() => {
    const own = piece.current;
    // Shown again after something beside it was loaded: while hidden the browser takes the focus away.
    if (left.current && isFocusLost()) focusOn(own);
    left.current = undefined;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      left.current = { own, found: next(own), heading: headingAround(own) };
      queueMicrotask(handOn);
    };
  }, [piece, next, handOn]);
  // What is taken away while it is hidden ends this effect alone.
  useEffect(() => handOn, [handOn]);
}
