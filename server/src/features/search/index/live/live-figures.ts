// The index of figures of one process: built anew in a worker when a figure changed, and until it is there PostgreSQL finds them (product §5 Search).
import type { Log } from '../../../../platform/log.ts';
import { type Building, buildInWorker } from './build-in-worker.ts';
import { openSegment, type PartSegment } from '../part-segment.ts';
import { namedIn } from '../lists/list-filter.ts';
import { RetryPause } from './retry-pause.ts';

/** Figures by code and words. */
export class LiveFigures {
  private segment: PartSegment | null = null;
  private building: Building | null = null;
  private isStopped = false;
  private again: NodeJS.Timeout | undefined;
  private readonly pause = new RetryPause();
  private readonly databaseUrl: string;
  private readonly log: Log;

  constructor(databaseUrl: string, log: Log) {
    this.databaseUrl = databaseUrl;
    this.log = log;
  }

  /** The first figures whose names hold words that begin so or whose code does, in the order of their codes; null while PostgreSQL is to find them. */
  find(text: string, most: number): number[] | null {
    const { segment } = this;
    if (!segment) return null;
    return namedIn(segment, text)
      .slice(0, most)
      .map((doc) => segment.ids[doc] ?? 0);
  }

  /** Forgets what it knows and builds it anew; what is asked for meanwhile takes the place of a build under way, and a build that failed is tried again. */
  async renew(): Promise<void> {
    this.segment = null;
    clearTimeout(this.again);
    void this.building?.stop();
    if (this.isStopped) return;
    const building = buildInWorker(new URL('./figures-worker.ts', import.meta.url), this.databaseUrl);
    this.building = building;
    try {
      const segment = openSegment(await building.data);
      if (this.building !== building) return;
      this.segment = segment;
      this.pause.succeed();
    } catch (error) {
      if (this.isStopped || this.building !== building) return;
      this.log.warn({ err: error }, 'the index of figures could not be built; PostgreSQL finds them');
      this.again = setTimeout(() => void this.renew(), this.pause.fail()).unref();
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.again);
    await this.building?.stop();
  }
}
