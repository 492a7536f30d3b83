// The search index of one process: built in a worker, kept fresh by notices and by a look every few seconds (product §5 Search).
import type { Db } from '../../../../platform/db/db.ts';
import type { Log } from '../../../../platform/log.ts';
import { type Building, buildInWorker } from './build-in-worker.ts';
import { readColumns } from './column-rows.reads.ts';
import { ChangedParts } from '../changed-parts.ts';
import { PartEngine } from '../part-engine.ts';
import { buffersOf, openSegment, type PartSegment } from '../part-segment.ts';
import { LiveFigures } from './live-figures.ts';
import { type PartChange, readChangedIds, readPartChanges, streamIndexedParts } from './index-rows.reads.ts';
import { RetryPause } from './retry-pause.ts';
import { warmUp } from './warm-up.ts';

/** What a live index needs. */
export interface LiveIndexOptions {
  db: Db;
  /** Address for the worker's own connection. */
  databaseUrl: string;
  log: Log;
  lookEveryMs?: number;
}

/** The engine when it is ready, null until then; `fresh` waits until every change up to now is in. */
export interface LiveIndex {
  engine(): PartEngine | null;
  /** Figures by words or the beginning of a code, in the order of their codes; null while PostgreSQL is to find them. */
  figures(text: string, most: number): number[] | null;
  /** Whether parts or figures changed that the engine of this moment does not know; it then begins to take them in, and nobody waits for it. */
  isBehind(): Promise<boolean>;
  /** What the index takes in memory, 0 until it is ready. */
  bytes(): number;
  /** Over with the first build. */
  built: Promise<void>;
  fresh(): Promise<void>;
  stop(): Promise<void>;
}

const LOOK_MS = 3000;
/** As many changed parts are packed anew with each change, in about 0.2 s; more are built into the large segment. */
const MOST_CHANGED = 2000;

/** Starts building; searches go to PostgreSQL until the first build is there. */
export async function startLiveIndex(options: LiveIndexOptions): Promise<LiveIndex> {
  const state = new IndexState(options);
  const listener = await options.db.listen('changes', (about) => {
    if (about === 'parts' || about === 'listed') void state.look();
  });
  const timer = setInterval(() => void state.look(), options.lookEveryMs ?? LOOK_MS).unref();
  void state.look();
  return {
    engine: () => state.engine,
    figures: (text, most) => state.figures.find(text, most),
    isBehind: () => state.isBehind(),
    bytes: () => (state.engine ? state.bytes : 0),
    built: state.built.promise,
    fresh: () => state.look(),
    async stop() {
      clearInterval(timer);
      await listener.unlisten().catch(() => {});
      await state.stop();
    },
  };
}

/** What one look at the change log found. */
type Look = Awaited<ReturnType<typeof readPartChanges>>;

const namedIn = ({ named }: PartChange): number[] => (named === '' ? [] : named.split(',').map(Number));

const earliest = (moments: readonly (Date | null)[]): Date | null =>
  moments.reduce((first, one) => (first && (!one || first <= one) ? first : one), null);

class IndexState {
  engine: PartEngine | null = null;
  private main: PartSegment | null = null;
  bytes = 0;
  private horizon = '0';
  private seen: ReadonlySet<number> = new Set();
  /** Changes of figures that their index was built anew for; null before the first. */
  private heard: ReadonlySet<number> | null = null;
  /** Parts that changed since the build. */
  private changed = new ChangedParts();
  readonly built = Promise.withResolvers<void>();
  private readonly pause = new RetryPause();
  private building: Building | null = null;
  private looking: Promise<void> | null = null;
  private isAskedAgain = false;
  private isStopped = false;
  readonly figures: LiveFigures;
  private readonly options: LiveIndexOptions;

  constructor(options: LiveIndexOptions) {
    this.options = options;
    this.figures = new LiveFigures(options.databaseUrl, options.log);
  }

  /** Takes in what changed; a look asked for while one runs follows it. */
  look(): Promise<void> {
    this.isAskedAgain = this.looking !== null;
    this.looking ??= this.lookUntilDone().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.building?.stop();
    await this.figures.stop();
    await this.looking;
  }

  private async lookUntilDone(): Promise<void> {
    do {
      this.isAskedAgain = false;
      await this.lookOnce().catch((error) => {
        if (!this.isStopped) this.options.log.warn({ err: error }, 'the search index could not be refreshed');
      });
    } while (this.isAskedAgain && !this.isStopped);
  }

  async isBehind(): Promise<boolean> {
    if (!this.engine) return true;
    const { horizon, seen } = this;
    const { rows } = await readPartChanges(this.options.db, horizon);
    const isBehind = rows.some((row) => !seen.has(row.id));
    // A look under way may be building parts for long, and what it saw of figures is older.
    if (isBehind) this.hearOfFigures(rows, this.heard);
    if (isBehind) void this.look();
    return isBehind;
  }

  private async lookOnce(): Promise<void> {
    const { rows, horizon } = await readPartChanges(this.options.db, this.horizon);
    this.hearOfFigures(rows);
    const news = this.newsOf(rows);
    const isAllNew = !this.main || news.some((row) => row.isAll);
    const known = isAllNew ? null : await this.withNews(news, this.engine);
    const built = known ? null : await this.rebuild();
    if (!known && !built) return;
    const look = { rows, horizon };
    // What PostgreSQL or the engine before told meanwhile must not be gone again for a moment.
    if (built) await this.serveCaughtUp(built, look);
    else this.serve(known, look);
    this.built.resolve();
  }

  // Together, so that nobody hears of an engine that it knows what only the next one does.
  private serve(engine: PartEngine | null, { rows, horizon }: Look): void {
    this.engine = engine;
    this.seen = new Set(rows.map((row) => row.id));
    this.horizon = horizon;
  }

  private newsOf(rows: readonly PartChange[], seen: ReadonlySet<number> = this.seen): PartChange[] {
    return rows.filter((row) => !seen.has(row.id));
  }

  /** Serves a new engine with what was committed while it was built; as it is where the next look has to take that in. */
  private async serveCaughtUp(engine: PartEngine, look: Look): Promise<void> {
    const later = await readPartChanges(this.options.db, look.horizon).catch(() => look);
    // The next look may begin after these: a figure not heard of now would never be.
    this.hearOfFigures(later.rows, this.heard);
    const news = this.newsOf(later.rows, new Set(look.rows.map((row) => row.id)));
    const isAllNew = news.some((row) => row.isAll);
    const caughtUp = isAllNew ? null : await this.withNews(news, engine).catch(() => null);
    this.serve(caughtUp ?? engine, caughtUp ? later : look);
  }

  // A change that the parts have not taken in yet is read again with every look; figures are built once for it.
  private hearOfFigures(rows: readonly PartChange[], heardToo: ReadonlySet<number> | null = null): void {
    const ids = new Set(rows.flatMap((row) => (row.isFigures ? [row.id] : [])));
    if (!this.heard || !ids.isSubsetOf(this.heard)) void this.figures.renew();
    this.heard = heardToo ? ids.union(heardToo) : ids;
  }

  /** A new engine that does not serve yet; null while it waits to try again. */
  private async rebuild(): Promise<PartEngine | null> {
    if (!this.pause.isOver()) return null;
    let engine: PartEngine;
    try {
      this.main = await this.open();
      engine = new PartEngine(this.main, null, new Set());
      await warmUp(engine, this.main);
    } catch (error) {
      this.pause.fail();
      throw error;
    }
    this.pause.succeed();
    this.changed = new ChangedParts();
    return engine;
  }

  /** The engine with these changes; null where they are so many that all is to be built anew. */
  private async withNews(news: readonly PartChange[], engine: PartEngine | null): Promise<PartEngine | null> {
    const { main, changed } = this;
    const since = earliest(news.map((row) => row.stampedSince));
    const stamped = since ? await readChangedIds(this.options.db, since, MOST_CHANGED + 1) : [];
    const ids = [...new Set([...stamped, ...news.flatMap(namedIn)])];
    if (!main || changed.ids.union(new Set(ids)).size > MOST_CHANGED) return null;
    if (ids.length === 0) return engine;
    changed.begin(ids);
    await streamIndexedParts(this.options.db, ids, (part) => changed.add(part));
    await readColumns(this.options.db, ids, changed);
    return new PartEngine(main, changed.pack(), changed.ids);
  }

  private async open(): Promise<PartSegment> {
    if (this.isStopped) throw new Error('the search index was stopped');
    this.building = buildInWorker(new URL('./build-worker.ts', import.meta.url), this.options.databaseUrl);
    const data = await this.building.data;
    this.bytes = buffersOf(data).reduce((sum, buffer) => sum + buffer.byteLength, 0);
    return openSegment(data);
  }
}
