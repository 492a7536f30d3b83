// Ordering without a network: what is known is shown with its age, and the order waits on this device until it can be sent (product §3).
import type { Address } from '@outrigger/contract';
import { CloudOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { newIdempotencyKey } from '../../../client/api/api.ts';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RadioGroup } from '../../../ui/fields/radio-group.tsx';
import { type CartLine } from '../../cart/cart.data.ts';
import { keepUnsent, writeCart } from '../../cart/index.ts';
import { type Draft, draftEntry } from '../checkout-draft.ts';
import { useTexts as useCheckoutTexts } from '../checkout.texts.ts';
import { openQuestion } from '../misfits/misfit-question.tsx';
import { acceptedOf } from '../misfits/misfits.data.ts';
import { givenWords } from '../steps/order-words.rules.ts';
import { OwnWords } from '../steps/own-words.tsx';
import { linesOf } from '../steps/ordered-lines.rules.ts';
import { keepWaiting } from './waiting-orders.stored.ts';
import { knownSince, shownSum } from './waiting-order.ts';
import { useTexts } from './waiting.texts.ts';

type LaterProps = {
  lines: readonly CartLine[];
  address: Address;
  draft: Draft;
  onChange: (change: Partial<Draft>) => void;
};

const METHODS = ['credit', 'wallet', 'card'] as const;
const NAMES = { credit: 'creditLine', wallet: 'wallet', card: 'card' } as const;

export function OrderLater({ lines, address, draft, onChange }: LaterProps) {
  const t = useTexts();
  const say = useCheckoutTexts();
  const { dayTime, money } = useFormats();
  const [isRefused, setRefused] = useState(false);
  const sum = shownSum(lines);
  const method = draft.method ?? 'credit';
  const order = (event: FormEvent) => {
    event.preventDefault();
    // What does not fit is asked about first (product §5), without a network as with one.
    const question = openQuestion();
    if (question) return question.focus();
    setRefused(!orderLater({ lines, address, draft }));
  };
  return (
    <Card className="grid gap-4">
      <h2 className="flex items-center gap-2 font-semibold text-20">
        <CloudOff aria-hidden="true" className="size-5 text-wait" />
        {t('laterTitle')}
      </h2>
      <p>{t('laterText')}</p>
      <p>
        {sum && <strong>{t('goods', { sum: money(sum) })} </strong>}
        {t('knownAt', { moment: dayTime(new Date(knownSince(lines, Date.now())).toISOString()) })}
      </p>
      <form noValidate className="grid gap-4" onSubmit={order}>
        <RadioGroup
          label={say('howPaid')}
          value={method}
          onChange={(value) => onChange({ method: METHODS.find((one) => one === value) ?? 'credit' })}
          options={METHODS.map((one) => ({ value: one, label: say(NAMES[one]) }))}
        />
        <OwnWords words={draft.words} onChange={(words) => onChange({ words })} />
        {isRefused && (
          <p role="alert" className="text-bad">
            {t('notKept')}
          </p>
        )}
        <Button type="submit" kind="primary" size="large" isWide>
          {t('orderLater')}
        </Button>
      </form>
    </Card>
  );
}

/** Keeps the order and takes its lines out of the cart; false where the browser keeps nothing. */
function orderLater({ lines, address, draft }: Pick<LaterProps, 'lines' | 'address' | 'draft'>): boolean {
  const now = Date.now();
  const isKept = keepWaiting({
    key: newIdempotencyKey(),
    body: {
      lines: linesOf(lines),
      addressId: address.id,
      shipMode: draft.shipMode ?? 'batches',
      ...givenWords(draft.words),
      paymentMethod: draft.method ?? 'credit',
    },
    lines,
    accepted: acceptedOf(lines),
    madeAt: now,
    knownAt: knownSince(lines, now),
    isSent: false,
  });
  if (!isKept) return false;
  keepUnsent(
    [],
    lines.map((line) => line.part),
  );
  writeCart();
  // It has what was typed; the next order begins without.
  draftEntry.remove();
  return true;
}
