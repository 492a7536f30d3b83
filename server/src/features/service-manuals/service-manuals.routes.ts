// Calls about service manuals and brochures (spec §7 Books; product §5 Service manuals).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { findInManual } from './find-in-manual.ts';
import { listManuals } from './list-manuals.ts';
import { openManual } from './open-manual.ts';
import { partsOfPage } from './parts-of-page.ts';
import { searchManuals } from './search-manuals.ts';

/** Mounts the service manuals feature. */
export function serviceManualRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.serviceManuals, {
    manualList: listManuals,
    manualDetail: openManual,
    manualSearch: searchManuals,
    findInManual,
    manualPageParts: partsOfPage,
  });
}
