// Asks every connection what a shop is asked most, so that no visitor waits for it to be planned and its pages fetched (quality 12).
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../caller.ts';
import type { SignedInContext } from '../context.ts';
import type { Shop } from '../shop.ts';
import { readAnyCompany } from './warm-up.reads.ts';

/** Does what a call does for a question of its own, and answers nothing. */
export type WarmUp = (context: SignedInContext) => Promise<void>;

/** Questions on their way at a time; few, so that a visitor who comes meanwhile finds a connection. */
const AT_A_TIME = 2;
/** Connections take questions in turn, so that after this many nearly each has planned nearly everything. */
const ROUNDS = 6;

/** Goes through the warmUps of all mounted calls; one that fails is left out, and nobody waits for any. */
export async function warmUpCalls(app: FastifyInstance, shop: Shop): Promise<void> {
  const context = await contextOf(app, shop);
  if (!context) return;
  // The first look at the changes ends all that was kept before it: then the first visitor would make it anew.
  await shop.responseCache.catchUp().catch((error) => app.log.debug({ err: error }, 'the changes were not looked at'));
  const attempt = (warmUp: WarmUp) =>
    warmUp(context).catch((error) => app.log.debug({ err: error }, 'a warm-up failed'));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const warmUp of app.warmUps) {
      // A closing app has no connections to warm.
      if (!app.server.listening) return;
      await Promise.all(Array.from({ length: AT_A_TIME }, () => attempt(warmUp)));
    }
  }
}

// Somebody of a company who may see prices asks most; nobody is signed in for it, so that no call can be reached by it.
async function contextOf(app: FastifyInstance, shop: Shop): Promise<SignedInContext | null> {
  const companyId = await readAnyCompany(shop.readDb).catch(() => null);
  if (companyId === null) return null;
  const caller: Caller = {
    sessionId: 0,
    userId: 0,
    email: '',
    role: 'main',
    companyId,
    companyStatus: 'approved',
    permissions: [2],
    officeRoles: [],
    isAccess: true,
    loginType: 'user',
    scope: 'full',
    currency: 'USD',
  };
  const { db, readDb } = shop;
  return {
    caller,
    language: 'en',
    currency: 'USD',
    requestId: 'warmUp',
    ip: '',
    agent: '',
    db,
    readDb,
    shop,
    log: app.log,
  };
}
