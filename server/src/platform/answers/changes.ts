// What changed in the catalogue, as one process knows it: asked of the database with every request, many requests by one question.
import type { Db } from '../db/db.ts';
import { type ChangeRow, readChanges } from './changes.reads.ts';

/** What an answer rests on: the parts whose price or stock it shows, in ascending order, and topics as a whole. */
export interface Ground {
  parts: Float64Array;
  topics: readonly string[];
}

interface Change {
  topic: string;
  /** Null touches everything. */
  parts: readonly number[] | null;
}
interface Waiting {
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** How many changes are remembered; an answer older than these counts as touched. */
const REMEMBERED = 8192;
/** The log is kept for longer than this, so a process that looked within it has missed nothing. */
const LONGEST_PAUSE_MS = 3_600_000;
/** Before any transaction. */
const BEGINNING = '0';

/** The changes of one process; positions count up with each change. */
export class Changes {
  /** Changes seen so far. */
  position = 0;
  private forgotten = 0;
  private recent: Change[] = [];
  private seen: ReadonlySet<number> = new Set();
  private horizon = BEGINNING;
  private today = '';
  private lookedAt = Number.NEGATIVE_INFINITY;
  private waiting: Waiting[] = [];
  private isLooking = false;
  private readonly db: Db;

  /** Reads the log where the answers are read, so that a lagging replica is right about itself. */
  constructor(db: Db) {
    this.db = db;
  }

  /** Takes in everything that was committed before this call; rejects where the database does not answer. */
  catchUp(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      if (this.isLooking) return;
      this.isLooking = true;
      setImmediate(() => void this.lookWhileAsked());
    });
  }

  /** Whether something since a position touches what an answer rests on. */
  isTouched(ground: Ground, since: number): boolean {
    if (since < this.forgotten) return true;
    for (let at = since - this.forgotten; at < this.recent.length; at += 1) {
      const change = this.recent[at];
      if (!change?.parts || ground.topics.includes(change.topic)) return true;
      if (change.parts.some((part) => holds(ground.parts, part))) return true;
    }
    return false;
  }

  // One question at a time: a request that comes while one is on its way belongs to the next, which then answers many.
  private async lookWhileAsked(): Promise<void> {
    while (this.waiting.length > 0) {
      const asked = this.waiting;
      this.waiting = [];
      try {
        await this.look();
        for (const one of asked) one.resolve();
      } catch (error) {
        for (const one of asked) one.reject(error);
      }
    }
    this.isLooking = false;
  }

  private async look(): Promise<void> {
    const began = performance.now();
    const { rows, horizon, today } = await readChanges(this.db, this.horizon);
    // Another day, another cluster behind the address, or a pause longer than the log: nothing kept can be trusted.
    const isBroken =
      today !== this.today || BigInt(horizon) < BigInt(this.horizon) || began - this.lookedAt > LONGEST_PAUSE_MS;
    if (isBroken) this.take({ topic: 'everything', parts: null });
    else for (const row of rows) if (!this.seen.has(row.id)) this.take(changeOf(row));
    this.seen = new Set(rows.map((row) => row.id));
    this.horizon = horizon;
    this.today = today;
    this.lookedAt = began;
  }

  private take(change: Change): void {
    this.position += 1;
    this.recent.push(change);
    if (this.recent.length <= REMEMBERED * 2) return;
    this.recent = this.recent.slice(REMEMBERED);
    this.forgotten += REMEMBERED;
  }
}

function changeOf({ topic, subject }: ChangeRow): Change {
  if (subject === '') return { topic, parts: [] };
  if (subject === null || !/^\d+(,\d+)*$/.test(subject)) return { topic, parts: null };
  return { topic, parts: subject.split(',').map(Number) };
}

function holds(sorted: Float64Array, wanted: number): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === wanted;
}
