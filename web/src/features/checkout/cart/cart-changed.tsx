// Another tab or device changed the cart while checkout stood open: what is different now, and that nothing was sent.
import { ShoppingCart } from 'lucide-react';
import { useFormats } from '../../../client/formats.ts';
import { TextLink } from '../../../ui/anchor.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import type { CartDifference } from './cart-differences.rules.ts';
import { useTexts } from '../checkout.texts.ts';

export function CartChanged({ differences }: { differences: readonly CartDifference[] }) {
  const t = useTexts();
  return (
    <Notice
      role="alert"
      tone="wait"
      icon={<ShoppingCart aria-hidden="true" />}
      title={t('cartChanged')}
      text={t('cartChangedText')}
      action={
        <div className="grid gap-2">
          <ul className="list-disc ps-5 text-14">
            {differences.map((one) => (
              <li key={one.code} className="wrap-anywhere">
                <Difference difference={one} />
              </li>
            ))}
          </ul>
          <p>
            <TextLink href="/shopcart">{t('toCart')}</TextLink>
          </p>
        </div>
      }
    />
  );
}

function Difference({ difference: { code, before, now } }: { difference: CartDifference }) {
  const t = useTexts();
  const { number } = useFormats();
  if (now === 0) return t('lineGone', { code });
  if (before === 0) return t('lineNew', { code, count: number(now) });
  if (before === now) return t('lineOtherwise', { code });
  return t('lineQuantity', { code, before: number(before), now: number(now) });
}
