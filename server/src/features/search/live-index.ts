// The search index of one process: built in a worker, kept fresh by notices and by a look every few seconds (product §5 Search).
import { Worker } from 'node:worker_threads';
import type { Db } from '../../platform/db/db.ts';
import type { Log } from '../../platform/log.ts';
import { PartEngine } from './engine/part-engine.ts';
import { openSegment, type PartSegment, PartSegmentBuilder, type PartSegmentData } from './engine/part-segment.ts';
import { readChangedIds, readNow, readPartChanges, streamIndexedParts } from './index-rows.reads.ts';

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
  fresh(): Promise<void>;
  stop(): Promise<void>;
}

const LOOK_MS = 3000;
const MOST_CHANGED = 20_000;

/** Starts building; searches go to PostgreSQL until the first build is there. */
export async function startLiveIndex(options: LiveIndexOptions): Promise<LiveIndex> {
  const state = new IndexState(options);
  const listener = await options.db.listen('changes', (about) => {
    if (about === 'parts') void state.look();
  });
  const timer = setInterval(() => void state.look(), options.lookEveryMs ?? LOOK_MS).unref();
  void state.look();
  return {
    engine: () => state.engine,
    fresh: () => state.look(),
    async stop() {
      clearInterval(timer);
      await listener.unlisten().catch(() => {});
      await state.stop();
    },
  };
}

class IndexState {
  engine: PartEngine | null = null;
  private main: PartSegment | null = null;
  private builtSince = new Date(0);
  private seen = 0;
  private worker: Worker | null = null;
  private looking: Promise<void> | null = null;
  private isAskedAgain = false;
  private readonly options: LiveIndexOptions;

  constructor(options: LiveIndexOptions) {
    this.options = options;
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
    await this.worker?.terminate();
    await this.looking;
  }

  private async lookUntilDone(): Promise<void> {
    do {
      this.isAskedAgain = false;
      await this.lookOnce().catch((error) =>
        this.options.log.warn({ err: error }, 'the search index could not be refreshed'),
      );
    } while (this.isAskedAgain);
  }

  private async lookOnce(): Promise<void> {
    const { last, isAll } = await readPartChanges(this.options.db, this.seen);
    if (this.main && last === this.seen) return;
    if (!this.main || isAll) await this.rebuild();
    else await this.takeIn();
    this.seen = last;
  }

  private async rebuild(): Promise<void> {
    const since = await readNow(this.options.db);
    this.main = openSegment(await this.build());
    this.builtSince = since;
    await this.takeIn();
  }

  private async takeIn(): Promise<void> {
    if (!this.main) return;
    const changed = await readChangedIds(this.options.db, this.builtSince);
    if (changed.length > MOST_CHANGED) {
      this.builtSince = await readNow(this.options.db);
      this.main = openSegment(await this.build());
      this.engine = new PartEngine(this.main, null, new Set());
      return;
    }
    const builder = new PartSegmentBuilder();
    await streamIndexedParts(this.options.db, this.builtSince, (part) => builder.add(part));
    this.engine = new PartEngine(this.main, openSegment(builder.pack()), new Set(changed));
  }

  private build(): Promise<PartSegmentData> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./build-worker.ts', import.meta.url), {
        workerData: this.options.databaseUrl,
      });
      this.worker = worker;
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the search index's worker ended with ${code}`)));
    });
  }
}
