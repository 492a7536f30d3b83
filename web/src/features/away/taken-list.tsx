// The machines on this device: how old and how large each is, opened or taken off.
import { HardDriveDownload, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { useAwayFormats } from './away-formats.ts';
import { useTexts } from './away.texts.ts';
import { forgetTaken, type TakenMachine } from './taken-machines.ts';
import { useTaken } from './use-taken.ts';

/** Nothing where none was taken along. */
export function TakenList() {
  const t = useTexts();
  const { size } = useAwayFormats();
  const machines = useTaken() ?? [];
  const [asked, setAsked] = useState<TakenMachine>();
  if (machines.length === 0) return null;
  const bytes = machines.reduce((sum, machine) => sum + machine.bytes, 0);
  return (
    <section aria-label={t('onDevice')} className="grid gap-2 print:hidden">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="font-semibold text-20">{t('onDevice')}</h2>
        <p className="figures text-14 text-ink-soft">
          {t('onDeviceCount', { count: machines.length, size: size(bytes) })}
        </p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-3">
        {machines.map((machine) => (
          <TakenTile key={machine.hostId} machine={machine} onRemove={() => setAsked(machine)} />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={asked !== undefined}
        title={t('takeOffAsk', { serial: asked?.serialNumber ?? '' })}
        description={t('takeOffText')}
        confirmLabel={t('takeOff')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          if (asked) void forgetTaken(asked);
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </section>
  );
}

function TakenTile({ machine, onRemove }: { machine: TakenMachine; onRemove: () => void }) {
  const t = useTexts();
  const { age, size } = useAwayFormats();
  const { hostId, model, serialNumber, ownName } = machine;
  return (
    <li className="flex items-center gap-2 rounded-box border border-line bg-surface p-2 ps-3">
      <HardDriveDownload aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <Anchor
        href={`/historyPartsList?hostId=${hostId}`}
        className="min-h-11 min-w-0 flex-1 content-center hover:underline"
      >
        <span className="flex flex-wrap gap-x-2">
          <span className="font-semibold">{model}</span>
          <span className="break-all font-mono text-14">{serialNumber}</span>
        </span>
        <span className="block text-14 text-ink-soft">
          {[ownName, t('takenFacts', { age: age(machine.at), size: size(machine.bytes) })].filter(Boolean).join(' · ')}
        </span>
      </Anchor>
      <IconButton
        label={t('takeOffOne', { serial: serialNumber })}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </li>
  );
}
