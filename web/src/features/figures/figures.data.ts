// One figure of the parts manuals, asked of the server (spec §7 Books).
import { type FigureHead, type PartRow, type ResultOf, rowsOfList } from '@outrigger/contract';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { prefetch, useCall } from '../../client/api/use-call.ts';

/** Whose book is wanted: a machine's, a model's, or none in particular. */
export interface BookAsked {
  hostId?: number | undefined;
  variantId?: number | undefined;
}

/** A figure with its rows put together. */
export type FigurePage = FigureHead & { rows: PartRow[] };

const pageOf = ({ list, ...head }: ResultOf<typeof bookCalls.figurePage>): FigurePage => ({
  ...head,
  rows: rowsOfList(list),
});

/** One figure; the last one stays in sight until the next is there. */
export const useFigure = (figureId: number | undefined, asked: BookAsked) =>
  useCall(
    bookCalls.figurePage,
    { figureId: figureId ?? 0, ...asked },
    { enabled: figureId !== undefined, select: pageOf, keepPrevious: true },
  );

/** Asks for a figure that is likely to be the next. */
export const prefetchFigure = (figureId: number, asked: BookAsked): void =>
  void prefetch(bookCalls.figurePage, { figureId, ...asked });
