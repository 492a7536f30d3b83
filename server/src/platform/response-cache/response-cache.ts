// Answers kept in memory until something they rest on changes; the longest unused go first (stack.md: HTTP; docs/decisions/0007).
import type { SessionAndChanges } from '../sessions/session-and-changes.ts';
import type { Ground } from '../change-log/changes.ts';

/** Something made, what it weighs, and what it rests on; all of it rests on the catalogue's texts. */
export interface Made<T> {
  value: T;
  bytes: number;
  /** The parts whose price or stock it shows. */
  parts?: Iterable<number>;
  /** Topics of the change log any change of which may change it. */
  topics?: readonly string[];
  /** False for what must be made anew each time. */
  isKept?: boolean;
}
/** How the keeping goes. */
export interface CacheFigures {
  hits: number;
  misses: number;
  entries: number;
  bytes: number;
}

interface Entry extends Ground {
  value: unknown;
  bytes: number;
  /** The position of the changes before it was made, later moved to where it was last found good. */
  since: number;
}
interface Making {
  since: number;
  made: Promise<unknown>;
}

/** What an entry weighs beyond its value: key, map, arrays. */
const OVERHEAD_BYTES = 300;

/** The kept answers of one process; bounded in bytes, and 0 keeps nothing. */
export class ResponseCache {
  private readonly look: Pick<SessionAndChanges, 'changes' | 'catchUp'>;
  private readonly most: number;
  private readonly entries = new Map<string, Entry>();
  private readonly keyOf = new WeakMap<object, string>();
  private readonly making = new Map<string, Making>();
  private readonly count = { hits: 0, misses: 0, bytes: 0 };

  constructor(look: Pick<SessionAndChanges, 'changes' | 'catchUp'>, mostBytes: number) {
    this.look = look;
    this.most = mostBytes;
  }

  /** To be awaited once in a request before `getOrMake`: from then on nothing is given that an earlier commit has overtaken. */
  catchUp(): Promise<void> {
    return this.most > 0 ? this.look.catchUp() : Promise.resolve();
  }

  /** Whether there is room for anything. */
  get keepsAny(): boolean {
    return this.most > 0;
  }

  /** What is kept under the key and still good, asked after `catchUp`; null where nothing is. */
  peek<T>(key: string): T | null {
    return this.keepsAny ? ((this.findUnder(key)?.value ?? null) as T | null) : null;
  }

  /** What is kept under the key, or what `make` makes; whoever asks at the same moment shares it. What throws is not kept. */
  async getOrMake<T>(key: string, make: () => Promise<Made<T>>): Promise<T> {
    if (this.most === 0) return (await make()).value;
    const found = this.findUnder(key);
    if (found) return found.value as T;
    const since = this.look.changes.position;
    const running = this.making.get(key);
    // One that began before the latest change may have read what was before it.
    if (running?.since === since) return (await running.made) as T;
    return await this.begin(key, make);
  }

  /** The same for what takes long to make: one making goes at a time, and whoever asks meanwhile waits for it, or where a change overtook it for the next. */
  async getOrMakeAlone<T>(key: string, make: () => Promise<Made<T>>): Promise<T> {
    if (this.most === 0) return (await make()).value;
    const asked = this.look.changes.position;
    for (;;) {
      const found = this.findUnder(key);
      if (found) return found.value as T;
      const running = this.making.get(key);
      if (!running) return await this.begin(key, make);
      if (running.since >= asked) return (await running.made) as T;
      // What began before is mostly good still; of its failing hears who asked for it.
      await running.made.catch(() => {});
    }
  }

  /** Counts what from now on is kept beside a kept value, such as its compressed form. */
  grow(value: object, bytes: number): void {
    const key = this.keyOf.get(value);
    const entry = key === undefined ? undefined : this.entries.get(key);
    if (entry?.value !== value) return;
    entry.bytes += bytes;
    this.count.bytes += bytes;
    this.makeRoom();
  }

  /** Whether a value is kept. */
  holds(value: object): boolean {
    const key = this.keyOf.get(value);
    return key !== undefined && this.entries.get(key)?.value === value;
  }

  /** Whether a kept value is still good, asked after `catchUp`; it then counts as found. */
  find(value: object): boolean {
    const key = this.keyOf.get(value);
    return key !== undefined && this.holds(value) && this.findUnder(key) !== null;
  }

  /** For metrics and measurements. */
  figures(): CacheFigures {
    return { ...this.count, entries: this.entries.size };
  }

  private findUnder(key: string): Entry | null {
    const entry = this.entries.get(key);
    const isGood = entry && !this.look.changes.isTouched(entry, entry.since);
    this.count[isGood ? 'hits' : 'misses'] += 1;
    if (!entry) return null;
    this.drop(key, entry);
    if (!isGood) return null;
    entry.since = this.look.changes.position;
    this.store(key, entry);
    return entry;
  }

  private async begin<T>(key: string, make: () => Promise<Made<T>>): Promise<T> {
    const since = this.look.changes.position;
    const made = this.makeAndStore(key, make, since);
    const mine = { since, made };
    this.making.set(key, mine);
    try {
      return await made;
    } finally {
      if (this.making.get(key) === mine) this.making.delete(key);
    }
  }

  private async makeAndStore<T>(key: string, make: () => Promise<Made<T>>, since: number): Promise<T> {
    const { value, bytes, parts = [], topics = [], isKept } = await make();
    if (isKept === false) return value;
    const sorted = Float64Array.from(new Set(parts)).sort();
    const entry = {
      value,
      topics,
      since,
      parts: sorted,
      bytes: bytes + key.length * 2 + sorted.byteLength + OVERHEAD_BYTES,
    };
    const old = this.entries.get(key);
    // A later making that was done sooner is not put aside for this one.
    if (old && old.since > since) return value;
    if (old) this.drop(key, old);
    if (entry.bytes <= this.most / 8) this.store(key, entry);
    this.makeRoom();
    return value;
  }

  private store(key: string, entry: Entry): void {
    this.entries.set(key, entry);
    if (typeof entry.value === 'object' && entry.value !== null) this.keyOf.set(entry.value, key);
    this.count.bytes += entry.bytes;
  }

  private drop(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.count.bytes -= entry.bytes;
  }

  private makeRoom(): void {
    for (const [key, entry] of this.entries) {
      if (this.count.bytes <= this.most) return;
      this.drop(key, entry);
    }
  }
}
