// Where the keyboard goes on when the piece it stood on goes away: the browser would begin anew at the top of the page (quality: keyboard).
import { type RefObject, useLayoutEffect } from 'react';

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

/** Hands the focus on when a piece that has it is taken away: to what `next` finds, else to the heading above. */
export function useHandOnFocus(
  piece: RefObject<HTMLElement | null>,
  next: (gone: HTMLElement) => HTMLElement | null | undefined = headingAround,
): void {
  useLayoutEffect(() => {
    const own = piece.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      const [found, heading] = [next(own), headingAround(own)];
      // Strict mode ends every effect once for practice: only what is really gone hands on. What it hands on to may have gone along.
      queueMicrotask(() => own.isConnected || focusOn(found?.isConnected ? found : heading));
    };
  }, [piece, next]);
}
