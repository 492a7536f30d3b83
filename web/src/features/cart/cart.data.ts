// The door of the cart (spec §4 Cart; product §6): what screens follow, and what they do with lines. Storage and server are kept alike behind it.
//
//   const lines = useCartLines();                      // CartLine[], fields of spec §3; newest last
//   useMayOrder()                                      // false for who may not: then nothing is offered, and the reason is said
//   const { addToCart } = useAddToCart();              // does nothing without permission 3, warns about a code that is there, offers to raise it
//   addToCart(part, 2, machine);                       // `part` is an AddablePart; `addableOf(card)` makes one from a PartCard
//   useCartChanges()                                   // of `line-changes.data.ts`, for who changes lines that are there
//   sumOfLines(priced), lineTotalOf(price, qty)        // exact, as Money
//   useCartCount()                                     // lines in the cart, for the badge
//   useCartSync()                                      // mounted once, in the frame
import type { PartCard } from '@outrigger/contract/calls/parts.ts';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { noteActivity } from '../../client/activity.ts';
import { useLanguage } from '../../client/texts.ts';
import { inLanguage } from '../../client/formats.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { showToast, type Toast } from '../../ui/overlays/toasts.ts';
import {
  type AddablePart,
  type CartLine,
  countOf,
  type LineMachine,
  linesByCode,
  newLine,
  raised,
} from './cart.rules.ts';
import { cartStore, lineOf, putCartLine } from './cart.stored.ts';
import { agreeOnCart, followCart, mayKeepCart, sendNow } from './cart.sync.ts';
import type { Replacing } from './replacement.ts';
import { useTexts } from './cart.texts.ts';

export { type AddablePart, type CartLine, type LineMachine } from './cart.rules.ts';
export { lineTotalOf, sumOfLines } from './line-totals.rules.ts';
export { mayKeepCart } from './cart.sync.ts';

// Few parts are replaced: what asks for their stand-in is loaded with the first of them; out of reach, the server puts the line right later.
const standInOf = (code: string, qty: number): Promise<Replacing> =>
  import('./replacement.ts').then(
    ({ replacementForCart }) => replacementForCart(code, qty),
    () => ({ code, qty }),
  );

type Texts = ReturnType<typeof useTexts>;

// Spec §7 Log: `PART_ACTIONS.addToCart`; the whole table would come with every first load.
const ADDED = 29;

/** The lines of the cart, followed. */
export function useCartLines(): readonly CartLine[] {
  return useStore(cartStore).lines;
}

/** The lines as the server has them now; throws where it cannot be asked. */
export async function agreedLines(): Promise<readonly CartLine[]> {
  await agreeOnCart();
  // Lines that came by their code alone are named behind.
  sendNow();
  return cartStore.get().lines;
}

/** How many lines the cart has. */
export function useCartCount(): number {
  return useStore(cartStore).lines.length;
}

/** Whether anything of the cart has not reached the server yet. */
export const isCartUnsent = (): boolean => cartStore.get().unsent.length > 0;

/** How many of a part are in the cart, itself or what was put there for its code; 0 for none. */
export function useCartQuantity(part: Pick<AddablePart, 'code' | 'replacedBy'>): number {
  return useSyncExternalStore(cartStore.subscribe, () => countOf(counted().get(part.code) ?? [], part));
}

let found: { lines: readonly CartLine[]; byCode: ReturnType<typeof linesByCode> } | undefined;

/** Looked through once a change, since every row of a long list asks. */
function counted(): ReturnType<typeof linesByCode> {
  const { lines } = cartStore.get();
  if (found?.lines !== lines) found = { lines, byCode: linesByCode(lines) };
  return found.byCode;
}

/** Keeps the cart and the server's copy alike while mounted. */
export function useCartSync(): void {
  useEffect(followCart, []);
}

/** False for who may not order (spec §6); nobody is refused before it is known who they are. */
export function useMayOrder(): boolean {
  return !useStore(session)?.user || mayKeepCart();
}

/** A part card as the cart takes it, named in a language. */
export function useAddableOf(): (card: PartCard) => AddablePart & PartCard {
  const language = useLanguage();
  return (card) => ({ ...card, partId: card.id, name: inLanguage(card, 'name', language).text });
}

/** So many more of a line, asked for under another code or null for its own. */
interface Raise {
  asked: string | null;
  by: number;
  machine: Omit<LineMachine, 'qty'> | undefined;
}

/** Says what was added, and of a part meant for a machine also that it does not fit there. */
function tellAdded(
  toast: Toast,
  { code, partId }: Pick<AddablePart, 'code' | 'partId'>,
  { t, machine, before }: Pick<Raise, 'machine'> & { t: Texts; before: CartLine | null },
) {
  if (!machine) return void showToast(toast);
  void import('./misfit.ts').then(
    async ({ tellMeant }) => await tellMeant(toast, { parts: [{ id: partId, code }], machine, before }, t),
    () => void showToast(toast),
  );
}

/** Codes whose press waits for an answer: another one meanwhile is the same one, made twice. */
const underWay = new Set<string>();

/** Adds parts, one line a code; a code that is in the cart warns and offers to raise the quantity (spec §4, §6). */
export function useAddToCart() {
  const t = useTexts();
  const router = useRouter();
  return useMemo(() => {
    const warn = (line: CartLine, { asked, by, machine }: Raise) => {
      const onPress = () => {
        const now = lineOf(line.part);
        if (!now) return;
        const next = raised(now, by, machine);
        // As the server joins two lines: what was asked for stays known.
        putCartLine({ ...next, changeCode: next.changeCode ?? asked });
        const text = t('raised', { code: next.part, count: next.qty });
        tellAdded({ text, tone: 'good' }, { code: next.part, partId: next.partId }, { t, machine, before: now });
      };
      showToast({
        text: t('alreadyInCart', { code: line.part }),
        detail: t('alreadyText', { count: line.qty }),
        action: { label: t('raiseTo', { count: raised(line, by).qty }), onPress },
      });
    };
    const add = async (part: AddablePart, qty: number, machine?: Omit<LineMachine, 'qty'>): Promise<void> => {
      const isReplaced = !lineOf(part.code) && part.replacedBy !== undefined && part.replacedBy.length > 0;
      const standIn: Replacing | null = isReplaced ? await standInOf(part.code, qty) : null;
      // Looked up after the answer, which another press may have come before.
      const own = lineOf(part.code);
      const line = own ?? (standIn && lineOf(standIn.code));
      if (line) {
        warn(line, { asked: own ? null : part.code, by: own ? qty : (standIn?.qty ?? qty), machine });
        return;
      }
      if (standIn?.instead) {
        const { addReplacement } = await import('./add-replacement.ts');
        return addReplacement({ code: part.code, instead: standIn.instead, machine }, t, (path) =>
          router.history.push(path),
        );
      }
      putCartLine(newLine(part, qty, machine));
      noteActivity(ADDED, `${part.code} ${part.name}`);
      const sold = standIn ?? { code: part.code, qty };
      const detail = sold.code === part.code ? {} : { detail: t('inPlaceOf', { code: part.code }) };
      const text = t('added', { code: sold.code, count: sold.qty });
      tellAdded({ text, ...detail, tone: 'good' }, part, { t, machine, before: null });
    };
    const addToCart = async (...press: Parameters<typeof add>): Promise<void> => {
      const [{ code }] = press;
      if (!mayKeepCart() || underWay.has(code)) return;
      underWay.add(code);
      await add(...press).finally(() => underWay.delete(code));
    };
    return { addToCart };
  }, [t, router]);
}
