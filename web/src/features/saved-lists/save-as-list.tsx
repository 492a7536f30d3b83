// Keeps rows under a name: the cart, or those of quick add (product §6: several named lists).
import { type MouseEvent, Suspense, useState } from 'react';
import { dialogLater } from '../../client/loading/lazy-dialog.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonKind } from '../../ui/button-look.ts';
import type { KeptLine } from './saved-lists.data.ts';

const { Dialog, whenThere } = dialogLater(async () => (await import('./name-dialog.tsx')).NameDialog, 'savedlists');

type SaveAsListProps = {
  /** What the button says, in the words of its screen. */
  label: string;
  /** What is kept; asked for when it is pressed. */
  lines: () => readonly KeptLine[];
  kind?: ButtonKind;
};

export function SaveAsList({ label, lines, kind = 'quiet' }: SaveAsListProps) {
  const [kept, setKept] = useState<readonly KeptLine[] | null>(null);
  const open = (event: MouseEvent<HTMLElement>) => whenThere(event.currentTarget, () => setKept(lines()));
  return (
    <>
      <Button kind={kind} size="small" onClick={open}>
        {label}
      </Button>
      {kept && (
        <Suspense>
          <Dialog lines={kept} onClose={() => setKept(null)} />
        </Suspense>
      )}
    </>
  );
}
