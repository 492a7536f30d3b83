// Whether the second factor was enrolled here and its recovery codes not kept yet: known over a reload, since enrolling cannot begin again.
import { beginSession, session } from '../../../client/session/session.ts';
import { storedEntry } from '../../../client/stored/stored.ts';
import type { SignedIn } from '../identity.data.ts';

// By its token, so that a factor that was reset later is enrolled like a first one.
const enrolledToken = storedEntry({
  name: 'enrolled',
  owner: 'user',
  parse: (content) => (typeof content === 'string' ? content : undefined),
});

/** Keeps the full session of who has just enrolled, on the way to the office still. */
export function rememberEnrolled({ token, user }: SignedIn): void {
  beginSession({ token, user, mustEnroll: true });
  enrolledToken.write(token);
}

/** True where the present session is one that has enrolled. */
export const wasEnrolled = (): boolean => enrolledToken.read() === session.get()?.token;
