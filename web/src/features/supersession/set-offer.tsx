// All parts that replaced one together as one offer: what they cost, whether all of them are there, and the press that adds them (product §5 Supersession).
import { type AddToCartProps, Price, type PriceProps } from '../parts/index.ts';
import { type PartPiece, pricedPieces, completeSets, wholeStock } from '@outrigger/contract';
import { Check, ShoppingCart } from 'lucide-react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyText } from '../../ui/text/money-text.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { sumOfLines, useCartLines } from '../cart/cart.data.ts';
import { useAddAll } from '../cart/replacements.data.ts';
import { useTexts } from '../parts/detail.texts.ts';
import { useTexts as usePartsTexts } from '../parts/parts.texts.ts';

type Option = { option: readonly PartPiece[] };

type SetPriceProps = Option & {
  size?: PriceProps['size'];
  /** True where it is the cheapest of several and says so. */
  isLeast?: boolean;
};

/** What the whole costs, or what stands in the place of a price. */
export function SetPrice({ option, size, isLeast = false }: SetPriceProps) {
  const t = useTexts();
  const { money } = useFormats();
  const priced = pricedPieces(option);
  if (!priced) return <Price price={priced} />;
  const price = money(sumOfLines(priced));
  if (!isLeast) return <MoneyText size={size} text={price} />;
  return (
    // The word before the amount may stand above it: a column of prices is as wide as an amount.
    <span className="[&_span]:whitespace-normal">
      <MoneyText size={size} text={t('setFrom', { price })} />
    </span>
  );
}

/** How often all of the parts are there. */
export function SetStock({ option }: Option) {
  const t = useTexts();
  const parts = usePartsTexts();
  const { number } = useFormats();
  const { times, isWaitedFor } = wholeStock(option);
  const status = times > 0 ? 'inStock' : isWaitedFor ? 'waiting' : 'outOfStock';
  return (
    <StatusChip isBare status={status}>
      <span className="figures">
        {times > 0
          ? t('setsInStock', { count: times, shown: number(times) })
          : parts(isWaitedFor ? 'onBackorder' : 'outOfStock')}
      </span>
    </StatusChip>
  );
}

type SetButtonProps = Option & {
  /** Of the part they replaced. */
  code: string;
  /** What one press adds, where that is not the whole once. */
  adds?: readonly PartPiece[];
  machine?: AddToCartProps['machine'];
  isMain?: boolean | undefined;
};

/** Adds all of them for the machine given or chosen; of a whole that is in the cart it says how often. */
export function SetButton({ code, option, adds = option, machine: given, isMain = false }: SetButtonProps) {
  const t = useTexts();
  const parts = usePartsTexts();
  const chosen = useChosenMachine();
  const machine = given ?? chosen;
  const addAll = useAddAll();
  const inCart = useTimesInCart(option);
  const goesFor = machine && { hostId: machine.hostId, serialNumber: machine.serialNumber };
  const Icon = inCart > 0 ? Check : ShoppingCart;
  return (
    <Button
      kind={isMain && inCart === 0 ? 'primary' : 'secondary'}
      className="min-w-0"
      icon={<Icon aria-hidden="true" className={`size-4 shrink-0${inCart > 0 ? ' text-good' : ''}`} />}
      aria-label={inCart > 0 ? parts('inCartOf', { count: inCart, code }) : t('addAllOf', { code })}
      onClick={() => addAll(code, adds, goesFor)}
    >
      {inCart > 0 ? parts('inCart', { count: inCart }) : t('addAll')}
    </Button>
  );
}

function useTimesInCart(option: readonly PartPiece[]): number {
  const lines = useCartLines();
  return completeSets(option, ({ code }) => lines.find((line) => line.part === code)?.qty ?? 0);
}
