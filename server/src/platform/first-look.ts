// What nearly every request asks of the database first: who is behind its token, and what changed in the catalogue.
import { Changes } from './answers/changes.ts';
import { readChanges } from './answers/changes.reads.ts';
import type { Caller } from './caller.ts';
import type { Db } from './db/db.ts';
import { oneAtATime } from './db/one-at-a-time.ts';
import { readFirst } from './first-look.reads.ts';
import { type FoundSession, findSessions } from './sessions/sessions.reads.ts';
import { keepAwake } from './sessions/sessions.store.ts';
import { hashOf } from './sessions/token.ts';

/** Gives the caller behind a token, or null where no live session stands behind it. */
export type Authenticate = (token: string) => Promise<Caller | null>;

/** Either the hash of a token, or null for the changes. */
type Asked = string | null;

/** The first look of one process; every answer comes from the database, never from a cache, and requests that come together share one question for both. */
export class FirstLook {
  /** The changes as far as they were looked at. */
  readonly changes = new Changes();
  private readonly db: Db;
  private readonly look = oneAtATime((asked: readonly Asked[]) => this.answer(asked));
  private readonly askForChanges: () => Promise<unknown>;

  /** The change log is read where the answers are read, so that a lagging replica is right about itself. */
  constructor(db: Db, readDb: Db) {
    this.db = db;
    const alone = oneAtATime(() => this.readChangesOf(readDb));
    this.askForChanges = db === readDb ? () => this.look(null) : () => alone(null);
  }

  /** Who is behind a token, with today's rights. */
  readonly authenticate: Authenticate = async (token) => {
    const hash = hashOf(token).toString('hex');
    return (await this.look(hash)).get(hash) ?? null;
  };

  /** Takes in every change that was committed before this call; rejects where the database does not answer. */
  async catchUp(): Promise<void> {
    await this.askForChanges();
  }

  private async answer(asked: readonly Asked[]): Promise<Map<string, FoundSession>> {
    const hashes = [...new Set(asked)].filter((hash) => hash !== null);
    const found = await this.ask(hashes, asked.includes(null));
    const drowsy = found.filter((session) => session.isDrowsy).map((session) => session.sessionId);
    // Noted beside the next question, which need not wait for it.
    if (drowsy.length > 0) void keepAwake(this.db, drowsy).catch(() => {});
    return new Map(found.map((session) => [session.hash, session]));
  }

  private async ask(hashes: string[], withChanges: boolean): Promise<FoundSession[]> {
    if (!withChanges) return await findSessions(this.db, hashes);
    const began = performance.now();
    const { sessions, look } = await readFirst(this.db, hashes, this.changes.horizon);
    this.changes.takeIn(look, began);
    return sessions;
  }

  private async readChangesOf(db: Db): Promise<void> {
    const began = performance.now();
    this.changes.takeIn(await readChanges(db, this.changes.horizon), began);
  }
}
