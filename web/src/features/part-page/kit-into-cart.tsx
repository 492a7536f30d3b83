// The pieces of a kit, put into the cart in one go for who does not want the kit itself (spec §2 related products; product §5: kits are relations).
import type { PartDetail } from '@outrigger/contract';
import { ShoppingCart } from 'lucide-react';
import { useChosenMachine } from '../../client/chosen-machine.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { addCartLines } from '../cart/add-lines.data.ts';
import { mayKeepCart, useAddableOf, useCartLines } from '../cart/cart.data.ts';
import { useTexts } from '../parts/detail.texts.ts';

type Piece = PartDetail['related'][number];

/** Nothing for who may not order; what is not sold, or in the cart already, is left as it is and said. */
export function KitIntoCart({ pieces, isWhole }: { pieces: readonly Piece[]; isWhole: boolean }) {
  const t = useTexts();
  const addableOf = useAddableOf();
  const machine = useChosenMachine();
  const inCart = new Set(useCartLines().map((line) => line.part));
  const sold = pieces.filter(({ part }) => part.sellPolicy !== 'notSold');
  // Of a kit whose pieces are not all shown, only some would be put there as if they were all.
  if (!mayKeepCart() || !isWhole || sold.length === 0) return null;
  const add = () => {
    const missing = sold.filter(({ part }) => !inCart.has(part.code));
    addCartLines(
      missing.map(({ part, quantity }) => {
        const qty = Math.max(1, quantity);
        const machines = machine ? [{ hostId: machine.hostId, serialNumber: machine.serialNumber, qty }] : [];
        return { part: addableOf(part), qty, reference: null, machines };
      }),
    );
    const left = pieces.length - missing.length;
    showToast({
      text: t('piecesAdded', { count: missing.length }),
      ...(left > 0 ? { detail: t('piecesLeft', { count: left }) } : {}),
      ...(missing.length > 0 ? { tone: 'good' as const } : {}),
    });
  };
  return (
    <Button
      icon={<ShoppingCart aria-hidden="true" className="size-4" />}
      className="mb-3 sm:justify-self-start"
      onClick={add}
    >
      {t('piecesIntoCart', { count: sold.length })}
    </Button>
  );
}
