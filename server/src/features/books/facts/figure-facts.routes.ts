// The office's calls that say what a figure is (product §8 figures).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { Shop } from '../../../platform/shop.ts';
import { readFigureChoices, readFigureFacts } from './figure-facts.reads.ts';
import { saveFigure } from './save-figure.ts';

/** Mounts them. */
export function figureFactsRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.figureFacts, {
    figureFacts: async ({ db, language }, { figureId }) =>
      (await readFigureFacts(db, language, figureId)) ?? refuse('notFound'),
    figureChoices: ({ db, language }) => readFigureChoices(db, language),
    saveFigure,
  });
}
