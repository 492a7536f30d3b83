// Whose tokens hostile requests carry, on a shop with one of everything, and what stands for its ids.
import type { Call } from '@outrigger/contract';
import { makeAsk } from '@outrigger/server/test/ask.ts';
import { makeOneOfEach } from '@outrigger/server/test/asked-of-every-call.ts';
import {
  makeAdministrator,
  makeCompany,
  makeSubAccount,
} from '@outrigger/server/src/features/identity/identity.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import type { ScratchShop } from '../orders/scratch-shop.ts';
import type { Hints } from './sound-input.ts';

/** Callers of every kind, and names of what there is. */
export interface Victims {
  tokens: (call: Call) => readonly string[];
  hints: Hints;
  /** Opens sessions anew that were ended, and forgets counted tries: otherwise later requests were refused before anything of them is read. */
  renew: () => Promise<void>;
}

/** Makes them. */
export async function makeVictims({ apps, shops, db }: ScratchShop): Promise<Victims> {
  const [app, shop] = [apps[0], shops[0]];
  if (!app || !shop) throw new Error('There is no shop to attack.');
  const { tokenFor, needed } = await makeOneOfEach({ app, shop, ask: makeAsk(app) });
  const kinds = await strangersOfEachKind(db);
  const few = ['', 'x'.repeat(43), ...kinds];
  // Whoever may ask this, and owns what there is, comes as often as all others together.
  const tokens = (call: Call) => [...few, ...few.map(() => tokenFor(call))];
  return { tokens, hints: hintsFrom(needed), renew: () => renew(db) };
}

async function strangersOfEachKind(db: Db): Promise<string[]> {
  const { companyId, token } = await makeCompany(db);
  const buying = await makeSubAccount(db, companyId, { permissions: [1, 2, 3] });
  const looking = await makeSubAccount(db, companyId, { permissions: [] });
  const support = await makeAdministrator(db, ['support']);
  const binding = await makeSubAccount(db, companyId, { scope: 'bind' });
  return [token, buying.token, looking.token, support.token, binding.token];
}

async function renew(db: Db): Promise<void> {
  await db`update sessions set ended_at = null, ended_why = null, expires_at = now() + interval '1 day' where ended_at is not null`;
  await db`update users set status = 'active', is_access = true where status <> 'active' or not is_access`;
  await db`delete from counters`;
}

/** What the calls are asked with elsewhere, by the names of their fields. */
function hintsFrom(needed: Record<string, Record<string, unknown>>): Hints {
  const byName = Map.groupBy(
    Object.values(needed).flatMap((one) => Object.entries(one)),
    ([name]) => name,
  );
  return (key) => byName.get(key)?.map(([, value]) => value) ?? [];
}

/** The planted fault: a table is gone, so that whatever reads it meets an error of the database. */
export async function plantBrokenTable(db: Db): Promise<void> {
  await db`alter table favourites rename to favourites_gone`;
}
