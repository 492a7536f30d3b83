// Who may open a route by what the server says now (spec §2): what this browser knows of somebody may be older than the approval.
import { session } from '../client/session/session.ts';
import { refreshProfile } from './current-user.ts';
import { type Decision, decide, type GuardedRow } from './guard.rules.ts';

/** With a network that does not answer what is known decides, and nobody waits for longer. */
const PATIENCE_MS = 4000;
const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));

/** By what is known here. */
export function decideByKnown(row: GuardedRow): Decision {
  const present = session.get();
  return decide(row, { user: present?.user, mustEnroll: present?.mustEnroll ?? false });
}

/** Nobody is turned away without the server having been asked. */
export async function decideByNow(row: GuardedRow): Promise<Decision> {
  const known = decideByKnown(row);
  if (known !== 'accessRestricted') return known;
  await Promise.race([refreshProfile().catch(() => undefined), patience()]);
  return decideByKnown(row);
}
