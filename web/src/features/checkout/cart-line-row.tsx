// A line of the cart: part, machine, stock and price of this minute, quantity, remove (spec §3 Cart item; design: part row).
import { Trash2 } from 'lucide-react';
import { memo } from 'react';
import { inLanguage, useFormats } from '../../client/formats.ts';
import { useLanguage } from '../../client/texts.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MoneyText } from '../../ui/money-text.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { lineTotalMinor, type useCartChanges } from '../cart/cart.data.ts';
import { minorToText } from '@outrigger/contract';
import { PartPicture, Price } from '../parts/index.ts';
import { useTexts } from './checkout.texts.ts';
import type { FreshLine, LineProblem } from './fresh.rules.ts';

type RowProps = { fresh: FreshLine; changes: ReturnType<typeof useCartChanges> };

const PROBLEMS = {
  unknown: 'problemUnknown',
  notSold: 'problemNotSold',
  noPrice: 'problemNoPrice',
  short: 'problemShort',
  waits: 'problemWaits',
} as const satisfies Record<LineProblem, string>;

export const CartLineRow = memo(function CartLineRow({ fresh, changes }: RowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { line, price } = fresh;
  const name = inLanguage(line, 'name', language);
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-2 border-line border-b p-4 [contain-intrinsic-size:auto_8rem] [content-visibility:auto] last:border-b-0 sm:grid-cols-[4rem_minmax(0,1fr)_auto_7rem_auto] sm:items-center">
      <PartPicture imageUrl={line.picUrl} className="size-16" />
      <div className="min-w-0">
        <Anchor
          href={`/detail?code=${encodeURIComponent(line.part)}`}
          className="font-semibold underline-offset-[3px] hover:underline"
        >
          <span lang={name.lang}>{name.text}</span>
        </Anchor>
        <p className="break-words text-14">
          <span className="font-mono">{line.part}</span>
          {line.changeCode && <span className="text-ink-soft"> · {t('insteadOf', { code: line.changeCode })}</span>}
        </p>
        <LineState fresh={fresh} />
        {line.machines.map((machine) => (
          <p key={machine.hostId} className="text-14 text-ink-soft">
            {t('forMachine', { serial: machine.serialNumber })}
          </p>
        ))}
      </div>
      <div className="col-start-2 flex items-center justify-between gap-3 sm:col-start-auto">
        <QuantityStepper
          value={line.qty}
          onChange={(quantity) => changes.setQuantity(line.part, quantity)}
          labels={{ field: t('quantityOf', { code: line.part }), decrease: t('fewer'), increase: t('more') }}
        />
      </div>
      <div className="col-start-2 text-left sm:col-start-auto sm:text-right">
        <LineTotal fresh={fresh} />
        <p className="text-14 text-ink-soft">
          <Price price={price} /> {t('each')}
        </p>
      </div>
      <div className="col-start-2 justify-self-start sm:col-start-auto">
        <IconButton
          label={t('remove', { code: line.part })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => changes.remove([line.part])}
        />
      </div>
    </li>
  );
});

function LineState({ fresh: { problem, stock, line } }: { fresh: FreshLine }) {
  const t = useTexts();
  const { number } = useFormats();
  if (problem) {
    return (
      <StatusChip status={problem === 'waits' ? 'waiting' : 'failed'} isBare>
        {t(PROBLEMS[problem], { stock: number(stock), count: line.qty })}
      </StatusChip>
    );
  }
  return (
    <StatusChip status={stock > 0 ? 'inStock' : 'outOfStock'} isBare>
      {stock > 0 ? t('inStock', { stock: number(stock) }) : t('outOfStock')}
    </StatusChip>
  );
}

function LineTotal({ fresh: { line, price } }: { fresh: FreshLine }) {
  const { money } = useFormats();
  if (!price) return null;
  const total = {
    amount: minorToText(lineTotalMinor({ ...line, amount: Number(price.amount) })),
    currency: price.currency,
  };
  return <MoneyText text={money(total)} size="large" />;
}
