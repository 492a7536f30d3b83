// The office's calls about manuals (product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../../platform/http/serve.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { Shop } from '../../../platform/shop.ts';
import { readDeskManual, readDeskManuals } from './manual-desk.reads.ts';
import { removeManual } from './remove-manual.ts';
import { saveManual } from './save-manual.ts';

/** Mounts them. */
export function manualDeskRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.manualDesk, {
    deskManuals: ({ db, language }, input) => readDeskManuals(db, language, input),
    deskManual: async ({ db }, { manualId }) => (await readDeskManual(db, manualId)) ?? refuse('manualNotFound'),
    saveManual,
    removeManual,
  });
}
