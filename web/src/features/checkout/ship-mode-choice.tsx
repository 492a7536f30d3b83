// In batches or together (spec §4: shipping choice on insufficient stock): both plans with dates and freight before choosing.
import { useFailureWords } from '../../client/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Plan, usePlan } from './checkout.data.ts';
import { useTexts } from './checkout.texts.ts';

type Plans = Record<'batches' | 'together', ReturnType<typeof usePlan>>;
type ChoiceProps = {
  plans: Plans;
  shipMode: 'batches' | 'together';
  onChange: (mode: 'batches' | 'together') => void;
  onNext: () => void;
};

export function ShipModeChoice({ plans, shipMode, onChange, onNext }: ChoiceProps) {
  const t = useTexts();
  const say = useFailureWords();
  const { money } = useFormats();
  const error = plans.batches.error ?? plans.together.error;
  if (error && !plans[shipMode].data) {
    return (
      <ErrorState
        title={say(error).title}
        meaning={say(error).text}
        action={<Button onClick={() => void plans[shipMode].refetch()}>{t('again')}</Button>}
      />
    );
  }
  const { data: batches } = plans.batches;
  const { data: together } = plans.together;
  if (!batches || !together) return <Skeleton className="h-40 w-full rounded-box" />;
  const option = (mode: 'batches' | 'together', plan: Plan) => ({
    value: mode,
    label: t(mode === 'batches' ? 'modeBatches' : 'modeTogether'),
    help: <PlanText plan={plan} />,
    end: plan.freight ? money(plan.freight) : '***',
  });
  return (
    <div className="grid gap-4">
      {batches.batches.length > 1 && <p className="text-ink-soft">{t('stockShort')}</p>}
      <RadioGroup
        label={t('howShipped')}
        look="cards"
        value={shipMode}
        onChange={(mode) => onChange(mode === 'together' ? 'together' : 'batches')}
        options={[option('batches', batches), option('together', together)]}
      />
      <Button kind="primary" size="large" className="justify-self-start max-sm:w-full" onClick={onNext}>
        {t('toPayment')}
      </Button>
    </div>
  );
}

function PlanText({ plan }: { plan: Plan }) {
  const t = useTexts();
  const { promise, number } = useFormats();
  return (
    <>
      {plan.batches.map((batch) => (
        <span key={`${batch.warehouse} ${batch.dispatchDate}`} className="block">
          {t('batchText', {
            warehouse: batch.name,
            count: batch.lines.length,
            from: promise(batch.deliveryFrom),
            to: promise(batch.deliveryTo),
            kilograms: number(batch.weightGrams / 1000, { maximumFractionDigits: 1 }),
          })}
        </span>
      ))}
    </>
  );
}
