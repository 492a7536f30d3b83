// Questions and sends about what a figure is (product §8 figures).
import type { FigureFacts } from '@outrigger/contract';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { figureDeskCalls } from '@outrigger/contract/calls/figure-desk.ts';
import { figureFactsCalls } from '@outrigger/contract/calls/figure-facts.ts';
import { useCall, useSend } from '../../../../client/api/use-call.ts';

export type { FigureFacts };

/** A figure as a page of books. */
export const useFigureFacts = (figureId: number) => useCall(figureFactsCalls.figureFacts, { figureId });

/** The models and chapters it may be put into. */
export const useFigureChoices = () => useCall(figureFactsCalls.figureChoices, {});

/** Makes a figure or changes one. */
export const useSaveFigure = () =>
  useSend(figureFactsCalls.saveFigure, {
    quiet: true,
    refreshes: [
      figureFactsCalls.figureFacts,
      figureDeskCalls.deskFigure,
      figureDeskCalls.deskFigures,
      bookCalls.figurePage,
      bookCalls.bookContents,
    ],
  });
