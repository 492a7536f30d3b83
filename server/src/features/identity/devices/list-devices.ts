// The browsers in which the person is signed in (product §3).
import type { calls, ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { browserName } from './browser-name.ts';
import { readLiveSessions } from './devices.reads.ts';

type Devices = ResultOf<typeof calls.devices.devices>;

/** The one that asks comes first, then those last used. */
export async function listDevices(context: SignedInContext): Promise<Devices> {
  const { sessionId, userId } = context.caller;
  const sessions = await readLiveSessions(context.db, userId);
  const devices = sessions.map(({ id, userAgent, address, since, lastSeen }) => ({
    id,
    ...browserName(userAgent),
    address,
    isSameAddress: address === context.ip,
    since: since.toISOString(),
    lastSeen: lastSeen.toISOString(),
    isThis: id === sessionId,
  }));
  return devices.toSorted((one, other) => Number(other.isThis) - Number(one.isThis));
}
