// Questions and sends of the office's 3D models (product §8).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { bookCalls } from '@outrigger/contract/calls/books.ts';
import { modelDeskCalls } from '@outrigger/contract/calls/model-desk.ts';
import { useCall, useSend } from '../../../../client/api/use-call.ts';

/** A figure in the list, with what its model lacks. */
export type DeskModel = ResultOf<typeof modelDeskCalls.deskModels>['items'][number];
/** The model of a figure to be edited. */
export type ModelToEdit = ResultOf<typeof modelDeskCalls.deskModel>;
/** What a list is narrowed to. */
export const SHOWS = ['model', 'noModel', 'noNodes'] as const;

/** One page of figures with their models. */
export const useDeskModels = (asked: InputOf<typeof modelDeskCalls.deskModels>) =>
  useCall(modelDeskCalls.deskModels, asked, { keepPrevious: true });

/** The model of a figure; asks nothing without one. */
export const useDeskModel = (figureId: number | undefined) =>
  useCall(modelDeskCalls.deskModel, { figureId: figureId ?? 0 }, { enabled: figureId !== undefined });

const STALE = [modelDeskCalls.deskModel, modelDeskCalls.deskModels, bookCalls.figurePage, bookCalls.bookContents];

/** Gives a figure a model, or replaces it. */
export const useSaveModel = () => useSend(modelDeskCalls.saveModel, { isPress: true, refreshes: STALE });

/** Keeps which items the nodes are. */
export const useSaveModelNodes = () => useSend(modelDeskCalls.saveModelNodes, { refreshes: STALE });

/** Takes the model away. */
export const useRemoveModel = () => useSend(modelDeskCalls.removeModel, { isPress: true, refreshes: STALE });
