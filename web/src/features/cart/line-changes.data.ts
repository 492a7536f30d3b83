// The door of the cart for who changes lines that are in it; beside the other one, since browsing never needs it (quality 14: first load).
//
//   const change = useCartChanges();                   // change.setQuantity(code, 3), .setReference, .setMachines, .remove(codes), .clear(), .put(lines)
import { useMemo } from 'react';
import { showToast } from '../../ui/overlays/toasts.ts';
import type { CartLine, LineMachine } from './cart.rules.ts';
import { cartStore, lineOf, putCartLine, putCartLines } from './cart.stored.ts';
import { useTexts } from './cart.texts.ts';
import { withQuantity } from './line-shares.rules.ts';
import { removeCartLines, restoreCartLines } from './taken-out.ts';

/** Changes lines that are in the cart; each is shown at once and carried to the server behind. */
export function useCartChanges() {
  const t = useTexts();
  return useMemo(() => {
    const change = (code: string, next: (line: CartLine) => CartLine) => {
      const line = lineOf(code);
      if (line) putCartLine(next(line));
    };
    const remove = (codes: readonly string[]) => {
      const before = cartStore.get().lines;
      const gone = before.filter((line) => codes.includes(line.part));
      removeCartLines(codes);
      const text =
        gone.length === 1 ? t('removed', { code: gone[0]?.part ?? '' }) : t('removedMany', { count: gone.length });
      showToast({ text, action: { label: t('undo'), onPress: () => restoreCartLines(gone, before) } });
    };
    return {
      setQuantity: (code: string, qty: number) => change(code, (line) => withQuantity(line, qty)),
      setReference: (code: string, reference: string | null) => change(code, (line) => ({ ...line, reference })),
      setMachines: (code: string, machines: LineMachine[]) => change(code, (line) => ({ ...line, machines })),
      put: putCartLines,
      remove,
      clear: () => remove(cartStore.get().lines.map((line) => line.part)),
    };
  }, [t]);
}
