// What was tried, paid and given back for an order, newest first; nothing while nothing was tried (spec §3 payment status).
import type { Money, ResultOf } from '@outrigger/contract';
import type { paymentCalls } from '@outrigger/contract/calls/payments.ts';
import { useFormats } from '../../client/formats.ts';
import { Card, CardHead } from '../../ui/layout/card.tsx';
import { type Status, StatusChip } from '../../ui/text/status-chip.tsx';
import { useMoneyUnderWay, useOrderPayments } from './payments.data.ts';
import { type PaymentsKey, useTexts } from './payments.texts.ts';

type Payments = ResultOf<typeof paymentCalls.orderPayments>;
type Word = { look: Status; word: PaymentsKey };

const ATTEMPTS: Record<Payments['attempts'][number]['state'], Word> = {
  live: { look: 'waiting', word: 'attemptLive' },
  captured: { look: 'paid', word: 'attemptPaid' },
  failed: { look: 'failed', word: 'attemptFailed' },
  ended: { look: 'outOfStock', word: 'attemptEnded' },
};
const REFUNDS: Record<Payments['refunds'][number]['state'], Word> = {
  requested: { look: 'waiting', word: 'refundWaits' },
  failed: { look: 'failed', word: 'refundRefused' },
  done: { look: 'done', word: 'refundDone' },
};
const METHODS = { wallet: 'methodWallet', card: 'methodCard' } as const;

export function OrderPayments({ orderNo }: { orderNo: string }) {
  const t = useTexts();
  const payments = useOrderPayments(orderNo);
  useMoneyUnderWay(payments);
  const { data } = payments;
  if (!data || data.attempts.length + data.refunds.length === 0) return null;
  return (
    <Card>
      <CardHead title={t('payments')} />
      <ol className="grid gap-3 text-14">
        {data.refunds.map((refund) => (
          <Row
            key={`refund ${refund.requestedAt}`}
            word={REFUNDS[refund.state]}
            name={t('refund')}
            at={refund.endedAt ?? refund.requestedAt}
            amount={refund.amount}
          />
        ))}
        {data.attempts.map((attempt) => (
          <Row
            key={attempt.startedAt}
            word={ATTEMPTS[attempt.state]}
            name={attempt.method ? t(METHODS[attempt.method]) : t('payment')}
            at={attempt.endedAt ?? attempt.startedAt}
            amount={attempt.amount}
          />
        ))}
      </ol>
    </Card>
  );
}

function Row({ word, name, at, amount }: { word: Word; name: string; at: string; amount: Money | undefined }) {
  const t = useTexts();
  const { money, dayTime } = useFormats();
  return (
    <li className="grid gap-1 border-line border-l-2 pl-3">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{name}</span>
        {amount && <span className="figures">{money(amount)}</span>}
      </p>
      <p className="flex flex-wrap items-center justify-between gap-x-4 text-ink-soft">
        <StatusChip status={word.look} isBare>
          {t(word.word)}
        </StatusChip>
        <span className="figures">{dayTime(at)}</span>
      </p>
    </li>
  );
}
