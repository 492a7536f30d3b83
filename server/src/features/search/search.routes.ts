// Search calls; the index is built once the shop listens, or with the first search (spec §7 goods-search).
import { calls } from '@outrigger/contract';
import { requireDatabaseUrl } from '../../platform/config.ts';
import { Gauge } from 'prom-client';
import type { SignedInContext } from '../../platform/context.ts';
import { kept } from '../../platform/http/keep-answer.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { type LiveIndex, startLiveIndex } from './live-index.ts';
import { offerGoodsFinder } from '../parts/index.ts';
import { priceViewOf } from '../pricing/index.ts';
import { readMisses } from './misses.reads.ts';
import { removeMiss } from './misses.store.ts';
import { searchCatalogue, suggest } from './search-catalogue.ts';

const { search } = calls;

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
  measure(app, () => index?.bytes() ?? 0);
  const passing = new WeakSet<object>();
  // What an index says that parts have overtaken, or PostgreSQL before there is one, is given but not kept.
  const answered = async <R extends object>(answer: (ready: LiveIndex | null) => Promise<R>): Promise<R> => {
    const [isBehind, result] = await Promise.all([started()?.isBehind() ?? true, answer(index)]);
    if (isBehind) passing.add(result);
    return result;
  };
  // Lists must be right to the last change, so whatever the index has not taken in yet is PostgreSQL's.
  offerGoodsFinder(shop, async (filter, page) => {
    const isWhole = filter.minRating === undefined || Number.isInteger(filter.minRating);
    if (!isWhole || !index?.engine() || (await index.isBehind())) return null;
    return index.engine()?.list(filter, page) ?? null;
  });
  serve(app, shop, search, {
    goodsSearch: kept(
      search.goodsSearch,
      (context, input) => answered((ready) => searchCatalogue(context, input, ready)),
      {
        seenAs: viewOf,
        topics: topicsOf,
        parts: ({ items }) => partsOf(items),
        // What is not found is noted each time.
        isPassing: (result) => passing.has(result) || result.groups.every((group) => group.total === 0),
      },
    ),
    goodsSuggest: kept(search.goodsSuggest, (context, input) => answered((ready) => suggest(context, input, ready)), {
      seenAs: viewOf,
      topics: topicsOf,
      parts: partsOf,
      isPassing: (hits) => passing.has(hits),
    }),
    searchMisses: ({ db }, input) => readMisses(db, input),
    settleMiss: async ({ db }, miss) => ({ isSettled: await removeMiss(db, miss) }),
  });
}

// Own codes and fleets are a company's.
const viewOf = async (context: SignedInContext): Promise<string> =>
  `${context.caller.companyId} ${await priceViewOf(context)}`;
const topicsOf = ({ caller }: SignedInContext): string[] => ['codes', `fleet:${caller.companyId}`];
const partsOf = (hits: readonly { kind: string; id: number }[]): number[] =>
  hits.flatMap((hit) => (hit.kind === 'part' ? [hit.id] : []));

function measure(app: App, bytes: () => number): void {
  const gauge: Gauge = new Gauge({
    name: 'search_index_bytes',
    help: 'Memory of the search index; 0 until it is built and PostgreSQL serves.',
    registers: [app.metrics],
    collect() {
      gauge.set(bytes());
    },
  });
}
