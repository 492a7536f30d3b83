// What is ordered, when it arrives and what it costs, always in sight beside the steps (design: checkout).
import { type Money, minorToText, textToMinor } from '@outrigger/contract';
import { inLanguage, useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Card } from '../../ui/card.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { PriceStars } from '../../ui/price-stars.tsx';
import { lineTotalMinor } from '../cart/cart.data.ts';
import type { Plan } from './checkout.data.ts';
import { useTexts } from './checkout.texts.ts';
import type { FreshLine } from './fresh.rules.ts';

const SHOWN = 6;

/** The day by which all of a code has arrived. */
function arrivalOf(plan: Plan | undefined, code: string): string | undefined {
  const days = plan?.batches.filter((batch) => batch.lines.some((line) => line.code === code)) ?? [];
  return days
    .map((batch) => batch.deliveryTo)
    .toSorted()
    .at(-1);
}

function itemsOf({ total, freight }: Plan): Money | undefined {
  if (!total || !freight) return undefined;
  return { amount: minorToText(textToMinor(total.amount) - textToMinor(freight.amount)), currency: total.currency };
}

export function CheckoutSummary({ fresh, plan }: { fresh: readonly FreshLine[]; plan: Plan | undefined }) {
  const t = useTexts();
  return (
    <Card className="sticky top-22 grid gap-3">
      <h2 className="font-semibold text-20">{t('summary')}</h2>
      <ul className="grid gap-3 text-14">
        {fresh.slice(0, SHOWN).map((one) => (
          <SummaryLine key={one.line.part} fresh={one} arrival={arrivalOf(plan, one.line.part)} />
        ))}
        {fresh.length > SHOWN && <li className="text-ink-soft">{t('moreLines', { count: fresh.length - SHOWN })}</li>}
      </ul>
      <dl aria-live="polite" className="grid gap-2 border-line border-t pt-3">
        <Amount name={t('itemsTotal')} money={plan && itemsOf(plan)} isKnown={plan !== undefined} />
        <Amount name={t('freight')} money={plan?.freight} isKnown={plan !== undefined} />
        <Amount name={t('total')} money={plan?.total} isKnown={plan !== undefined} isTotal />
      </dl>
    </Card>
  );
}

/** The total in a few words, for the bar at the foot of the phone. */
export function SmallTotal({ plan }: { plan: Plan | undefined }) {
  const t = useTexts();
  const { money } = useFormats();
  if (!plan?.total) return <span />;
  return (
    <p className="grid lg:invisible">
      <span className="text-12 text-ink-soft">{t('total')}</span>
      <MoneyText text={money(plan.total)} size="large" />
    </p>
  );
}

function SummaryLine({ fresh: { line, price }, arrival }: { fresh: FreshLine; arrival: string | undefined }) {
  const t = useTexts();
  const language = useLanguage();
  const { number, money, promise } = useFormats();
  const name = inLanguage(line, 'name', language);
  const minor = price ? lineTotalMinor({ ...line, amount: Number(price.amount) }) : undefined;
  return (
    <li className="flex gap-3">
      <span className="figures min-w-8 text-right">{number(line.qty)} ×</span>
      <span className="min-w-0 flex-1">
        <span lang={name.lang} className="block truncate">
          {name.text}
        </span>
        <span className="block break-words font-mono text-ink-soft">{line.part}</span>
        {arrival && <span className="block text-ink-soft">{t('lineBy', { day: promise(arrival) })}</span>}
      </span>
      {price && minor !== undefined && (
        <span className="figures shrink-0">{money({ amount: minorToText(minor), currency: price.currency })}</span>
      )}
    </li>
  );
}

type AmountProps = { name: string; money: Money | undefined; isKnown: boolean; isTotal?: boolean };

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
