// Fields for the buyer's own words of an order (product §7), all of them optional; a day that cannot be met is said where it is typed.
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { useFormats } from '../../../client/formats.ts';
import { isPastDay, today } from '../../../client/past-day.rules.ts';
import { useTexts } from '../checkout.texts.ts';
import { MachineDown } from './machine-down.tsx';
import { isTooEarly, type Words } from './order-words.rules.ts';
import type { Reach } from './ship-mode.rules.ts';

type TextKey = Exclude<keyof Words, 'isMachineDown'>;

type WordsProps = {
  words: Words;
  /** By when it can be there, where that is known. */
  reach?: Reach | undefined;
  onChange: (words: Words) => void;
  /** Ships in batches what was to ship together. */
  onBatches?: () => void;
};

export function OwnWords({ words, reach, onChange, onBatches }: WordsProps) {
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
      <div className="grid content-start gap-2">
        <TextField
          label={t('wantedBy')}
          type="date"
          min={today()}
          {...input('wantedBy')}
          {...(isPastDay(words.wantedBy) ? { error: t('dayPassed') } : {})}
          {...(reach && isTooEarly(words.wantedBy, reach.last) ? { help: <TooEarly {...{ words, reach }} /> } : {})}
        />
        {reach && onBatches && <InBatches {...{ words, reach, onBatches }} />}
      </div>
      <MachineDown className="sm:pt-6.5" {...{ words, onChange }} />
      <TextAreaField className="sm:col-span-2" label={t('notes')} maxLength={4000} rows={2} {...input('notes')} />
    </div>
  );
}

/** The parts desk is asked for help where the day hurts; the box for it stands beside. */
function TooEarly({ words, reach }: { words: Words; reach: Reach }) {
  const t = useTexts();
  const { promise } = useFormats();
  const days = { wanted: promise(words.wantedBy), earliest: promise(reach.last) };
  return (
    <span className="text-wait">
      {t('tooEarly', days)} {t(words.isMachineDown ? 'tooEarlyTold' : 'tooEarlyTell')}
    </span>
  );
}

/** What ships together waits for its last part: where the first ones would be there in time, they need not wait. */
function InBatches({ words, reach, onBatches }: { words: Words; reach: Reach; onBatches: () => void }) {
  const t = useTexts();
  const { promise } = useFormats();
  const { last, inBatches } = reach;
  if (inBatches === undefined || !isTooEarly(words.wantedBy, last) || isTooEarly(words.wantedBy, inBatches))
    return null;
  return (
    <Button size="small" className="justify-self-start" onClick={onBatches}>
      {t('batchesInstead', { day: promise(inBatches) })}
    </Button>
  );
}
