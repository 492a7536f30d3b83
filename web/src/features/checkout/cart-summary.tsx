// The foot of the cart: what it costs, what stands in the way, and the way on (spec §4 Cart total; §8 Cart messages).
import { minorToText, sumMinor } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Card } from '../../ui/card.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PriceStars } from '../../ui/price-stars.tsx';
import { lineTotalMinor } from '../cart/cart.data.ts';
import { useTexts } from './checkout.texts.ts';
import type { FreshLine } from './fresh.rules.ts';

export function CartSummary({ lines, blocked }: { lines: readonly FreshLine[]; blocked: number }) {
  const t = useTexts();
  return (
    <Card className="sticky top-4 grid gap-4 max-lg:bottom-20">
      <h2 className="font-semibold text-20">{t('summary')}</h2>
      <div className="flex items-baseline justify-between gap-4">
        <span className="text-ink-soft">{t('itemsTotal')}</span>
        <ItemsTotal lines={lines} />
      </div>
      <p className="text-14 text-ink-soft">{t('freightLater')}</p>
      {blocked > 0 ? (
        <>
          <p role="alert" className="text-14 text-bad">
            {t('blocked', { count: blocked })}
          </p>
          <Button kind="primary" isWide disabled>
            {t('toCheckout')}
          </Button>
        </>
      ) : (
        <Anchor href="/placeorder" className={buttonLook('primary', 'normal', true)}>
          {t('toCheckout')}
        </Anchor>
      )}
    </Card>
  );
}

function ItemsTotal({ lines }: { lines: readonly FreshLine[] }) {
  const t = useTexts();
  const { money } = useFormats();
  const priced = lines.flatMap(({ line, price }) => (price ? [{ line, price }] : []));
  const [first] = priced;
  if (!first) return <PriceStars label={t('priceHidden')} />;
  const minor = sumMinor(priced.map(({ line, price }) => lineTotalMinor({ ...line, amount: Number(price.amount) })));
  return <MoneyText text={money({ amount: minorToText(minor), currency: first.price.currency })} size="total" />;
}
