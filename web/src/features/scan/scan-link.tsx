// A link to the scanner that opens it over the screen; opened otherwise, such as in another tab, it is the page /scan.
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { Anchor } from '../../ui/anchor.tsx';

const ScanDialog = lazy(async () => ({ default: (await import('./scan-dialog.tsx')).ScanDialog }));

type ScanLinkProps = { className: string; children: ReactNode };

export function ScanLink({ className, children }: ScanLinkProps) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    setState('open');
  };
  return (
    <>
      <Anchor href="/scan" aria-haspopup="dialog" className={className} onClick={open}>
        {children}
      </Anchor>
      {state !== 'unused' && (
        <Suspense>
          <ScanDialog isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
