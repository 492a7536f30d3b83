// The presses that pay an unpaid order: the way it was ordered with first, the others beside it; why one failed stands below (spec §4 pay now, §8).
import { textToMinor, minorToText, type OrderDetail } from '@outrigger/contract';
import type { PayMethod } from '@outrigger/contract/calls/payments.ts';
import { CreditCard, WalletMinimal } from 'lucide-react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { useBackAgain, usePayMethods, usePayNow } from './payments.data.ts';
import { useTexts } from './payments.texts.ts';

type Payable = Pick<OrderDetail, 'orderNo' | 'paymentMethod' | 'total' | 'storeCredit'>;

const WORDS = {
  wallet: { first: 'payWallet', instead: 'insteadWallet' },
  card: { first: 'payCard', instead: 'insteadCard' },
} as const;
const ICONS = {
  wallet: <WalletMinimal aria-hidden="true" className="size-5" />,
  card: <CreditCard aria-hidden="true" className="size-5" />,
} as const;

/** Nothing where the shop offers no such way to pay. */
export function PayButtons({ order }: { order: Payable }) {
  const t = useTexts();
  const say = useFailureWords();
  const { money } = useFormats();
  const { data } = usePayMethods();
  const payNow = usePayNow();
  useBackAgain(payNow.reset);
  const methods = inOrderOf(order.paymentMethod, data?.methods.map(({ method }) => method) ?? []);
  const due = dueOf(order);
  const failure = payNow.error ? say(payNow.error) : null;
  const isLeaving = payNow.isPending || payNow.isSuccess;
  if (methods.length === 0 || !due) return null;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {methods.map((method, n) => (
          <Button
            key={method}
            kind={n === 0 ? 'primary' : 'secondary'}
            isBusy={isLeaving}
            icon={ICONS[method]}
            onClick={() => payNow.mutate({ orderNo: order.orderNo, method })}
          >
            {n === 0 ? t(WORDS[method].first, { amount: money(due) }) : t(WORDS[method].instead)}
          </Button>
        ))}
      </div>
      <p role="status" className="text-14 text-ink-soft empty:hidden">
        {isLeaving ? t('leaving') : ''}
      </p>
      {failure && (
        <p role="alert" className="text-14 text-bad">
          {failure.text || failure.title}
        </p>
      )}
    </div>
  );
}

const inOrderOf = (first: string, methods: readonly PayMethod[]): PayMethod[] =>
  methods.toSorted((a, b) => Number(b === first) - Number(a === first));

function dueOf({ total, storeCredit }: Payable) {
  if (!total) return null;
  const used = storeCredit ? textToMinor(storeCredit.amount) : 0;
  return { amount: minorToText(textToMinor(total.amount) - used), currency: total.currency };
}
