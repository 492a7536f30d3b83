// What lights an item from its row: a press on its balloon, the mouse over it, the keyboard within it.
import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import { openDrawing } from './drawing-open.ts';
import { hover, itemAt, type LitItem } from './lit-row.ts';

const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
const isBalloon = ({ target }: MouseEvent): boolean => target instanceof Element && !!target.closest('[data-light]');
/** Where the drawing did not load, the balloon stays the link that it is. */
const isDrawingThere = (): boolean => document.querySelector('[data-drawing]') !== null;

/** Handlers for what holds the rows: hundreds of them share these. */
export const lighting = (lit: LitItem | null, light: (item: LitItem | null) => void) => ({
  onClickCapture: (event: MouseEvent) => {
    const item = isPlain(event) && isBalloon(event) && isDrawingThere() ? itemAt(event.target) : null;
    if (!item) return;
    event.preventDefault();
    openDrawing(true);
    light(item.figureId === lit?.figureId && item.itemNo === lit.itemNo ? null : item);
  },
  onPointerOver: (event: PointerEvent) => event.pointerType === 'mouse' && hover(itemAt(event.target)),
  onPointerLeave: () => hover(null),
  onFocus: (event: FocusEvent) => hover(itemAt(event.target)),
  onBlur: () => hover(null),
});
