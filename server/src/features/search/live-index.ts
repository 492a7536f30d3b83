// The search index of one process: built in a worker, kept fresh by notices and by a look every few seconds (product §5 Search).
import { Worker } from 'node:worker_threads';
import type { Db } from '../../platform/db/db.ts';
import type { Log } from '../../platform/log.ts';
import { readColumns } from './column-rows.reads.ts';
import { ColumnsBuilder } from './engine/part-columns.ts';
import { PartEngine } from './engine/part-engine.ts';
import {
  buffersOf,
  findDoc,
  isSegment,
  openSegment,
  type PartSegment,
  PartSegmentBuilder,
  type PartSegmentData,
} from './engine/part-segment.ts';
import { type PartChange, readChangedIds, readNow, readPartChanges, streamIndexedParts } from './index-rows.reads.ts';

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
  /** Whether parts changed that the engine does not know yet; it then begins to take them in, and nobody waits for it. */
  isBehind(): Promise<boolean>;
  /** What the index takes in memory, 0 until it is ready. */
  bytes(): number;
  fresh(): Promise<void>;
  stop(): Promise<void>;
}

const LOOK_MS = 3000;
const MOST_CHANGED = 20_000;

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
    isBehind: () => state.isBehind(),
    bytes: () => (state.engine ? state.bytes : 0),
    fresh: () => state.look(),
    async stop() {
      clearInterval(timer);
      await listener.unlisten().catch(() => {});
      await state.stop();
    },
  };
}

const namedIn = ({ named }: PartChange): number[] => (named === '' ? [] : named.split(',').map(Number));

class IndexState {
  engine: PartEngine | null = null;
  private main: PartSegment | null = null;
  private builtSince = new Date(0);
  bytes = 0;
  private horizon = '0';
  private seen: ReadonlySet<number> = new Set();
  /** Parts whose prices or places in lists changed since the build; their own rows may be as they were. */
  private moved = new Set<number>();
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

  async isBehind(): Promise<boolean> {
    if (!this.engine) return true;
    const { rows } = await readPartChanges(this.options.db, this.horizon);
    const isBehind = rows.some((row) => !this.seen.has(row.id));
    if (isBehind) void this.look();
    return isBehind;
  }

  private async lookOnce(): Promise<void> {
    const { rows, horizon } = await readPartChanges(this.options.db, this.horizon);
    const news = rows.filter((row) => !this.seen.has(row.id));
    if (!this.main || news.some((row) => row.isAll)) await this.rebuild();
    else if (news.length > 0) await this.takeIn(news.flatMap(namedIn));
    this.seen = new Set(rows.map((row) => row.id));
    this.horizon = horizon;
  }

  private async rebuild(): Promise<void> {
    const since = await readNow(this.options.db);
    this.main = await this.open();
    this.builtSince = since;
    this.moved = new Set();
    await this.takeIn([]);
  }

  private async takeIn(moved: readonly number[]): Promise<void> {
    if (!this.main) return;
    for (const id of moved) this.moved.add(id);
    const stamped = await readChangedIds(this.options.db, this.builtSince);
    const changed = new Set([...stamped, ...this.moved]);
    if (changed.size > MOST_CHANGED) {
      this.builtSince = await readNow(this.options.db);
      this.main = await this.open();
      this.moved = new Set();
      this.engine = new PartEngine(this.main, null, new Set());
      return;
    }
    this.engine = new PartEngine(this.main, await this.readSome([...changed]), changed);
  }

  private async readSome(ids: readonly number[]): Promise<PartSegment> {
    const builder = new PartSegmentBuilder();
    await streamIndexedParts(this.options.db, ids, (part) => builder.add(part));
    const data = builder.pack();
    const columns = new ColumnsBuilder((id) => findDoc(data, id));
    await readColumns(this.options.db, ids, columns);
    return openSegment({ ...data, columns: columns.pack() });
  }

  private async open(): Promise<PartSegment> {
    const data = await this.build();
    this.bytes = buffersOf(data).reduce((sum, buffer) => sum + buffer.byteLength, 0);
    return openSegment(data);
  }

  private build(): Promise<PartSegmentData> {
    return new Promise((resolve, reject) => {
      const worker = new Worker(new URL('./build-worker.ts', import.meta.url), {
        workerData: this.options.databaseUrl,
      });
      this.worker = worker;
      // Node itself posts messages in the worker's name first where the shop is watched for changed sources.
      worker.on('message', (message: unknown) => {
        if (isSegment(message)) resolve(message);
      });
      worker.once('error', reject);
      worker.once('exit', (code) => reject(new Error(`the search index's worker ended with ${code}`)));
    });
  }
}
