// Product §2: a call says whether it writes. What reads needs no database that can be written, and goes on while the shop is read-only (quality 5).
// Each answer, given or refused, has the security headers (quality 11).
import { type Call, calls } from '@outrigger/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type AskedOfEach, makeOneOfEach, rows } from './asked-of-every-call.ts';
import { expectCompleteHeaders } from './complete-headers.ts';
import { lonelyDatabase } from './database.ts';
import { openTestShop, type TestShop } from './shop.ts';

/** A shop whose disk is full, and what may be asked of it. */
type Full = { it: TestShop; asked: AskedOfEach };

/** The one that could still write. */
let full: Full;
/** The one whose database takes no writes either, and be they beside an answer. */
let fixed: Full;
let drop: () => Promise<void>;

beforeAll(async () => {
  full = await fill(await openTestShop());
  const lonely = await lonelyDatabase();
  drop = lonely.drop;
  const filled = await fill(await openTestShop({ DATABASE_URL: lonely.url }));
  const { db } = filled.it.shop;
  const [at] = await db<{ name: string }[]>`select current_database() as name`;
  // For connections that begin from now on.
  await db`alter database ${db(at?.name ?? '')} set default_transaction_read_only = on`;
  fixed = { it: await openTestShop({ DATABASE_URL: lonely.url }), asked: filled.asked };
  for (const { it } of [full, fixed]) vi.spyOn(it.shop.disk, 'isReadOnly').mockReturnValue(true);
});
afterAll(() => drop());

const fill = async (it: TestShop): Promise<Full> => ({ it, asked: await makeOneOfEach(it) });
const ask = ({ it, asked }: Full, name: string, call: Call) =>
  it.ask(call, asked.needed[name] ?? {}, { token: asked.tokenFor(call) });

describe.each(rows.filter(([, call]) => !call.writes))('product §2 %s reads', (name, call) => {
  test('it answers where nothing can be written', async () => {
    const answer = await ask(fixed, name, call);
    expect(answer).toMatchObject({ status: 200 });
    expectCompleteHeaders(answer.headers, name);
  });
});

// What an enrolling or binding session alone may ask is refused to everybody else before the disk is looked at.
const isForOthers = ({ access }: Call) => access === 'enrolling' || access === 'binding';
const writing = rows.filter(([, call]) => call.writes && !call.needsNoRoom && !isForOthers(call));

describe.each(writing)('quality 5 %s writes', (name, call) => {
  test('it is refused while the disk is full', async () => {
    const answer = await ask(full, name, call);
    expect(answer).toMatchObject({ status: 503, reason: 'readOnly' });
    expectCompleteHeaders(answer.headers, name);
  });
});

test('quality 5 signing out needs no room: a full disk keeps nobody signed in', async () => {
  const { logout, profile } = calls.identity;
  const { it, asked } = full;
  const token = asked.tokenFor(profile);
  expect((await it.ask(profile, {}, { token })).status).toBe(200);
  expect((await it.ask(logout, {}, { token })).status).toBe(200);
  expect((await it.ask(profile, {}, { token })).status).toBe(401);
});

test('product §2 openapi.json says of every call whether it writes', async () => {
  const { paths } = (await full.it.app.inject({ url: '/api/openapi.json' })).json();
  for (const [name, call] of rows)
    expect(paths[`/api${call.path}`][call.method.toLowerCase()]['x-writes'], name).toBe(call.writes);
});
