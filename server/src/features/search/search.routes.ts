// Search calls; the index is built once the shop listens, or with the first search (spec §7 goods-search).
import { calls } from '@outrigger/contract';
import { requireDatabaseUrl } from '../../platform/config.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { type LiveIndex, startLiveIndex } from './live-index.ts';
import { searchCatalogue, suggest } from './search-catalogue.ts';

/** Mounts the search feature. */
export function searchRoutes(app: App, shop: Shop): void {
  let index: LiveIndex | null = null;
  let starting: Promise<void> | null = null;
  const start = async () => {
    index = await startLiveIndex({ db: shop.db, databaseUrl: requireDatabaseUrl(shop.config), log: app.log });
  };
  const started = () => {
    starting ??= start().catch((error) =>
      app.log.warn({ err: error }, 'the search index did not start; PostgreSQL serves'),
    );
    return index;
  };
  app.addHook('onListen', async () => void started());
  app.addHook('onClose', async () => {
    await starting;
    await index?.stop();
  });
  serve(app, shop, calls.search, {
    goodsSearch: (context, input) => searchCatalogue(context, input, started()),
    goodsSuggest: (context, { keyword }) => suggest(context, keyword, started()),
  });
}
