// Who carries a shipment and by which code, as the desk says it when it is sent or put right.
import type { CarrierName } from '@outrigger/contract';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { Handed, HandedProblem } from './handed.rules.ts';
import { useTexts } from './shipping-desk.texts.ts';

type CarrierFieldsProps = {
  carriers: readonly CarrierName[];
  handed: Handed;
  problem: HandedProblem | null;
  /** Whether the practice carrier may make the code itself. */
  mayBeLeftOut: boolean;
  onChange: (handed: Handed) => void;
};

export function CarrierFields({ carriers, handed, problem, mayBeLeftOut, onChange }: CarrierFieldsProps) {
  const t = useTexts();
  const { carrier, name, code } = handed;
  return (
    <>
      <SelectField
        label={t('carrier')}
        value={carrier}
        options={carriers.map((one) => ({ value: one, label: t(`carrier_${one}`) }))}
        onChange={(event) =>
          onChange({ ...handed, carrier: carriers.find((one) => one === event.target.value) ?? carrier })
        }
      />
      {carrier === 'other' && (
        <TextField
          label={t('carrierName')}
          help={t('carrierNameHelp')}
          {...(problem === 'carrierNeeded' ? { error: t('carrierNeeded') } : {})}
          value={name}
          maxLength={60}
          autoComplete="off"
          onChange={(event) => onChange({ ...handed, name: event.target.value })}
        />
      )}
      <TextField
        isCode
        label={t('trackingCode')}
        help={carrier === 'simulated' && mayBeLeftOut ? t('trackingOwn') : t('trackingHelp')}
        {...(problem === 'trackingNeeded' ? { error: t('trackingNeeded') } : {})}
        value={code}
        maxLength={60}
        autoComplete="off"
        onChange={(event) => onChange({ ...handed, code: event.target.value })}
      />
    </>
  );
}
