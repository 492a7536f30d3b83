// Why the last session of this browser ended, for its other tabs: they come to the login by themselves and should not wonder (spec §4).
import { storedEntry } from '../stored/stored.ts';

/** Signed out by a press, or by inactivity. */
export type EndedWhy = 'out' | 'idle';

/** Tabs hear of the end at once; what is older belongs to another session. */
const LIFETIME_MS = 60_000;

/** Written before the session is removed. */
export const endedWhy = storedEntry<EndedWhy>({
  name: 'ended-why',
  owner: 'device',
  lifetimeMs: LIFETIME_MS,
  parse: (content) => (content === 'out' || content === 'idle' ? content : undefined),
});
