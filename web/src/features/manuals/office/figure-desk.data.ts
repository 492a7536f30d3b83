// Questions and sends of the office's figures (product §8 figures with hotspots).
import type { ResultOf } from '@outrigger/contract';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { figureDeskCalls } from '@outrigger/contract/calls/figure-desk.ts';
import { useCall, useSend } from '../../../client/api/use-call.ts';

/** A figure in the list, with what it lacks. */
export type DeskFigure = ResultOf<typeof figureDeskCalls.deskFigures>['items'][number];
/** A figure to be edited. */
export type FigureToEdit = ResultOf<typeof figureDeskCalls.deskFigure>;
/** A drawing of it. */
export type DeskSheet = FigureToEdit['sheets'][number];
/** What a list is narrowed to. */
export type Lacks = 'hotspots' | 'items';

/** What of the list is asked for. */
export interface FiguresAsked {
  variantId: number | undefined;
  keyword: string | undefined;
  lacks: Lacks | undefined;
  page: number;
  pageSize: number;
}

/** One page of figures. */
export const useDeskFigures = (asked: FiguresAsked) =>
  useCall(figureDeskCalls.deskFigures, asked, { keepPrevious: true });

/** The models whose books figures may be narrowed to. */
export const useModels = () => useCall(bookCalls.bookContents, {});

/** One figure; asks nothing without one. */
export const useDeskFigure = (figureId: number | undefined) =>
  useCall(figureDeskCalls.deskFigure, { figureId: figureId ?? 0 }, { enabled: figureId !== undefined });

const STALE = [figureDeskCalls.deskFigure, figureDeskCalls.deskFigures, bookCalls.figurePage, bookCalls.bookContents];

/** Puts a picture in the place of a drawing. */
export const useReplacePicture = () => useSend(figureDeskCalls.replacePicture, { isPress: true, refreshes: STALE });

/** Keeps the callouts of a drawing. */
export const useSaveHotspots = () => useSend(figureDeskCalls.saveHotspots, { refreshes: STALE });
