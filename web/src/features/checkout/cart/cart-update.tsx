// Update cart (spec §4: refresh prices and stock): asks anew and says what changed, or that nothing did.
import { Check, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { type OfferChange, offerChanges } from './cart-update.rules.ts';
import type { useFreshPrices } from '../checkout.data.ts';
import { useTexts } from '../checkout.texts.ts';

const LISTED_MOST = 20;

/** The press, and what it brought; null before the first one. */
export function useCartUpdate(prices: ReturnType<typeof useFreshPrices>) {
  const [changes, setChanges] = useState<readonly OfferChange[] | null>(null);
  const update = async () => {
    const before = prices.data;
    const { data, isSuccess } = await prices.refetch();
    setChanges(isSuccess && before ? offerChanges(before, data) : null);
  };
  return { changes, update };
}

export function CartUpdated({ changes }: { changes: readonly OfferChange[] }) {
  const t = useTexts();
  if (changes.length === 0)
    return <Notice role="status" tone="good" icon={<Check aria-hidden="true" />} title={t('updatedNothing')} />;
  const more = changes.length - LISTED_MOST;
  return (
    <Notice
      role="status"
      tone="wait"
      icon={<RefreshCw aria-hidden="true" />}
      title={t('updatedLines', { count: changes.length })}
      action={
        <ul className="grid list-disc gap-1 ps-5 text-14">
          {changes.slice(0, LISTED_MOST).map((change) => (
            <li key={change.code} className="wrap-anywhere">
              <Change change={change} />
            </li>
          ))}
          {more > 0 && <li>{t('updatedMore', { count: more })}</li>}
        </ul>
      }
    />
  );
}

function Change({ change: { code, price, stock, isOther } }: { change: OfferChange }) {
  const t = useTexts();
  const { money, number } = useFormats();
  const said = (amount: NonNullable<OfferChange['price']>['now']) => (amount ? money(amount) : t('updatedNoPrice'));
  return (
    <>
      <span className="inline-block max-w-full font-mono">{code}</span>
      {price && ` · ${t('updatedPrice', { before: said(price.before), now: said(price.now) })}`}
      {stock && ` · ${t('updatedStock', { before: number(stock.before), now: number(stock.now) })}`}
      {isOther && ` · ${t('updatedOther')}`}
    </>
  );
}
