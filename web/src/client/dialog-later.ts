// Dialogs come after the screen they open over: nobody waits for them, and without a network they are there all the same or say so.
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { announceFailure } from './failure-announcer.ts';
import { NoAnswer } from './failures.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown'];

/** A dialog that is loaded with the first sign of a person. */
export interface DialogLater<P extends object> {
  Dialog: LazyExoticComponent<ComponentType<P>>;
  /** Calls `show` once the dialog is there, unless whoever pressed has gone on; until then the button is busy. Where it does not load the page stays, and says why. */
  whenThere: (pressed: HTMLElement, show: () => void) => void;
}

/** Makes such a dialog of what loads it. */
export function dialogLater<P extends object>(load: () => Promise<ComponentType<P>>): DialogLater<P> {
  const loadDialog = async () => ({ default: await load() });
  for (const sign of SIGNS) addEventListener(sign, () => void loadDialog().catch(() => undefined), { once: true });
  const tell = () => announceFailure(new NoAnswer(navigator.onLine ? 'unreachable' : 'offline', true));
  const whenThere = (pressed: HTMLElement, show: () => void) => {
    if (pressed.hasAttribute('aria-busy')) return;
    const { href } = location;
    pressed.setAttribute('aria-busy', 'true');
    void loadDialog()
      .then(() => pressed.isConnected && location.href === href && show(), tell)
      .finally(() => pressed.removeAttribute('aria-busy'));
  };
  return { Dialog: lazy(loadDialog), whenThere };
}
