// Leaving a session that ended by itself (product §3): that is no signing out, so what waits to be sent waits for the same person.
import { dropSession, session } from '../client/session/session.ts';
import { isAnythingWaiting } from './waiting-mark.ts';

const loadCart = () => import('../features/cart/waiting-cart.ts');
const loadEntries = () => import('./waiting-entries.ts');
const leaveIt = () => undefined;

/** Fetches ahead what puts away: whoever leaves lines, hearts and orders waiting is often without a network by then. */
export function fetchWhatPutsAway(): void {
  void loadCart().catch(leaveIt);
  void loadEntries().catch(leaveIt);
}

/** Puts away what has not been sent yet; without the network to load what does it, it waits where it stands. */
export async function putAwayUnsent(): Promise<void> {
  await Promise.all([
    loadCart().then(async ({ sealCart }) => await sealCart(), leaveIt),
    loadEntries().then(async ({ sealEntries }) => await sealEntries(), leaveIt),
  ]);
}

/** Takes back what waits beside the cart, before a screen of the same person asks for it. */
export async function takeBackWaiting(): Promise<void> {
  if (isAnythingWaiting()) await loadEntries().then(async ({ unsealEntries }) => await unsealEntries(), leaveIt);
}

/** Leaves a session that the server has ended. */
export async function leaveEndedSession(): Promise<void> {
  const ended = session.get()?.token;
  await putAwayUnsent();
  // Another tab may have signed somebody in meanwhile, which is no session to leave.
  if (session.get()?.token === ended) dropSession();
}
