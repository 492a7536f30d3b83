// Who is signed in on this browser (spec §3 User state): token and user in stored entries, shared by all its tabs.
import { limits, type SignedInUser } from '@outrigger/contract';
import { followCurrency } from '../stored/preferences.ts';
import { signInAgainPutOff } from './sign-in-again.ts';
import { makeStore, type Store } from '../stored/store.ts';
import { clearStoredFor, storageOwner, storedEntry } from '../stored/stored.ts';
import { storedKey } from '../stored/stored-key.ts';
import { secretEntry } from '../stored/stored-secret.ts';

/** The signed-in state; `user` is undefined until the profile has been read. */
export interface Session {
  token: string;
  userId: number;
  user: SignedInUser | undefined;
  /** True while an administrator still has to enrol a second factor; the token passes nowhere else. */
  mustEnroll: boolean;
}

interface StoredToken {
  token: string;
  userId: number;
  isAdmin: boolean;
  mustEnroll: boolean;
}

const LIFETIME_MS = limits.sessionHours * 3_600_000;

function parseToken(content: unknown): StoredToken | undefined {
  if (typeof content !== 'object' || content === null) return undefined;
  const { token, userId, isAdmin, mustEnroll } = content as Partial<StoredToken>;
  if (typeof token !== 'string' || typeof userId !== 'number') return undefined;
  return { token, userId, isAdmin: isAdmin === true, mustEnroll: mustEnroll === true };
}

const tokenEntry = storedEntry({ name: 'session', owner: 'device', parse: parseToken, lifetimeMs: LIFETIME_MS });
// The person's name and company are only kept where they can be encrypted; elsewhere the profile is read anew.
const userEntry = secretEntry<SignedInUser>(
  {
    name: 'profile',
    owner: 'user',
    lifetimeMs: LIFETIME_MS,
    parse: (content) => (typeof content === 'object' && content !== null ? (content as SignedInUser) : undefined),
  },
  storedKey,
);

function fromStorage(): Session | undefined {
  const stored = tokenEntry.read();
  storageOwner.set(stored?.userId ?? 0);
  return stored && { token: stored.token, userId: stored.userId, user: undefined, mustEnroll: stored.mustEnroll };
}

/** The present session, undefined when nobody is signed in. */
export const session: Store<Session | undefined> = makeStore(fromStorage());

/** The value of the login-type header; the server only compares it with the session. */
export function loginType(): 'user' | 'admin' {
  return tokenEntry.read()?.isAdmin === true ? 'admin' : 'user';
}

/** Keeps a new sign-in and what it says about the person. */
export function beginSession(signedIn: { token: string; user: SignedInUser; mustEnroll: boolean }): void {
  const { token, user, mustEnroll } = signedIn;
  signInAgainPutOff.set(false);
  storageOwner.set(user.id);
  session.set({ token, userId: user.id, user, mustEnroll });
  tokenEntry.write({ token, userId: user.id, isAdmin: user.role === 'admin', mustEnroll });
  followCurrency(user.currency);
  void userEntry.write(user);
}

/** Takes over a freshly read profile; the currency follows it (spec §4). */
export function profileLoaded(user: SignedInUser): void {
  const present = session.get();
  if (!present || present.userId !== user.id) return;
  session.set({ ...present, user });
  followCurrency(user.currency);
  void userEntry.write(user);
}

/** The profile kept from the last visit, so that a page can show itself before the server answers. */
export async function recallProfile(): Promise<void> {
  const known = await userEntry.read();
  const present = session.get();
  if (known && present && !present.user && known.id === present.userId) session.set({ ...present, user: known });
}

/** Forgets the session and everything stored for the person (product §3), but for the entries `kept`. */
export function endSession(kept: readonly string[] = []): void {
  const userId = session.get()?.userId;
  signInAgainPutOff.set(false);
  session.set(undefined);
  tokenEntry.remove();
  if (userId !== undefined) clearStoredFor(userId, kept);
  storageOwner.set(0);
}

/** Ends a session the server has ended already; what was stored for the person waits for the next sign-in. */
export function dropSession(): void {
  userEntry.remove();
  session.set(undefined);
  tokenEntry.remove();
  storageOwner.set(0);
}

/** Grows whenever another tab signs in or out; what happens in this tab has changed `session` before storage tells of it. */
export const sessionChangedElsewhere: Store<number> = makeStore(0);

// Signing in or out in one tab is signing in or out in all of them.
tokenEntry.subscribe(() => {
  if (tokenEntry.read()?.token === session.get()?.token) return;
  session.set(fromStorage());
  sessionChangedElsewhere.set(sessionChangedElsewhere.get() + 1);
});
