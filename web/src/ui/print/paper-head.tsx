// The head of a printed sheet: whose it is, which page, of which day; unseen on the screen. Brings the looks of paper with it, and unfolds what is folded.
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import '../../styles/print.css';
import { printWhole } from './print-whole.ts';

/** The day in the page's language. */
const today = (): string =>
  new Date().toLocaleDateString(document.documentElement.lang || undefined, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });

/** What the window calls the page, without the shop's name after it; nothing while it has no name yet. */
const pageTitle = (): string => document.title.replace(/(?:^| - )[^-]*$/, '');

/** Opens every fold and draws what is out of sight; what it gives back undoes both. A style sheet for paper alone comes too late for either. */
function unfold(): () => void {
  const closed = [...document.querySelectorAll<HTMLDetailsElement>('details:not([open])')];
  for (const fold of closed) fold.open = true;
  document.documentElement.classList.add('on-paper');
  return () => {
    for (const fold of closed) fold.open = false;
    document.documentElement.classList.remove('on-paper');
  };
}

/** The browser's own shortcut waits for pictures as the button does; its menu cannot be made to wait. */
function printOnShortcut(event: KeyboardEvent): void {
  const isShortcut = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
  if (!isShortcut || event.key.toLowerCase() !== 'p' || event.defaultPrevented) return;
  event.preventDefault();
  if (!event.repeat) printWhole();
}

/** Tells when the window is named anew; what it gives back ends it. A page that comes with the window is drawn before it is named. */
function watchTitle(tell: () => void): () => void {
  const watch = new MutationObserver(tell);
  watch.observe(document.head, { childList: true, characterData: true, subtree: true });
  return () => watch.disconnect();
}

type PaperHeadProps = {
  /** What else the sheet must say to be understood alone, such as the machine and the filters. */
  note?: ReactNode;
};

export function PaperHead({ note }: PaperHeadProps) {
  const [told, setTold] = useState(() => ({ title: pageTitle(), when: today() }));
  useEffect(() => {
    let fold: (() => void) | undefined;
    // The page may have been opened on another day, and named after this head was drawn.
    const tell = () => setTold({ title: pageTitle(), when: today() });
    const ignore = watchTitle(tell);
    const before = () => {
      flushSync(tell);
      fold ??= unfold();
    };
    const after = () => {
      fold?.();
      fold = undefined;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    window.addEventListener('keydown', printOnShortcut);
    return () => {
      ignore();
      after();
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
      window.removeEventListener('keydown', printOnShortcut);
    };
  }, []);
  return (
    <div className="paper-head hidden">
      <p>
        <span translate="no" className="font-semibold">
          Outrigger
        </span>
        {told.title && ` · ${told.title}`}
      </p>
      <p>{told.when}</p>
      {note && <div className="paper-note">{note}</div>}
    </div>
  );
}
