// A line of the cart: part, machine, stock and price of this minute, quantity, remove (spec §3 Cart item; design: part row).
import { DeliveryDay } from '../../stock/index.ts';
import { PartPicture, Price, QuantityWords } from '../../parts/index.ts';
import type { PartPiece } from '@outrigger/contract';
import { Tag, Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { inLanguage, useFormats } from '../../../client/formats.ts';
import { useLanguage } from '../../../client/texts.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { useHandOnFocus } from '../../../ui/hand-on-focus.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MoneyText } from '../../../ui/text/money-text.tsx';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx';
import { lineTotalOf } from '../../cart/cart.data.ts';
import type { useCartChanges } from '../../cart/line-changes.data.ts';
import { useTexts } from '../checkout.texts.ts';
import { type FreshLine, isBlocking, isForSaleAs } from './fresh.rules.ts';
import { LineMend, LineState } from './line-problem.tsx';
import { LineMachine } from './line-machine.tsx';
import { LineMachines } from './line-machines.tsx';
import { LineReference } from './line-reference.tsx';
import { LineRest } from './line-rest.tsx';
import { Replaces } from './replaces.tsx';

type RowProps = {
  fresh: FreshLine;
  /** When what is not in stock is expected; null where nobody knows. */
  until: string | null | undefined;
  /** What replaced the part asked for together with this one and is not in the cart. */
  rest: readonly PartPiece[] | undefined;
  changes: ReturnType<typeof useCartChanges>;
  /** Whether it stands under the name of its machine. */
  isUnderMachine: boolean;
};

export const CartLineRow = memo(function CartLineRow({ fresh, until, rest, changes, isUnderMachine }: RowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { number } = useFormats();
  const { line, range, problem } = fresh;
  const [isReferring, setReferring] = useState(false);
  const row = useRef<HTMLLIElement>(null);
  useHandOnFocus(row, neighbour);
  const name = inLanguage(line, 'name', language);
  return (
    <li
      ref={row}
      data-code={line.part}
      className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] gap-x-3 gap-y-1 border-line border-b px-3 py-2 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto] last:border-b-0 md:grid-cols-[2.5rem_minmax(0,1fr)_auto_6.5rem_auto_auto] md:items-center md:py-1.5"
    >
      <PartPicture imageUrl={line.picUrl} className="size-11 md:size-10" />
      <div className="min-w-0 leading-snug">
        <div className="flex flex-wrap items-baseline gap-x-2.5">
          <Anchor
            href={`/detail?code=${encodeURIComponent(line.part)}`}
            className="font-semibold underline-offset-[3px] hover:underline"
          >
            <span lang={name.lang}>{name.text}</span>
          </Anchor>
          <span className="wrap-anywhere font-mono text-14">{line.part}</span>
          {line.changeCode && <Replaces code={line.changeCode} />}
        </div>
        <div className="flex flex-wrap items-center gap-x-3 text-14">
          <LineState fresh={fresh} until={until} />
          {isForSaleAs(problem) && (
            <DeliveryDay partId={line.partId} quantity={line.qty} isShort className="text-ink-soft" />
          )}
          {range.step > 1 && <span className="text-ink-soft">{t('packOf', { count: number(range.step) })}</span>}
          {line.machines.map((machine) => (
            <LineMachine
              key={machine.hostId}
              partId={line.partId}
              machine={machine}
              isOneOfSeveral={line.machines.length > 1 || machine.qty < line.qty}
              isNamed={!isUnderMachine || machine.qty < line.qty}
            />
          ))}
        </div>
        <LineMend fresh={fresh} changes={changes} />
        {rest && <LineRest line={line} rest={rest} />}
        <LineReference line={line} changes={changes} isOpen={isReferring} onClose={() => setReferring(false)} />
      </div>
      <div className="-me-1.5 -mt-1 md:order-last md:m-0">
        <IconButton
          size="small"
          label={t('remove', { code: line.part })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => changes.remove([line.part])}
        />
      </div>
      <div className="col-span-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 md:contents">
        <div className="grid md:order-3">
          <QuantityStepper
            value={line.qty}
            onChange={(quantity) => changes.setQuantity(line.part, quantity)}
            {...range}
            Hint={QuantityWords}
            labels={{ field: t('quantityOf', { code: line.part }), decrease: t('fewer'), increase: t('more') }}
          />
        </div>
        <div className="flex md:order-5">
          <LineMachines line={line} changes={changes} />
          {line.reference === null && !isReferring && (
            <IconButton
              size="small"
              label={`${t('addReference')} ${line.part}`}
              title={t('addReference')}
              icon={<Tag aria-hidden="true" />}
              onClick={() => setReferring(true)}
            />
          )}
        </div>
        <div className="ms-auto text-right leading-tight md:order-4">
          <LineTotal fresh={fresh} />
          <UnitPrice fresh={fresh} />
        </div>
      </div>
    </li>
  );
});

/** After a line was taken out: the next one, the last one, or the heading of an empty cart. */
function neighbour(gone: HTMLElement): HTMLElement | null {
  const next = gone.nextElementSibling ?? gone.previousElementSibling;
  return next?.querySelector('a') ?? document.querySelector('main h1');
}

function LineTotal({ fresh: { pieces, price, problem } }: { fresh: FreshLine }) {
  const t = useTexts();
  const { money } = useFormats();
  if (!price) return null;
  if (isBlocking(problem)) return <p className="text-14">{t('notInTotal')}</p>;
  return <MoneyText text={money(lineTotalOf(price, pieces))} />;
}

function UnitPrice({ fresh: { line, pieces, price, problem } }: { fresh: FreshLine }) {
  const t = useTexts();
  const { number, money } = useFormats();
  // Nobody is charged what the part cost when it could still be had.
  if (!isForSaleAs(problem)) return null;
  // Hidden prices are said once, beside the total: stars on each line would say nothing more.
  if (price === undefined) return null;
  // Of one piece it is the total again.
  if (price && pieces === 1 && line.qty === 1) return null;
  return (
    <p className="whitespace-nowrap text-12 text-ink-soft [&_span]:font-normal [&_span]:text-12">
      {price && pieces !== line.qty ? (
        t('quantityTimes', { count: number(pieces), price: money(price) })
      ) : (
        <>
          <Price price={price} /> {t('each')}
        </>
      )}
    </p>
  );
}
