// The foot of the cart: what it costs, what stands in the way, and the way on (spec §4 Cart total; §8 Cart messages).
import { Price } from '../../parts/index.ts';
import { type MouseEvent, useEffect, useState } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { sumOfLines } from '../../cart/cart.data.ts';
import { useTexts } from '../checkout.texts.ts';
import { openQuestion } from '../misfits/misfit-question.tsx';
import { type FreshLine, isBlocking } from './fresh.rules.ts';

type SummaryProps = { lines: readonly FreshLine[]; blocked: number };

/** Beside the lines at the desk. */
export function CartSummary({ lines, blocked }: SummaryProps) {
  const t = useTexts();
  return (
    <Card className="sticky top-22 grid gap-4">
      <h2 className="font-semibold text-20">{t('summary')}</h2>
      <div className="flex items-baseline justify-between gap-4">
        <span className="text-ink-soft">{t('itemsTotal')}</span>
        <ItemsTotal lines={lines} size="total" />
      </div>
      <p className="text-14 text-ink-soft">{t('freightLater')}</p>
      <Blocked lines={lines} blocked={blocked} />
      <ToCheckout blocked={blocked} />
    </Card>
  );
}

/** Under the thumb on the phone: total and the way on, always in sight. */
export function CartFoot({ lines, blocked }: SummaryProps) {
  const t = useTexts();
  return (
    <div className="foot-bar sticky bottom-(--bottom-bar) z-20 -mx-4 grid gap-2 border-line border-t bg-surface px-4 py-3">
      <Blocked lines={lines} blocked={blocked} />
      <div className="flex items-center justify-between gap-4">
        <p className="grid">
          <span className="text-12 text-ink-soft">{t('itemsTotal')}</span>
          <ItemsTotal lines={lines} size="large" />
        </p>
        <div className="min-w-0 flex-1">
          <ToCheckout blocked={blocked} />
        </div>
      </div>
    </div>
  );
}

/** Where nothing of the cart could be ordered, that is what is wrong (spec §8: no valid items). */
function Blocked({ lines, blocked }: SummaryProps) {
  const t = useTexts();
  if (blocked === 0) return null;
  return (
    <p role="alert" className="text-14 text-bad">
      {blocked === lines.length && blocked > 1 ? t('noValidItems') : t('blocked', { count: blocked })}
    </p>
  );
}

const wrongField = () => document.querySelector<HTMLElement>('main [data-code] [aria-invalid]');

/** Whether a wrong field stopped the way on; no longer, once it is mended or its line is gone. */
function useStopped() {
  const stopped = useState(false);
  const [isStopped, setStopped] = stopped;
  useEffect(() => {
    const main = document.querySelector('main');
    if (!isStopped || !main) return;
    const observer = new MutationObserver(() => setStopped(wrongField() !== null));
    observer.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-invalid'] });
    return () => observer.disconnect();
  }, [isStopped, setStopped]);
  return stopped;
}

function ToCheckout({ blocked }: { blocked: number }) {
  const t = useTexts();
  const [isStopped, setStopped] = useStopped();
  // What is typed and wrong is in no line yet: it must not be gone past with the old number (spec §8: quantity error).
  const stop = (event: MouseEvent) => {
    const wrong = wrongField();
    setStopped(wrong !== null);
    // What does not fit is asked about before the way goes on (product §5).
    const first = wrong ?? openQuestion();
    if (!first) return;
    event.preventDefault();
    first.focus();
    first.scrollIntoView({ block: 'nearest' });
  };
  if (blocked > 0) {
    return (
      <Button kind="primary" isWide disabled>
        {t('toCheckout')}
      </Button>
    );
  }
  return (
    <>
      <Anchor
        href="/placeorder"
        aria-keyshortcuts="Control+Enter"
        className={buttonLook('primary', 'normal', true)}
        onClick={stop}
      >
        {t('toCheckout')}
      </Anchor>
      <p role="alert" className={isStopped ? 'mt-2 text-14 text-bad' : 'sr-only'}>
        {isStopped && t('wrongQuantity')}
      </p>
    </>
  );
}

function ItemsTotal({ lines, size }: { lines: readonly FreshLine[]; size: 'large' | 'total' }) {
  const { money } = useFormats();
  // What cannot be ordered is not charged: the total is that of an order of the rest.
  const counted = lines.filter(({ problem }) => !isBlocking(problem));
  if (counted.length === 0 && lines.some(({ price }) => price)) return '–';
  const priced = counted.flatMap(({ pieces, price }) => (price ? [{ price, qty: pieces }] : []));
  // Hidden and not there yet are told apart.
  if (priced.length === 0) return <Price price={lines.some(({ price }) => price === null) ? null : undefined} />;
  return <MoneyText text={money(sumOfLines(priced))} size={size} />;
}
