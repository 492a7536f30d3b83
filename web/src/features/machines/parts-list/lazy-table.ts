// The table of the parts list, loaded where it is shown; a phone needs it for paper alone, and loads it with the first touch (quality 14: first load).
import type { ComponentType } from 'react';
import { makeStore, type Store, useStore } from '../../../client/stored/store.ts';
import { NARROW, useMedia } from '../../../ui/use-media.ts';
import { drawingOpen } from './drawing/drawing-open.ts';
import type { FigureProps } from './figure-section.tsx';
import type { MachinePaperProps } from './machine-paper.tsx';

interface TablePieces {
  MachinePaper: ComponentType<MachinePaperProps>;
  PrintButton: ComponentType;
  TableHead: ComponentType;
  FigureTable: ComponentType<FigureProps>;
}

const loaded: Store<TablePieces | null> = makeStore<TablePieces | null>(null);
const load = async () => {
  const { FigureTable, MachinePaper, PrintButton, TableHead } = await import('./figure-table.tsx');
  loaded.set({ FigureTable, MachinePaper, PrintButton, TableHead });
};
const loadSoon = () => void load();
if (window.matchMedia(NARROW).matches) window.addEventListener('pointerdown', loadSoon, { once: true, passive: true });
else loadSoon();

// Beside the tree, and the more beside the drawing, the table has no room for its columns before that; on paper it has.
const cardsBelow = (width: string): string => `${NARROW}, screen and (width < ${width})`;
const [BESIDE_TREE, BESIDE_DRAWING] = [cardsBelow('80rem'), cardsBelow('90rem')];

/** The pieces for paper once they are there. */
export const usePaperPieces = (): TablePieces | null => useStore(loaded);

/** The pieces of the table, null while they are on their way, undefined where rows are cards; paper does not wait. */
export function useTablePieces(): TablePieces | null | undefined {
  const pieces = usePaperPieces();
  const isCards = useMedia(useStore(drawingOpen) ? BESIDE_DRAWING : BESIDE_TREE);
  const isPaper = useMedia('print');
  return isCards || (pieces === null && isPaper) ? undefined : pieces;
}
