// What is ordered and what it costs, always in sight beside the steps (design: checkout).
import { inLanguage, useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Card } from '../../ui/card.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PriceStars } from '../../ui/price-stars.tsx';
import type { CartLine } from '../cart/cart.data.ts';
import type { Plan } from './checkout.data.ts';
import { useTexts } from './checkout.texts.ts';

const SHOWN = 6;

export function CheckoutSummary({ lines, plan }: { lines: readonly CartLine[]; plan: Plan | undefined }) {
  const t = useTexts();
  return (
    <Card className="sticky top-4 grid gap-3">
      <h2 className="font-semibold text-20">{t('summary')}</h2>
      <ul className="grid gap-2 text-14">
        {lines.slice(0, SHOWN).map((line) => (
          <SummaryLine key={line.part} line={line} />
        ))}
        {lines.length > SHOWN && <li className="text-ink-soft">{t('moreLines', { count: lines.length - SHOWN })}</li>}
      </ul>
      <dl aria-live="polite" className="grid gap-2 border-line border-t pt-3">
        <Amount name={t('freight')} money={plan?.freight} isKnown={plan !== undefined} />
        <Amount name={t('total')} money={plan?.total} isKnown={plan !== undefined} isTotal />
      </dl>
    </Card>
  );
}

function SummaryLine({ line }: { line: CartLine }) {
  const language = useLanguage();
  const { number } = useFormats();
  const name = inLanguage(line, 'name', language);
  return (
    <li className="flex gap-3">
      <span className="figures min-w-8 text-right">{number(line.qty)} ×</span>
      <span className="min-w-0 flex-1">
        <span lang={name.lang} className="block truncate">
          {name.text}
        </span>
        <span className="font-mono text-ink-soft">{line.part}</span>
      </span>
    </li>
  );
}

type AmountProps = { name: string; money: Plan['total']; isKnown: boolean; isTotal?: boolean };

function Amount({ name, money: amount, isKnown, isTotal }: AmountProps) {
  const t = useTexts();
  const { money } = useFormats();
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={isTotal ? 'font-semibold' : 'text-ink-soft'}>{name}</dt>
      <dd>
        {!isKnown ? (
          '–'
        ) : amount ? (
          <MoneyText text={money(amount)} size={isTotal ? 'total' : 'normal'} />
        ) : (
          <PriceStars label={t('priceHidden')} />
        )}
      </dd>
    </div>
  );
}
