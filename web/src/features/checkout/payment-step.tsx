// Second step: on the credit line, with the buyer's own words for the order; the button says what happens and what it costs.
import type { Money } from '@outrigger/contract';
import { permissions } from '@outrigger/contract';
import { useId, useState } from 'react';
import { isRefused } from '../../client/failures.ts';
import { useFailureWords } from '../../client/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { session } from '../../client/session.ts';
import { useStore } from '../../client/store.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Ordering, type Placed, useCredit, useMakeOrder, type usePlan } from './checkout.data.ts';
import { useTexts } from './checkout.texts.ts';
import { CreditMeter } from './credit-meter.tsx';

type StepProps = { ordering: Ordering; plan: ReturnType<typeof usePlan>; onPlaced: (placed: Placed) => void };

interface Words {
  purchaseOrderNo: string;
  costCentre: string;
  wantedBy: string;
  notes: string;
  isMachineDown: boolean;
}
const NO_WORDS: Words = { purchaseOrderNo: '', costCentre: '', wantedBy: '', notes: '', isMachineDown: false };

/** Leaves out what was not filled in. */
const given = ({ isMachineDown, ...texts }: Words) => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
  ...(isMachineDown ? { isMachineDown } : {}),
});

export function PaymentStep({ ordering, plan, onPlaced }: StepProps) {
  const t = useTexts();
  const formId = useId();
  const [words, setWords] = useState(NO_WORDS);
  const make = useMakeOrder();
  const total = plan.data?.total;
  const order = () => {
    const expected = total ? { expectedTotal: total } : {};
    make.mutate(
      { ...ordering, ...given(words), ...expected, paymentMethod: 'credit' },
      { onSuccess: onPlaced, onError: () => void plan.refetch() },
    );
  };
  return (
    <form
      id={formId}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        order();
      }}
    >
      <CreditChoice total={total} />
      <OwnWords words={words} onChange={setWords} />
      {make.error && <Failure error={make.error} />}
      <OrderButton total={total} isBusy={make.isPending} isReady={plan.data !== undefined && !plan.isFetching} />
      <p className="text-14 text-ink-soft">{t('orderPromise')}</p>
    </form>
  );
}

function CreditChoice({ total }: { total: Money | undefined }) {
  const t = useTexts();
  const user = useStore(session)?.user;
  const maySee = user?.role === 'main' || (user?.permissions.includes(permissions.viewPrices) ?? false);
  const credit = useCredit(maySee);
  if (!maySee) return <p className="text-ink-soft">{t('creditHidden')}</p>;
  if (credit.isPending) return <Skeleton className="h-24 w-full rounded-box" />;
  if (!credit.data || credit.data.length === 0) return <p className="text-ink-soft">{t('noCredit')}</p>;
  return <CreditMeter lines={credit.data} total={total} />;
}

function OwnWords({ words, onChange }: { words: Words; onChange: (words: Words) => void }) {
  const t = useTexts();
  const input = (field: 'purchaseOrderNo' | 'costCentre' | 'wantedBy' | 'notes') => ({
    name: field,
    value: words[field],
    onChange: (event: { target: { value: string } }) => onChange({ ...words, [field]: event.target.value }),
  });
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField label={t('purchaseOrderNo')} note={t('optional')} maxLength={100} {...input('purchaseOrderNo')} />
      <TextField label={t('costCentre')} note={t('optional')} maxLength={100} {...input('costCentre')} />
      <TextField label={t('wantedBy')} note={t('optional')} type="date" {...input('wantedBy')} />
      <Checkbox
        className="self-end"
        label={t('machineDown')}
        help={t('machineDownHelp')}
        checked={words.isMachineDown}
        onChange={(event) => onChange({ ...words, isMachineDown: event.target.checked })}
      />
      <TextAreaField
        className="sm:col-span-2"
        label={t('notes')}
        note={t('optional')}
        maxLength={4000}
        rows={2}
        {...input('notes')}
      />
    </div>
  );
}

function Failure({ error }: { error: Error }) {
  const t = useTexts();
  const say = useFailureWords();
  const words = say(error);
  return (
    <div role="alert" className="grid gap-1 rounded-box border border-bad-line bg-bad-ground p-4">
      <p className="font-semibold text-bad">{isRefused(error, 'pricesChanged') ? t('changedTitle') : words.title}</p>
      <p>{words.text}</p>
      <p className="text-14 text-ink-soft">{t('nothingLost')}</p>
    </div>
  );
}

function OrderButton({ total, isBusy, isReady }: { total: Money | undefined; isBusy: boolean; isReady: boolean }) {
  const t = useTexts();
  const { money } = useFormats();
  return (
    <Button
      type="submit"
      kind="primary"
      size="large"
      isBusy={isBusy}
      disabled={!isReady}
      className="justify-self-start max-sm:w-full"
    >
      {total ? t('orderFor', { total: money(total) }) : t('orderWithoutTotal')}
    </Button>
  );
}
