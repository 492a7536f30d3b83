// The office's calls about 3D models (product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { Shop } from '../../../platform/shop.ts';
import { readDeskModels } from './model-desk.reads.ts';
import { readModelToEdit } from './read-model-nodes.ts';
import { removeModel, saveModel } from './save-model.ts';
import { saveModelNodes } from './save-model-nodes.ts';

/** Mounts them. */
export function modelDeskRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.modelDesk, {
    deskModels: ({ db, language }, input) => readDeskModels(db, language, input),
    deskModel: async (context, { figureId }) => (await readModelToEdit(context, figureId)) ?? refuse('notFound'),
    saveModel,
    saveModelNodes,
    removeModel,
  });
}
