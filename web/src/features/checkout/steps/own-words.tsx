// Fields for the buyer's own words of an order (product §7), all of them optional.
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useTexts } from '../checkout.texts.ts';
import { isPastDay, today, type Words } from './order-words.rules.ts';

type TextKey = Exclude<keyof Words, 'isMachineDown'>;

export function OwnWords({ words, onChange }: { words: Words; onChange: (words: Words) => void }) {
  const t = useTexts();
  const input = (field: TextKey) => ({
    name: field,
    note: t('optional'),
    value: words[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...words, [field]: event.target.value }),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={t('purchaseOrderNo')} maxLength={100} {...input('purchaseOrderNo')} />
      <TextField label={t('costCentre')} maxLength={100} {...input('costCentre')} />
      <TextField
        label={t('wantedBy')}
        type="date"
        min={today()}
        {...input('wantedBy')}
        {...(isPastDay(words.wantedBy) ? { error: t('dayPassed') } : {})}
      />
      <Checkbox
        className="self-end"
        label={t('machineDown')}
        help={t('machineDownHelp')}
        checked={words.isMachineDown}
        onChange={(event) => onChange({ ...words, isMachineDown: event.target.checked })}
      />
      <TextAreaField className="sm:col-span-2" label={t('notes')} maxLength={4000} rows={2} {...input('notes')} />
    </div>
  );
}
