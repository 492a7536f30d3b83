// The button that takes a machine along for the time without a network, and says when that was done.
import { CloudDownload, HardDriveDownload } from 'lucide-react';
import { Suspense, useState } from 'react';
import { hasWorker } from '../../client/loading/service-worker.ts';
import { dialogLater } from '../../client/loading/lazy-dialog.ts';
import { Button } from '../../ui/button.tsx';
import { useAwayFormats } from './away-formats.ts';
import { useTexts } from './away.texts.ts';
import { useTaken } from './use-taken.ts';

const { Dialog, whenThere } = dialogLater(
  async () => (await import('./take-along-dialog.tsx')).TakeAlongDialog,
  'away',
);

/** Nothing where the browser keeps nothing for pages. */
export function TakeAlong({ hostId, serialNumber }: { hostId: number; serialNumber: string }) {
  const t = useTexts();
  const { age } = useAwayFormats();
  const [isOpen, setOpen] = useState(false);
  const taken = useTaken()?.find((machine) => machine.hostId === hostId);
  if (!hasWorker()) return null;
  const Icon = taken ? HardDriveDownload : CloudDownload;
  return (
    <>
      <Button
        icon={<Icon aria-hidden="true" className="size-4" />}
        onClick={({ currentTarget }) => whenThere(currentTarget, () => setOpen(true))}
      >
        {taken ? t('takenAge', { age: age(taken.at) }) : t('takeAlong')}
      </Button>
      {isOpen && (
        <Suspense>
          <Dialog hostId={hostId} serialNumber={serialNumber} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
