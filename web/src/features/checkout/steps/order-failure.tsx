// Why the order was not placed (spec §8 Checkout messages): what changed against what was shown, and what to do next.
import { isRefused, type Refused } from '../../../client/api/failures.ts';
import { isOutcomeUnknown } from '../../../client/api/idempotency-keys.ts';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { TextLink } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { useTexts } from '../checkout.texts.ts';
import { AskLink } from '../credit/over-limit.tsx';
import { InSight } from './in-sight.tsx';
import { DateChanges, PriceChanges, type Seen, StockChanges } from './order-changes.tsx';
import { PAYMENT_FORM } from './payment-form.ts';
import { datesOf } from './ship-mode.rules.ts';
import type { Payment } from './use-payment.ts';
import type { Ending } from './use-place-order.ts';

// What was there when the page was drawn is not any more.
const CHANGES = ['pricesChanged', 'datesChanged', 'waitsForWarehouse', 'partReplaced'] as const;

const BOX = 'grid gap-1 rounded-box border border-bad-line bg-bad-ground p-4';

type FailureProps = {
  ending: Exclude<Ending, { kind: 'changed' }>;
  seen?: Seen | undefined;
  /** Accepts what is new with one press, where that can be done. */
  accept?: Payment;
};

export function OrderFailure({ ending, seen, accept }: FailureProps) {
  const t = useTexts();
  const say = useFailureWords();
  const { kind, error } = ending;
  if (isOutcomeUnknown(error) && kind === 'failed') return <NoAnswerYet of={ending} />;
  // Refused before the shop looked at an earlier try, which may have placed the order.
  const isOpen = kind === 'failed' && ending.isOpen;
  const words = isOutcomeUnknown(error) ? { title: t('noAnswerTitle'), text: t('uncheckedText') } : say(error);
  const isChanged = CHANGES.some((reason) => isRefused(error, reason));
  return (
    <InSight of={ending} role="alert" className={BOX}>
      <p className="font-semibold text-bad">{isChanged ? t('changedTitle') : words.title}</p>
      {isAcceptable(error) ? <Changes {...{ error, seen, accept }} /> : <p className="wrap-anywhere">{words.text}</p>}
      {isRefused(error, 'waitsForWarehouse') && <StockChanges seen={seen} facts={error.facts} />}
      <p className="text-14 text-ink-soft">{t(isOpen ? 'noAnswerText' : 'nothingLost')}</p>
      <p className="flex flex-wrap gap-x-4 gap-y-2">
        {!isOpen && <TextLink href="/shopcart">{t('toCart')}</TextLink>}
        {isRefused(error, 'insufficientCredit') && <AskLink label={t('askForLimit')} subject={t('limitSubject')} />}
      </p>
    </InSight>
  );
}

/** An order was sent and nobody knows what became of it: the one thing to do is to send it again. */
export function NoAnswerYet({ of }: { of?: unknown }) {
  const t = useTexts();
  return (
    <InSight of={of} role="alert" className={BOX}>
      <p className="font-semibold text-bad">{t('noAnswerTitle')}</p>
      <p className="wrap-anywhere">{t('noAnswerText')}</p>
    </InSight>
  );
}

const isAcceptable = (error: Error): error is Refused =>
  isRefused(error, 'datesChanged') || (isRefused(error, 'pricesChanged') && error.now !== undefined);

/** What is new beside what was shown, with the press that takes it. */
function Changes({ error, seen, accept }: { error: Refused } & Pick<FailureProps, 'seen' | 'accept'>) {
  const t = useTexts();
  const { money } = useFormats();
  const plan = accept?.plan.data;
  if (error.now) {
    const { total } = error.now;
    const isSame = accept?.total?.amount === total.amount;
    return (
      <>
        <PriceChanges seen={seen} now={error.now} plan={plan} />
        {accept && <Accept payment={accept} isSame={isSame} label={t('acceptTotal', { total: money(total) })} />}
      </>
    );
  }
  const days = String(error.facts['days']).split(', ');
  const codes = String(error.facts['codes']).split(', ');
  const now = new Map(codes.map((code, at) => [code, days[at] ?? '']));
  const drawn = plan && datesOf(plan);
  const isSame = codes.every((code, at) => (drawn?.get(code) ?? '9999') <= (days[at] ?? ''));
  return (
    <>
      <p>{t('datesText')}</p>
      <DateChanges seen={seen} now={now} />
      {accept && <Accept payment={accept} isSame={isSame} label={t('acceptDates')} />}
    </>
  );
}

/** Orders what is new, once the page stands on it as well, or on better. */
function Accept({ payment, isSame, label }: { payment: Payment; isSame: boolean; label: string }) {
  const t = useTexts();
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" form={PAYMENT_FORM} disabled={!(payment.mayPress && isSame)}>
        {label}
      </Button>
      <span className="text-14">{t('acceptChange')}</span>
    </p>
  );
}
