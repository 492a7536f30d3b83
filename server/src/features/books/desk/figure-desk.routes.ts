// The office's calls about figures (product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { Shop } from '../../../platform/shop.ts';
import { readDeskFigure, readDeskFigures } from './figure-desk.reads.ts';
import { replacePicture } from './replace-picture.ts';
import { saveHotspots } from './save-hotspots.ts';

/** Mounts them. */
export function figureDeskRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.figureDesk, {
    deskFigures: ({ db, language }, input) => readDeskFigures(db, language, input),
    deskFigure: async ({ db, language }, { figureId }) =>
      (await readDeskFigure(db, language, figureId)) ?? refuse('notFound'),
    replacePicture,
    saveHotspots,
  });
}
