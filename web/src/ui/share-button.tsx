// Hands the address of this page on: by the device's own sharing where there is one, else as a copied link.
import { Check, Share2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from './text/copy-text.ts';
import { IconButton } from './icon-button.tsx';

type ShareButtonProps = { label: string; copiedLabel: string; title: string; kind?: 'quiet' | 'secondary' };

const SHOWN_MS = 2000;

/** True where it was shared or somebody chose not to; false where the device has no sharing. */
async function shareByDevice(title: string, url: string): Promise<boolean> {
  if (typeof navigator.share !== 'function') return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

export function ShareButton({ label, copiedLabel, title, kind = 'secondary' }: ShareButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const clock = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(clock);
  }, [isCopied]);
  const share = async () => {
    const url = window.location.href;
    if (!(await shareByDevice(title, url))) setCopied(await copyText(url));
  };
  return (
    <span className="relative inline-flex print:hidden">
      <IconButton
        kind={kind}
        label={label}
        icon={isCopied ? <Check aria-hidden="true" className="text-good" /> : <Share2 aria-hidden="true" />}
        onClick={() => void share()}
      />
      <output
        className={
          isCopied
            ? 'floats absolute end-0 top-full z-30 mt-1.5 block whitespace-nowrap px-3 py-1.5 text-14'
            : 'sr-only'
        }
      >
        {isCopied && copiedLabel}
      </output>
    </span>
  );
}
