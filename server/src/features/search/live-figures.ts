// The index of figures of one process: built anew in a worker when a figure changed, and until it is there PostgreSQL finds them (product §5 Search).
import type { Log } from '../../platform/log.ts';
import { type Building, buildInWorker } from './build-in-worker.ts';
import { openSegment, type PartSegment } from './engine/part-segment.ts';
import { namedIn } from './engine/passing-parts.ts';

/** Figures by code and words. */
export class LiveFigures {
  private segment: PartSegment | null = null;
  private building: Building | null = null;
  private isStopped = false;
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

  /** Forgets what it knows and builds it anew; what is asked for meanwhile takes the place of a build under way. */
  async renew(): Promise<void> {
    this.segment = null;
    void this.building?.stop();
    if (this.isStopped) return;
    const building = buildInWorker(new URL('./figures-worker.ts', import.meta.url), this.databaseUrl);
    this.building = building;
    try {
      const segment = openSegment(await building.data);
      if (this.building === building) this.segment = segment;
    } catch (error) {
      const isGivenUp = this.isStopped || this.building !== building;
      if (!isGivenUp) this.log.warn({ err: error }, 'the index of figures could not be built; PostgreSQL finds them');
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.building?.stop();
  }
}
