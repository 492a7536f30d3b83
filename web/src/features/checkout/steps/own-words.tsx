// Fields for the buyer's own words of an order (product §7), all of them optional; a day that cannot be met is said where it is typed.
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFormats } from '../../../client/formats.ts';
import { useTexts } from '../checkout.texts.ts';
import { isPastDay, isTooEarly, today, type Words } from './order-words.rules.ts';

type TextKey = Exclude<keyof Words, 'isMachineDown'>;

type WordsProps = { words: Words; earliest: string | undefined; onChange: (words: Words) => void };

export function OwnWords({ words, earliest, onChange }: WordsProps) {
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
        {...(isTooEarly(words.wantedBy, earliest) ? { help: <TooEarly {...{ words, earliest }} /> } : {})}
      />
      <Checkbox
        className="sm:pt-6.5"
        label={t('machineDown')}
        help={t('machineDownHelp')}
        checked={words.isMachineDown}
        onChange={(event) => onChange({ ...words, isMachineDown: event.target.checked })}
      />
      <TextAreaField className="sm:col-span-2" label={t('notes')} maxLength={4000} rows={2} {...input('notes')} />
    </div>
  );
}

/** The parts desk is asked for help where the day hurts; the box for it stands beside. */
function TooEarly({ words, earliest }: Pick<WordsProps, 'words' | 'earliest'>) {
  const t = useTexts();
  const { promise } = useFormats();
  const days = { wanted: promise(words.wantedBy), earliest: promise(earliest ?? '') };
  return (
    <span className="text-wait">
      {t('tooEarly', days)} {t(words.isMachineDown ? 'tooEarlyTold' : 'tooEarlyTell')}
    </span>
  );
}
