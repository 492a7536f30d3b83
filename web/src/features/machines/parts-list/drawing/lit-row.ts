// What of the parts list is lit: the item that was pressed, which the address keeps, and the one under the mouse (product §5: one selection).
import { makeStore, type Store } from '../../../../client/stored/store.ts';

/** An item of a figure of the list. */
export interface LitItem {
  figureId: number;
  itemNo: string;
}

/** The item under the mouse or in focus, in the rows or in the drawing; beside React's state, since hundreds of rows would be drawn anew with it. */
export const hovered: Store<LitItem | null> = makeStore<LitItem | null>(null);

/** The same item as before stays the same one. */
export function hover(next: LitItem | null): void {
  const now = hovered.get();
  if (now?.figureId !== next?.figureId || now?.itemNo !== next?.itemNo) hovered.set(next);
}

/** The item whose row holds this element. */
export function itemAt(target: EventTarget): LitItem | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-item]');
  const figure = row?.closest<HTMLElement>('[data-figure]')?.dataset['figure'];
  const itemNo = row?.dataset['item'];
  return figure === undefined || itemNo === undefined ? null : { figureId: Number(figure), itemNo };
}

/** The rows of an item as they stand on the page. */
export const rowsAt = ({ figureId, itemNo }: LitItem): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(
    `[data-figure="${figureId.toString()}"] [data-item="${CSS.escape(itemNo)}"]`,
  ),
];
