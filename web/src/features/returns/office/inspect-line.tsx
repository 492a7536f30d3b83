// A line of a return under the eyes of the parts desk: how many pieces are taken, and what was found where it is fewer.
import type { DeskReturn } from '@outrigger/contract';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { PartPicture } from '../../parts/index.ts';
import { DispatchedFrom } from '../dispatched-from.tsx';
import { LineName } from '../return-lines.tsx';
import { useTexts } from '../returns.texts.ts';

type Said = { taken: number; finding: string };
type InspectLineProps = {
  line: DeskReturn['lines'][number];
  parcels: DeskReturn['parcels'];
  value: Said;
  onChange: (value: Said) => void;
};

export function InspectLine({ line, parcels, value, onChange }: InspectLineProps) {
  const t = useTexts();
  const { code, quantity } = line;
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 border-line border-b p-4 last:border-b-0 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] sm:px-5">
      <PartPicture imageUrl={line.imageUrl} className="size-14" />
      <div className="min-w-0">
        <LineName line={line} isOffice />
        <DispatchedFrom {...{ line, parcels }} />
      </div>
      <div className="col-start-2 grid gap-1 sm:col-start-auto sm:justify-items-end">
        <QuantityStepper
          value={value.taken}
          min={0}
          max={quantity}
          onChange={(taken) => onChange({ ...value, taken })}
          labels={{ field: t('takenField', { code }), decrease: t('fewer', { code }), increase: t('moreOf', { code }) }}
        />
        <p className="figures text-14 text-ink-soft">{t('of', { count: quantity })}</p>
      </div>
      {value.taken < quantity && (
        <TextField
          className="col-span-full"
          label={t('finding', { code })}
          value={value.finding}
          maxLength={1000}
          onChange={(event) => onChange({ ...value, finding: event.target.value })}
        />
      )}
    </li>
  );
}
