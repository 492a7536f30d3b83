// The press that says for which machines a line is meant; its dialog is loaded when it is wanted (product §6: for which machines how many).
import { Truck } from 'lucide-react';
import { type MouseEvent, Suspense, useState } from 'react';
import { dialogLater } from '../../../client/loading/lazy-dialog.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { CartLine } from '../../cart/cart.data.ts';
import type { useCartChanges } from '../../cart/line-changes.data.ts';
import { useTexts } from '../checkout.texts.ts';

const { Dialog, whenThere } = dialogLater(async () => (await import('./machines-dialog.tsx')).MachinesDialog);

type LineMachinesProps = { line: CartLine; changes: ReturnType<typeof useCartChanges> };

export function LineMachines({ line, changes }: LineMachinesProps) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const words = t(line.machines.length > 0 ? 'changeMachines' : 'chooseMachines');
  return (
    <>
      <IconButton
        size="small"
        label={`${words} ${line.part}`}
        title={words}
        icon={<Truck aria-hidden="true" />}
        onClick={(event: MouseEvent<HTMLElement>) => whenThere(event.currentTarget, () => setOpen(true))}
      />
      {isOpen && (
        <Suspense>
          <Dialog line={line} changes={changes} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
