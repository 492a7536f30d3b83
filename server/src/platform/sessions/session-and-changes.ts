// What nearly every request asks of the database first: who is behind its token, and what changed in the catalogue.
import { Changes } from '../change-log/changes.ts';
import { readChanges } from '../change-log/changes.reads.ts';
import type { Caller } from '../caller.ts';
import type { Db } from '../db/db.ts';
import { coalesced } from '../db/coalesce.ts';
import { readSessionAndChanges } from './session-and-changes.reads.ts';
import { KnownSessions } from './known-sessions.ts';
import { type FoundSession, findSessions } from './sessions.reads.ts';
import { keepAwake } from './sessions.store.ts';
import { hashOf } from './token.ts';

/** Gives the caller behind a token, or null where no live session stands behind it. */
export type Authenticate = (token: string) => Promise<Caller | null>;

/** Either a token, or null for the changes alone. */
type TokenOrNone = string | null;

/** The first look of one process; every answer rests on a question to the database that began after it was asked for, and requests that come together share one. */
export class SessionAndChanges {
  /** The changes as far as they were looked at. */
  readonly changes = new Changes();
  private readonly db: Db;
  private readonly look = coalesced((asked: readonly TokenOrNone[]) => this.answer(asked));
  /** The same changes, or those of the database that holds the sessions where the catalogue is read from another. */
  private readonly people: Changes;
  private readonly sessions: KnownSessions;
  private readonly askForChanges: () => Promise<unknown>;

  /** The change log is read where the answers are read, so that a lagging replica is right about itself. */
  constructor(db: Db, readDb: Db) {
    this.db = db;
    const alone = coalesced(() => this.readChangesOf(readDb));
    this.people = db === readDb ? this.changes : new Changes();
    this.sessions = new KnownSessions(this.people);
    this.askForChanges = db === readDb ? () => this.look(null) : () => alone(null);
    this.authenticateAndCatchUp = db === readDb ? this.authenticate : (token) => this.askBoth(token);
  }

  /** Who is behind a token, with today's rights. */
  readonly authenticate: Authenticate = async (token) => (await this.look(token)).get(token) ?? null;

  /** The same once every change is taken in: by one question where one database answers both. */
  readonly authenticateAndCatchUp: Authenticate;

  /** Takes in every change that was committed before this call; rejects where the database does not answer. */
  async catchUp(): Promise<void> {
    await this.askForChanges();
  }

  private async askBoth(token: string): Promise<Caller | null> {
    const [caller] = await Promise.all([this.authenticate(token), this.catchUp()]);
    return caller;
  }

  private async answer(asked: readonly TokenOrNone[]): Promise<Map<string, FoundSession>> {
    // Many may come with one token: it is hashed once.
    const tokens = [...new Set(asked)].filter((token) => token !== null);
    const tokenOf = new Map(tokens.map((token) => [hashOf(token).toString('hex'), token]));
    const found = await this.sessionsOf([...tokenOf.keys()]);
    return new Map(found.map((session) => [tokenOf.get(session.hash) ?? '', session]));
  }

  // The log tells of people too: a session is read when it is first seen, and again when the log says that it may be another.
  private async sessionsOf(hashes: readonly string[]): Promise<FoundSession[]> {
    const began = performance.now();
    const unknown = hashes.filter((hash) => !this.sessions.has(hash));
    const { sessions, look } = await readSessionAndChanges(this.db, unknown, this.people.horizon);
    this.people.takeIn(look, began);
    const isNew = new Set(unknown);
    const known = hashes.filter((hash) => !isNew.has(hash));
    const right = known.flatMap((hash) => this.sessions.find(hash, look.now) ?? []);
    const overtaken = known.filter((hash) => !this.sessions.has(hash));
    const read = overtaken.length > 0 ? [...sessions, ...(await findSessions(this.db, overtaken))] : sessions;
    this.sessions.put(read);
    const drowsy = this.sessions.drowsy(hashes, look.now);
    // Noted beside the next question, which need not wait for it.
    if (drowsy.length > 0) void keepAwake(this.db, drowsy).catch(() => {});
    // Not what is remembered: remembering some may forget others.
    return [...right, ...read];
  }

  private async readChangesOf(db: Db): Promise<void> {
    const began = performance.now();
    this.changes.takeIn(await readChanges(db, this.changes.horizon), began);
  }
}
