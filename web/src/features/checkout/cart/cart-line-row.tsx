// A line of the cart: part, machine, stock and price of this minute, quantity, remove (spec §3 Cart item; design: part row).
import { PartPicture, Price, QuantityWords } from '../../parts/index.ts';
import type { PartPiece } from '@outrigger/contract';
import { Trash2 } from 'lucide-react';
import { memo, useRef } from 'react';
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
};

export const CartLineRow = memo(function CartLineRow({ fresh, until, rest, changes }: RowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { number } = useFormats();
  const { line, range } = fresh;
  const row = useRef<HTMLLIElement>(null);
  useHandOnFocus(row, neighbour);
  const name = inLanguage(line, 'name', language);
  return (
    <li
      ref={row}
      data-code={line.part}
      className="grid grid-cols-[4rem_minmax(0,1fr)_auto] gap-x-4 gap-y-2 border-line border-b p-4 [contain-intrinsic-size:auto_8rem] [content-visibility:auto] last:border-b-0 lg:grid-cols-[4rem_minmax(0,1fr)_auto_9rem_auto] lg:items-center"
    >
      <PartPicture imageUrl={line.picUrl} className="size-16" />
      <div className="min-w-0">
        <Anchor
          href={`/detail?code=${encodeURIComponent(line.part)}`}
          className="font-semibold underline-offset-[3px] hover:underline"
        >
          <span lang={name.lang}>{name.text}</span>
        </Anchor>
        <p className="wrap-anywhere flex flex-wrap gap-x-2.5 text-14">
          <span className="font-mono">{line.part}</span>
          {line.changeCode && <Replaces code={line.changeCode} />}
        </p>
        <LineState fresh={fresh} until={until} />
        <LineMend fresh={fresh} changes={changes} />
        {rest && <LineRest line={line} rest={rest} />}
        {line.machines.map((machine) => (
          <LineMachine
            key={machine.hostId}
            partId={line.partId}
            machine={machine}
            isOneOfSeveral={line.machines.length > 1}
          />
        ))}
        <div className="flex flex-wrap gap-x-3">
          <LineMachines line={line} changes={changes} />
          <LineReference line={line} changes={changes} />
        </div>
      </div>
      <div className="-me-2 -mt-2 lg:order-last lg:m-0">
        <IconButton
          label={t('remove', { code: line.part })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => changes.remove([line.part])}
        />
      </div>
      <div className="col-span-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:contents">
        <div className="grid gap-1">
          <QuantityStepper
            value={line.qty}
            onChange={(quantity) => changes.setQuantity(line.part, quantity)}
            {...range}
            Hint={QuantityWords}
            labels={{ field: t('quantityOf', { code: line.part }), decrease: t('fewer'), increase: t('more') }}
          />
          {range.step > 1 && (
            <span className="text-center text-12 text-ink-soft">{t('packOf', { count: number(range.step) })}</span>
          )}
        </div>
        <div className="ms-auto text-right">
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
  return <MoneyText text={money(lineTotalOf(price, pieces))} size="large" />;
}

function UnitPrice({ fresh: { line, pieces, price, problem } }: { fresh: FreshLine }) {
  const t = useTexts();
  const { number, money } = useFormats();
  // Nobody is charged what the part cost when it could still be had.
  if (!isForSaleAs(problem)) return null;
  return (
    <p className="whitespace-nowrap text-14 text-ink-soft">
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
