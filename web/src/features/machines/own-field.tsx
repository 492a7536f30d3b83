// One of the company's own words for a machine, edited where it stands: Enter or leaving saves, Escape puts it back (product §5 History).
import type { MachineCard } from '@outrigger/contract';
import { type KeyboardEvent, useState } from 'react';
import { showToast } from '../../ui/toasts.ts';
import { useSaveOwnMachine } from './machines.data.ts';
import { type MachinesKey, useTexts } from './machines.texts.ts';

/** Which of the own words. */
export type OwnKey = 'ownName' | 'fleetNumber' | 'site' | 'hours';
const LABELS = {
  ownName: 'ownNameOf',
  fleetNumber: 'fleetNumberOf',
  site: 'siteOf',
  hours: 'hoursOf',
} as const satisfies Record<OwnKey, MachinesKey>;
/** The most characters of each. */
export const OWN_MOST = { ownName: 100, fleetNumber: 50, site: 200, hours: 6 } as const;

/** What is typed as the call takes it; undefined where it is no count of hours. */
export function ownValueOf(key: OwnKey, text: string): string | number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (key !== 'hours') return trimmed;
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : undefined;
}

export function OwnField({ machine, field }: { machine: MachineCard; field: OwnKey }) {
  const t = useTexts();
  const save = useSaveOwnMachine();
  const present = String(machine[field] ?? '');
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? present;
  const value = ownValueOf(field, shown);
  const commit = () => {
    if (draft === null || value === undefined) return;
    if (draft.trim() === present) return setDraft(null);
    save.mutate(
      { hostId: machine.hostId, [field]: value },
      {
        onSuccess: () => showToast({ text: t('saved'), tone: 'good' }),
        onSettled: () => setDraft(null),
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setDraft(null);
  };
  return (
    <input
      type="text"
      aria-label={t(LABELS[field], { serial: machine.serialNumber })}
      aria-invalid={value === undefined || undefined}
      inputMode={field === 'hours' ? 'numeric' : 'text'}
      maxLength={OWN_MOST[field]}
      placeholder={t('addOwn')}
      value={shown}
      disabled={save.isPending}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={onKeyDown}
      className="figures relative z-1 -mx-2 text-ellipsis min-h-control-small w-full min-w-0 rounded-inner border border-transparent bg-transparent px-2 text-14 placeholder:text-ink-faint hover:border-line-strong focus:border-line-strong focus:bg-surface aria-invalid:border-bad-line"
    />
  );
}
