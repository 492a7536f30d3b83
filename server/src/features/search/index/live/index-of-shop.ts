// The one search index of a shop's process: it starts with the first need, ends with the app, and finds lists of parts too (docs/decisions/0008).
import { Counter, Gauge } from 'prom-client';
import { requireDatabaseUrl } from '../../../../platform/config.ts';
import type { App } from '../../../../platform/http/serve.ts';
import type { Shop } from '../../../../platform/shop.ts';
import type { PartsFinder } from '../../../catalogue/index.ts';
import { type LiveIndex, startLiveIndex } from './live-index.ts';

/** The index as features are handed it. */
export interface IndexOfShop {
  /** Null until it has started; whoever asks first starts it. */
  started(): LiveIndex | null;
  /** Whether parts changed that it has not taken in, or it has not started; the database is asked only where the process heard of a change since. */
  isBehind(): Promise<boolean>;
  /** Lists must be right to the last change, so whatever the index has not taken in yet is PostgreSQL's. */
  finder: PartsFinder;
  /** Over when the index answers for the first time. */
  built: Promise<void>;
}

/** The moment in which a database that was lost is mostly back. */
const RETRY_MS = 3000;

/** Builds the index once the shop listens, or with the first search. */
export function indexOfShop(app: App, shop: Shop): IndexOfShop {
  let index: LiveIndex | null = null;
  let starting: Promise<void> | null = null;
  const built = Promise.withResolvers<void>();
  const start = async () => {
    index = await startLiveIndex({ db: shop.db, databaseUrl: requireDatabaseUrl(shop.config), log: app.log });
    void index.built.then(built.resolve);
  };
  let again: NodeJS.Timeout | undefined;
  const started = () => {
    starting ??= start().catch((error) => {
      app.log.warn({ err: error }, 'the search index did not start and is tried again; PostgreSQL serves');
      again = setTimeout(() => {
        starting = null;
        started();
      }, RETRY_MS).unref();
    });
    return index;
  };
  app.addHook('onListen', async () => void started());
  app.addHook('onClose', async () => {
    clearTimeout(again);
    await starting;
    clearTimeout(again);
    await index?.stop();
  });
  measure(app, () => index?.bytes() ?? 0);
  // Where nothing is kept and lists are read from another database, nobody looks at that one's changes.
  const isTold = shop.db === shop.readDb || shop.config.answersMegabytes > 0;
  let goodAt: number | null = null;
  const isBehind = async () => {
    // Each request heard of every change before it asks, and an index once good never knows less.
    const { partsPosition } = shop.sessionAndChanges.changes;
    if (isTold && index?.engine() && goodAt === partsPosition) return false;
    const isGood = (await index?.isBehind()) === false;
    goodAt = isGood ? partsPosition : null;
    return !isGood;
  };
  const finder = counted(app, async (filter, page) => {
    const isWhole = filter.minRating === undefined || Number.isInteger(filter.minRating);
    if (!isWhole || !index?.engine() || (await isBehind())) return null;
    return index.engine()?.list(filter, page) ?? null;
  });
  return { started, isBehind, finder, built: built.promise };
}

function counted(app: App, find: PartsFinder): PartsFinder {
  const counter = new Counter({
    name: 'part_lists_found_total',
    help: 'Lists of parts that were not kept, by where they were found: in memory, or in PostgreSQL.',
    labelNames: ['in'],
    registers: [app.metrics],
  });
  for (const place of ['memory', 'postgresql']) counter.inc({ in: place }, 0);
  return async (filter, page) => {
    const found = await find(filter, page);
    counter.inc({ in: found ? 'memory' : 'postgresql' });
    return found;
  };
}

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
