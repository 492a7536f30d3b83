// Quantity and the button that puts a part into the cart (design: part row and card); what is not sold says whom to ask (spec §8).
import { quantityRange } from '@outrigger/contract';
import { type ChosenMachine, useChosenMachine } from '../../client/chosen-machine.ts';
import { Check, ShoppingCart } from 'lucide-react';
import { type MouseEvent, Suspense, useState } from 'react';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { QuantityStepper } from '../../ui/fields/quantity-stepper.tsx';
import { type AddablePart, useAddToCart, useCartQuantity, useMayOrder } from '../cart/cart.data.ts';
import { useTexts } from './parts.texts.ts';
import { MayNotOrder, NotSold } from './lazy-pieces.ts';
import { QuantityWords } from './lazy-quantity-words.ts';

export type AddToCartProps = {
  part: AddablePart;
  /** The machine the part is meant for; the chosen one where it is not given. */
  machine?: Pick<ChosenMachine, 'hostId' | 'serialNumber'> | undefined;
  /** `row` for dense tables, `card` for the phone, `page` for the part's own page. */
  look?: 'row' | 'card' | 'page';
  /** The main step of what it stands on; a row that does not fit is not. */
  isMain?: boolean;
  /** The quantity shown first; the least that may be ordered where it is not given. */
  startsAt?: number;
  /** As many as a machine takes, in whole packs: one press fills them in. */
  perMachine?: number;
  /** It does not fit the machine: what adds it all the same is of second rank and says so (product §5). */
  isMisfit?: boolean;
  /** Told of every change of the quantity, and of one typed that cannot be taken. */
  onQuantity?: (quantity: number) => void;
};

export function AddToCart({
  part,
  machine: given,
  look = 'row',
  isMain = false,
  startsAt,
  perMachine,
  isMisfit = false,
  onQuantity,
}: AddToCartProps) {
  const t = useTexts();
  const chosen = useChosenMachine();
  const machine = given ?? chosen;
  const { addToCart } = useAddToCart();
  const inCart = useCartQuantity(part);
  const { number } = useFormats();
  const range = quantityRange(part);
  const [qty, setQty] = useState(startsAt ?? range.min);
  const mayOrder = useMayOrder();
  if (part.sellPolicy === 'notSold') {
    return (
      <Suspense fallback={<p className="text-14">{t('notSold')}</p>}>
        <NotSold subject={`${part.code} ${part.name}`} />
      </Suspense>
    );
  }
  if (!mayOrder) {
    return (
      <Suspense fallback={<div className="min-h-control" />}>
        <MayNotOrder isShort={look !== 'page'} />
      </Suspense>
    );
  }
  const { code } = part;
  const isRow = look === 'row';
  // In a list the tick and the figure say it, so that no language breaks the line.
  const added = look === 'page' ? t('inCart', { count: inCart }) : number(inCart);
  const toAdd = look === 'page' ? <AddWords /> : t('addShort');
  const words = inCart > 0 ? added : isMisfit ? t('addAnyway') : toAdd;
  const add = ({ currentTarget }: MouseEvent) => {
    // Nothing is added while the field says something else than what would be.
    const wrong = currentTarget.parentElement?.querySelector<HTMLElement>('[aria-invalid]');
    if (wrong) return wrong.focus();
    void addToCart(part, qty, machine && { hostId: machine.hostId, serialNumber: machine.serialNumber });
  };
  return (
    <div
      className={classNames(
        'relative z-1 flex min-w-0 gap-2 print:hidden',
        isRow ? 'has-[output:not(:empty),[aria-invalid],.fill-machine]:flex-wrap' : 'flex-wrap',
      )}
    >
      <QuantityStepper
        value={qty}
        onChange={setQty}
        onShown={onQuantity}
        {...range}
        Hint={QuantityWords}
        labels={{
          field: t('quantityOf', { code }),
          decrease: t('fewer', { code }),
          increase: t('more', { code }),
        }}
      />
      <Button
        kind={isMain && !isMisfit && inCart === 0 ? 'primary' : 'secondary'}
        className={isRow ? 'min-w-24 flex-1 gap-1.5! px-2! text-14!' : 'min-w-fit flex-1 px-2!'}
        aria-label={
          inCart > 0 ? t('inCartOf', { count: inCart, code }) : t(isMisfit ? 'addAnywayOf' : 'addOf', { code })
        }
        icon={
          inCart > 0 ? (
            <Check aria-hidden="true" className="size-4 shrink-0 text-good" />
          ) : (
            <ShoppingCart aria-hidden="true" className="size-4 shrink-0" />
          )
        }
        onClick={add}
      >
        {words}
      </Button>
      <FillMachine count={perMachine} {...{ code, qty }} least={range.min} isBeside={look === 'card'} onFill={setQty} />
    </div>
  );
}

type FillProps = {
  count: number | undefined;
  qty: number;
  least: number;
  code: string;
  /** In the line of the button, where there is room. */
  isBeside: boolean;
  onFill: (count: number) => void;
};

/** Fills in what a machine takes, where that is more than the least (product §5: quantity starts at 1). */
function FillMachine({ count = 0, qty, least, code, isBeside, onFill }: FillProps) {
  const t = useTexts();
  if (count <= least || qty === count) return null;
  return (
    <button
      type="button"
      className={`fill-machine touch:min-h-control text-start text-12 text-ink-soft underline ${isBeside ? 'shrink-0' : 'w-full'}`}
      aria-label={t('perMachineOf', { count, code })}
      onClick={() => onFill(count)}
    >
      {t('perMachine', { count })}
    </button>
  );
}

/** The short word where a phone has no room for the long one beside the quantity. */
function AddWords() {
  const t = useTexts();
  return (
    <>
      <span className="max-sm:hidden">{t('add')}</span>
      <span className="sm:hidden">{t('addShort')}</span>
    </>
  );
}
