// One of the company's own words for a machine, edited where it stands: Enter or leaving saves, Escape puts it back (product §5 History).
import type { MachineCard } from '@outrigger/contract';
import { type KeyboardEvent, useState } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { useSaveOwnMachine } from './history.data.ts';
import { type HistoryKey, useTexts } from './history.texts.ts';

/** Which of the own words. */
export type OwnKey = 'ownName' | 'fleetNumber' | 'site' | 'hours';
const LABELS = {
  ownName: 'ownNameOf',
  fleetNumber: 'fleetNumberOf',
  site: 'siteOf',
  hours: 'hoursOf',
} as const satisfies Record<OwnKey, HistoryKey>;
/** The most characters of each. */
export const OWN_MOST = { ownName: 100, fleetNumber: 50, site: 200, hours: 7 } as const;
// 12,345 and 12 345 are the same hours.
const GROUPS = /(?<=\d)[\s.,](?=\d{3}$)/;

/** What is typed as the call takes it; undefined where it is no count of hours. */
export function ownValueOf(key: OwnKey, text: string): string | number | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  if (key !== 'hours') return trimmed;
  const digits = trimmed.replace(GROUPS, '');
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}

export function OwnField({ machine, field }: { machine: MachineCard; field: OwnKey }) {
  const t = useTexts();
  const save = useSaveOwnMachine();
  const { number } = useFormats();
  const kept = machine[field];
  const present = String(kept ?? '');
  const [editing, setEditing] = useState<{ from: string; text: string } | null>(null);
  const draft = editing?.text ?? null;
  const write = (text: string) => setEditing({ from: editing?.from ?? present, text });
  // Grouped to be read, plain digits to be typed.
  const shown = draft ?? (typeof kept === 'number' ? number(kept) : present);
  const value = ownValueOf(field, shown);
  const commit = () => {
    if (editing === null || value === undefined) return;
    // A colleague may have written another meanwhile; who typed nothing leaves it.
    if (editing.text.trim() === editing.from) return setEditing(null);
    save.mutate(
      { hostId: machine.hostId, [field]: value },
      {
        onSuccess: () => showToast({ text: t('saved'), tone: 'good' }),
        onSettled: () => setEditing(null),
      },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape') setEditing({ from: present, text: present });
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
      onChange={(event) => write(event.target.value)}
      onFocus={() => write(draft ?? present)}
      onBlur={commit}
      onKeyDown={onKeyDown}
      className="figures relative z-1 -mx-2 text-ellipsis min-h-control-small w-full min-w-0 rounded-inner border border-transparent bg-transparent px-2 text-14 placeholder:text-ink-faint hover:border-line-strong focus:border-line-strong focus:bg-surface aria-invalid:border-bad-line"
    />
  );
}
