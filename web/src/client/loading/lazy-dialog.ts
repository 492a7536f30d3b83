// Dialogs come after the screen they open over: nobody waits for them, and without a network they are there all the same or say so.
import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { atRest } from './at-rest.ts';
import { announceFailure } from '../api/failure-announcer.ts';
import { NoAnswer } from '../api/failures.ts';
import { loadTexts } from '../texts.ts';

/** A dialog that is loaded with the first sign of a person, or once the page rests. */
export interface DialogLater<P extends object> {
  Dialog: LazyExoticComponent<ComponentType<P>>;
  /** Calls `show` once the dialog is there, unless whoever pressed has gone on; until then the button is busy. Where it does not load the page stays, and says why. */
  whenThere: (pressed: HTMLElement, show: () => void) => void;
}

/** Makes such a dialog of what loads it; with `texts` of its own it is there once they are. */
export function dialogLater<P extends object>(load: () => Promise<ComponentType<P>>, texts?: string): DialogLater<P> {
  const loadDialog = async () => {
    const [dialog] = await Promise.all([load(), texts && loadTexts(texts)]);
    return { default: dialog };
  };
  atRest(() => void loadDialog().catch(() => undefined));
  const tell = () => announceFailure(new NoAnswer(navigator.onLine ? 'unreachable' : 'offline', 'nothing'));
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
