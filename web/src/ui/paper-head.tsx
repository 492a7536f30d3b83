// The head of a printed sheet: whose it is and of which day; unseen on the screen. Brings the looks of paper with it, and unfolds what is folded.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import '../styles/print.css';

/** The day in the page's language. */
const today = (): string =>
  new Date().toLocaleDateString(document.documentElement.lang || undefined, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });

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

export function PaperHead() {
  const [when, setWhen] = useState(today);
  useEffect(() => {
    let fold: (() => void) | undefined;
    const before = () => {
      // The page may have been opened on another day.
      flushSync(() => setWhen(today()));
      fold ??= unfold();
    };
    const after = () => {
      fold?.();
      fold = undefined;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      after();
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return (
    <p className="paper-head hidden">
      <span translate="no" className="font-semibold">
        Outrigger
      </span>
      <span>{when}</span>
    </p>
  );
}
