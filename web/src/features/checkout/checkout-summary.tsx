// What is ordered, when it arrives and what it costs, always in sight beside the steps (design: checkout).
import { Price } from '../parts/index.ts';
import { type Money, minorToText, textToMinor } from '@outrigger/contract';
import { inLanguage, useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { lineTotalOf } from '../cart/cart.data.ts';
import { type Plan, useMaySeePrices } from './checkout.data.ts';
import { useTexts } from './checkout.texts.ts';
import { type FreshLine, isBlocking } from './cart/fresh.rules.ts';
import type { StoreCreditUse } from './pay/methods.rules.ts';
import { LineFits, LineMachine } from './cart/line-machine.tsx';
import { Replaces } from './cart/replaces.tsx';

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

type SummaryProps = {
  fresh: readonly FreshLine[];
  plan: Plan | undefined;
  /** What the order takes of the store credit, where it does. */
  use: StoreCreditUse | undefined;
  /** The press that goes on, at the desk; above the lines, however many there are. */
  action: ReactNode;
};

export function CheckoutSummary({ fresh, plan, use, action }: SummaryProps) {
  const t = useTexts();
  const [isWhole, setWhole] = useState(false);
  return (
    <Card className="sticky top-22 grid gap-3">
      <h2 className="font-semibold text-20">{t('summary')}</h2>
      <Amounts plan={plan} use={use} />
      {action}
      <ul className="grid gap-3 border-line border-t pt-3 text-14">
        <LineFits lines={fresh.map((one) => one.line)}>
          {fresh.slice(0, isWhole ? undefined : SHOWN).map((one) => (
            <SummaryLine key={one.line.part} fresh={one} arrival={arrivalOf(plan, one.line.part)} />
          ))}
        </LineFits>
      </ul>
      {fresh.length > SHOWN && !isWhole && (
        <Button kind="quiet" size="small" className="-ms-2 justify-self-start" onClick={() => setWhole(true)}>
          {t('showLines', { count: fresh.length - SHOWN })}
        </Button>
      )}
    </Card>
  );
}

/** What it costs; where amounts may not be seen that is said once (spec §6). */
function Amounts({ plan, use }: Pick<SummaryProps, 'plan' | 'use'>) {
  const t = useTexts();
  const maySee = useMaySeePrices();
  if (!maySee) return <p className="text-14 text-ink-soft">{t('pricesHidden')}</p>;
  return (
    <>
      <dl aria-live="polite" className="grid gap-2">
        <Amount name={t('itemsTotal')} money={plan && itemsOf(plan)} />
        <Amount name={t('freight')} money={plan?.freight} />
        <Amount name={t('total')} money={plan?.total} isTotal={!use} />
        {use && <Amount name={t('storeCreditUsed')} money={{ ...use.used, amount: `-${use.used.amount}` }} />}
        {use && <Amount name={t('leftToPay')} money={use.due} isTotal />}
      </dl>
      {plan?.freight && <p className="text-12 text-ink-soft">{t('freightWhy')}</p>}
    </>
  );
}

/** The total in a few words, for the bar at the foot of the phone. */
export function SmallTotal({ plan, use }: Pick<SummaryProps, 'plan' | 'use'>) {
  const t = useTexts();
  const { money } = useFormats();
  if (!plan?.total) return <span />;
  return (
    <p className="grid lg:invisible">
      <span className="text-12 text-ink-soft">{t(use ? 'leftToPay' : 'total')}</span>
      <MoneyText text={money(use?.due ?? plan.total)} size="large" />
    </p>
  );
}

type SummaryLineProps = { fresh: FreshLine; arrival: string | undefined };

function SummaryLine({ fresh: { line, pieces, price, problem }, arrival }: SummaryLineProps) {
  const t = useTexts();
  const language = useLanguage();
  const { number, money, promise } = useFormats();
  const name = inLanguage(line, 'name', language);
  const isCounted = !isBlocking(problem);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
      <span lang={name.lang} className="wrap-anywhere font-medium">
        {name.text}
      </span>
      <span className={classNames('figures text-right', isCounted && 'font-semibold')}>
        {!isCounted && price !== undefined ? (
          t('notInTotal')
        ) : price ? (
          money(lineTotalOf(price, pieces))
        ) : price === null ? (
          <Price price={null} />
        ) : null}
      </span>
      <span className="figures col-span-2 text-ink-soft">
        {price && isCounted
          ? t('quantityTimes', { count: number(pieces), price: money(price) })
          : t('quantityAlone', { count: number(pieces) })}
        {' · '}
        <span className="wrap-anywhere inline-block max-w-full font-mono">{line.part}</span>
        {line.changeCode && (
          <>
            &nbsp;· <Replaces code={line.changeCode} />
          </>
        )}
      </span>
      {line.machines.map((machine) => (
        <div key={machine.hostId} className="col-span-2">
          <LineMachine partId={line.partId} machine={machine} isOneOfSeveral={line.machines.length > 1} />
        </div>
      ))}
      {line.reference && (
        <span className="wrap-anywhere col-span-2 text-ink-soft">{t('referenceIs', { text: line.reference })}</span>
      )}
      {arrival && <span className="col-span-2 text-ink-soft">{t('lineBy', { day: promise(arrival) })}</span>}
    </li>
  );
}

type AmountProps = { name: string; money: Money | undefined; isTotal?: boolean };

function Amount({ name, money: amount, isTotal = false }: AmountProps) {
  const { money } = useFormats();
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className={isTotal ? 'font-semibold' : 'text-ink-soft'}>{name}</dt>
      <dd>{amount ? <MoneyText text={money(amount)} size={isTotal ? 'total' : 'normal'} /> : '–'}</dd>
    </div>
  );
}
