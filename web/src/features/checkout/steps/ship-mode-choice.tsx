// In batches or together (spec §4: shipping choice on insufficient stock): both plans with dates and freight before choosing.
import { Package } from 'lucide-react';
import { Fragment } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { Plan, ShipMode, usePlan } from '../checkout.data.ts';
import { useTexts } from '../checkout.texts.ts';
import { PlanFailure } from './plan-failure.tsx';
import { type Arrival, arrivalsOf, isSamePlan, type Plans, reachOf, savingOf } from './ship-mode.rules.ts';

type PlanAnswers = Record<ShipMode, ReturnType<typeof usePlan>>;
type ChoiceProps = { plans: PlanAnswers; shipMode: ShipMode; onChange: (mode: ShipMode) => void };

export function ShipModeChoice({ plans, shipMode, onChange }: ChoiceProps) {
  const t = useTexts();
  const { data: batches } = plans.batches;
  const { data: together } = plans.together;
  if (!batches || !together) {
    const answers = Object.values(plans);
    const isFailed = answers.some((plan) => plan.error);
    return isFailed ? <PlanFailure plans={answers} /> : <Skeleton className="h-40 w-full rounded-box" />;
  }
  const both = { batches, together };
  if (isSamePlan(both)) return <OnePlan plan={batches} />;
  const option = (mode: ShipMode, label: string) => ({
    value: mode,
    label,
    help: <PlanFacts mode={mode} plans={both} />,
    end: <Freight plan={both[mode]} />,
  });
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('stockShort')}</p>
      <RadioGroup
        label={t('howShipped')}
        look="cards"
        value={shipMode}
        onChange={(mode) => onChange(mode === 'together' ? 'together' : 'batches')}
        options={[option('batches', t('modeBatches')), option('together', t('modeTogether'))]}
      />
    </div>
  );
}

/** What sets a plan apart from the other, then its batches. */
function PlanFacts({ mode, plans }: { mode: ShipMode; plans: Plans }) {
  const t = useTexts();
  const { promise, money } = useFormats();
  const { first, last } = reachOf(plans[mode]);
  const saving = savingOf(plans);
  return (
    <>
      <span className="block font-medium text-ink">
        {first === last
          ? t('arrivesAll', { last: promise(last) })
          : t('arrivesFirst', { first: promise(first), last: promise(last) })}
        {saving?.mode === mode && ` · ${t('lessFreight', { amount: money(saving.amount) })}`}
      </span>
      <PlanText plan={plans[mode]} />
    </>
  );
}

function OnePlan({ plan }: { plan: Plan }) {
  const t = useTexts();
  return (
    <section aria-label={t('shipping')}>
      <h3 className="pb-1.5 font-medium text-14">{t('shipping')}</h3>
      <div className="flex items-center gap-3 rounded-box border border-line px-4 py-3">
        <Package aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
        <div className="min-w-0 flex-1">
          <p className="font-medium">{t('shipsWhole', { count: plan.batches.length })}</p>
          <p className="text-14 text-ink-soft">
            <PlanText plan={plan} />
          </p>
        </div>
        <span className="figures shrink-0 font-semibold">
          <Freight plan={plan} />
        </span>
      </div>
    </section>
  );
}

function Freight({ plan }: { plan: Plan }) {
  const { money } = useFormats();
  return plan.freight ? money(plan.freight) : null;
}

function PlanText({ plan }: { plan: Plan }) {
  const t = useTexts();
  const { promise, number } = useFormats();
  return (
    <>
      {arrivalsOf(plan).map((batch) => (
        <span key={`${batch.warehouse} ${batch.dispatchDate}`} className="block">
          <BatchWords
            from={batch.from}
            words={t('batchText', {
              warehouse: NAMES,
              count: batch.lines.length,
              from: promise(batch.deliveryFrom),
              to: promise(batch.deliveryTo),
              kilograms: number(batch.weightGrams / 1000, { maximumFractionDigits: 1 }),
            })}
          />
        </span>
      ))}
    </>
  );
}

// Where the names stand in the words, each marked where it is English.
const NAMES = '<1>';

function BatchWords({ words, from }: { words: string; from: Arrival['from'] }) {
  const [before, after] = words.split(NAMES);
  return (
    <>
      {before}
      {from.map((one, at) => (
        <Fragment key={one.name}>
          {at > 0 && ' + '}
          {one.nameLang ? <span lang={one.nameLang}>{one.name}</span> : one.name}
        </Fragment>
      ))}
      {after}
    </>
  );
}
