// Leaving a session that ended by itself (product §3): that is no signing out, so what waits to be sent waits for the same person.
import { dropSession, session } from '../client/session/session.ts';

/** Puts away what the cart has not sent yet; without the network to load what does it, it waits where it stands. */
export async function putAwayCart(): Promise<void> {
  await import('../features/cart/waiting-cart.ts').then(
    async ({ sealCart }) => await sealCart(),
    () => undefined,
  );
}

/** Leaves a session that the server has ended. */
export async function leaveEndedSession(): Promise<void> {
  const ended = session.get()?.token;
  await putAwayCart();
  // Another tab may have signed somebody in meanwhile, which is no session to leave.
  if (session.get()?.token === ended) dropSession();
}
