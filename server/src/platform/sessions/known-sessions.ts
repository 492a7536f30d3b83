// Sessions a process has read, good until people change or the session runs out: whoever asks for them looks at the change log first (docs/decisions/0007).
import { limits } from '@outrigger/contract';
import type { Changes } from '../change-log/changes.ts';
import type { FoundSession } from './sessions.reads.ts';

/** A session rests on sessions, users, companies and their rights, which the log calls people. */
const GROUND = { parts: new Float64Array(), topics: ['people'] };
const IDLE_SECONDS = limits.idleMinutes * 60;
/** As long a session may go unnoted. */
const DROWSY_SECONDS = 30;
/** As many are remembered; those who come after are read again. */
const MOST = 10_000;

interface Known {
  session: FoundSession;
  /** The position of the changes up to which it is right. */
  since: number;
  lastSeenAt: number;
}

/** The sessions of one process by the hash of their token; times are seconds by the clock of the database. */
export class KnownSessions {
  private readonly changes: Changes;
  private readonly known = new Map<string, Known>();

  constructor(changes: Changes) {
    this.changes = changes;
  }

  /** Whether one is remembered; whether it is still right, `find` tells. */
  has(hash: string): boolean {
    return this.known.has(hash);
  }

  /** Takes in what was read as of the present position of the changes. */
  put(sessions: readonly FoundSession[]): void {
    if (this.known.size + sessions.length > MOST) this.known.clear();
    const since = this.changes.position;
    for (const session of sessions) this.known.set(session.hash, { session, since, lastSeenAt: session.lastSeenAt });
  }

  /** The session as it is now; null where it must be read again. To be asked once the changes are taken in. */
  find(hash: string, now: number): FoundSession | null {
    const known = this.known.get(hash);
    if (!known) return null;
    const isOver = known.session.expiresAt <= now || known.lastSeenAt <= now - IDLE_SECONDS;
    if (isOver || this.changes.isTouched(GROUND, known.since)) {
      this.known.delete(hash);
      return null;
    }
    known.since = this.changes.position;
    return known.session;
  }

  /** Those of these sessions whose use should be noted; they count as noted from now on. */
  drowsy(hashes: readonly string[], now: number): number[] {
    return hashes.flatMap((hash) => {
      const known = this.known.get(hash);
      if (!known || known.lastSeenAt >= now - DROWSY_SECONDS) return [];
      known.lastSeenAt = now;
      return [known.session.sessionId];
    });
  }
}
