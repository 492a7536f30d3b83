// The wish to scan, from a link to /scan anywhere in the shop: the scanner opens over the screen, and the screen stays (spec §2 scan dialog).
import type { MouseEvent } from 'react';
import { makeStore, type Store } from './stored/store.ts';

/** What the scanner is wanted for: the screen that waits for a machine, where one does. */
export interface ScannerWish {
  back: string | undefined;
}

/** The latest wish; undefined while nobody wants to scan. */
export const scannerWish: Store<ScannerWish | undefined> = makeStore<ScannerWish | undefined>(undefined);

/** Whether something on the page answers a wish. */
export const scannerAtHand: Store<boolean> = makeStore(false);

/** For a link to /scan: opens the scanner over the screen, but where the link opens another tab, or the screen is the scanner itself. */
export const scanOver =
  (back?: string) =>
  (event: MouseEvent): void => {
    const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (isElsewhere || !scannerAtHand.get() || location.pathname === '/scan') return;
    event.preventDefault();
    scannerWish.set({ back });
  };
