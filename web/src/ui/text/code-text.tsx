// A code or serial number in the mono face; a press copies it, and it says so.
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { classNames } from '../class-names.ts';
import { copyText } from './copy-text.ts';

type CodeTextProps = {
  code: string;
  copyLabel: string;
  copiedLabel: string;
  size?: 'normal' | 'large';
  /** True where the room is too narrow for one line, as beside a price on the phone. */
  mayWrap?: boolean;
};

const SHOWN_MS = 1500;
/** Only codes longer than any line is sure to hold may break. */
const LONG = 20;
const LONG_IN_NARROW = 12;

export function CodeText({ code, copyLabel, copiedLabel, size = 'normal', mayWrap = false }: CodeTextProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const clock = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(clock);
  }, [isCopied]);
  const Icon = isCopied ? Check : Copy;
  return (
    <span className="inline-flex min-w-0">
      <button
        type="button"
        title={copyLabel}
        onClick={() => void copyText(code).then(setCopied)}
        className={classNames(
          'group relative -mx-1.5 inline-flex min-w-0 items-center gap-1.5 rounded-inner px-1.5 py-0.5 font-mono font-semibold hover:bg-hover',
          'touch:min-h-control',
          size === 'large' ? 'text-20' : 'text-14',
        )}
      >
        <span className={lineOf(code, mayWrap)}>{code}</span>
        <span className="sr-only">{copyLabel}</span>
        <Icon
          aria-hidden="true"
          className={classNames('size-3.5 shrink-0', isCopied ? 'text-good' : 'text-ink-faint group-hover:text-ink')}
        />
      </button>
      <output className="sr-only">{isCopied && copiedLabel}</output>
    </span>
  );
}

/** At its spaces first, where it has any. */
function lineOf(code: string, mayWrap: boolean): string {
  if (code.length <= (mayWrap ? LONG_IN_NARROW : LONG)) return 'whitespace-nowrap';
  return mayWrap ? 'wrap-anywhere text-start' : 'break-all text-start';
}
