// The head of a printed sheet: whose it is and of which day; unseen on the screen. Brings the looks of paper with it, and unfolds what is folded.
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import '../styles/print.css';

type PaperHeadProps = {
  /** The shop's own, never translated. */
  name: string;
  /** Says the day of printing, which may be later than that of opening the page. */
  whenOf: () => string;
};

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

export function PaperHead({ name, whenOf }: PaperHeadProps) {
  const [when, setWhen] = useState(whenOf);
  useEffect(() => {
    let fold: (() => void) | undefined;
    const before = () => {
      flushSync(() => setWhen(whenOf()));
      fold ??= unfold();
    };
    const after = () => {
      fold?.();
      fold = undefined;
    };
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, [whenOf]);
  return (
    <p className="paper-head hidden">
      <span translate="no" className="font-semibold">
        {name}
      </span>
      <span>{when}</span>
    </p>
  );
}
