// Calls of quick add (spec §2 Quick add items, Cart: import from file).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { checkRows } from './check-rows.ts';
import { importFile } from './import-file.ts';
import { readPaste } from './read-paste.ts';

/** Mounts the quick-add feature. */
export function quickAddRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.quickAdd, { readPaste, importFile, checkRows });
}
