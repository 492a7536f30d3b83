// What changed in the catalogue, as one process knows it: told with every request.
import type { ChangeRow, Look } from './changes.reads.ts';

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

/** How many changes are remembered; an answer older than these counts as touched. */
const REMEMBERED = 8192;
/** The log is kept for longer than this, so a process that looked within it has missed nothing. */
const LONGEST_PAUSE_MS = 3_600_000;
/** Topics of the log from which indexes of parts are kept fresh. */
const OF_PARTS: ReadonlySet<string> = new Set(['parts', 'listed']);
/** Before any transaction. */
const BEGINNING = '0';

/** The changes of one process; positions count up with each change. */
export class Changes {
  /** Changes seen so far. */
  position = 0;
  /** Of these the ones of parts, their texts, and their places in lists, or of nobody knows what. */
  partsPosition = 0;
  private forgotten = 0;
  private recent: Change[] = [];
  private seen: ReadonlySet<number> = new Set();
  /** Where the next look begins. */
  horizon = BEGINNING;
  private today = '';
  private lookedAt = Number.NEGATIVE_INFINITY;

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

  /** Takes in what a look from the present horizon on found; `began` is when it was asked, by the process's own clock. */
  takeIn({ rows, horizon, today }: Look, began: number): void {
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
    if (!change.parts || OF_PARTS.has(change.topic)) this.partsPosition += 1;
    this.recent.push(change);
    if (this.recent.length <= REMEMBERED * 2) return;
    this.recent = this.recent.slice(REMEMBERED);
    this.forgotten += REMEMBERED;
  }
}

function changeOf({ topic, subject }: ChangeRow): Change {
  // Where a part stands in lists is told to the index of lists; kept answers hear of prices and of the catalogue.
  if (subject === '' || topic === 'listed') return { topic, parts: [] };
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
