// The company's own words for a machine as a small form (product §5 History).
import type { MachineCard } from '@outrigger/contract';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { NARROW, useMedia } from '../../../ui/use-media.ts';
import { useSaveOwnMachine } from './history.data.ts';
import { useTexts } from './history.texts.ts';
import { OWN_MOST, type OwnKey, ownValueOf } from './own-words.rules.ts';

const KEYS: readonly OwnKey[] = ['ownName', 'fleetNumber', 'site', 'hours'];

export function EditOwnSheet({ machine, onClose }: { machine: MachineCard; onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const save = useSaveOwnMachine();
  const [first] = useState<Record<OwnKey, string>>({
    ownName: machine.ownName ?? '',
    fleetNumber: machine.fleetNumber ?? '',
    site: machine.site ?? '',
    hours: String(machine.hours ?? ''),
  });
  const [texts, setTexts] = useState(first);
  const values = Object.fromEntries(KEYS.map((key) => [key, ownValueOf(key, texts[key])]));
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (values['hours'] === undefined) return;
    const done = () => {
      showToast({ text: t('saved'), tone: 'good' });
      onClose();
    };
    // A colleague may have written another meanwhile; what nobody touched here is left.
    const changed = KEYS.filter((key) => texts[key] !== first[key]).map((key) => [key, values[key]]);
    if (changed.length === 0) return onClose();
    save.mutate({ hostId: machine.hostId, ...Object.fromEntries(changed) }, { onSuccess: done });
  };
  return (
    <Sheet
      isOpen
      onClose={onClose}
      side={useMedia(NARROW) ? 'bottom' : 'end'}
      title={<span className="font-mono">{machine.serialNumber}</span>}
      closeLabel={t('close')}
      actions={
        <Button type="submit" form={id} kind="primary" size="large" isBusy={save.isPending}>
          {t('save')}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        {KEYS.map((key) => (
          <TextField
            key={key}
            label={t(key)}
            value={texts[key]}
            maxLength={OWN_MOST[key]}
            inputMode={key === 'hours' ? 'numeric' : 'text'}
            error={values[key] === undefined ? t('hoursProblem') : undefined}
            onChange={(event) => setTexts({ ...texts, [key]: event.target.value })}
          />
        ))}
      </form>
    </Sheet>
  );
}
