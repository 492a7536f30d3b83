// Asks for what belongs to another company, and for what does not exist: the answers must be the same to the letter (quality 9, product §4).
import { randomUUID } from 'node:crypto';
import { makePart } from '@outrigger/server/src/features/parts/parts.make.ts';
import { type Buyer, makeBuyer } from '@outrigger/server/src/features/orders/orders.make.ts';
import type { Db } from '@outrigger/server/src/platform/db/db.ts';
import { orderBody, place } from '../orders/place.ts';
import type { ScratchShop } from '../orders/scratch-shop.ts';
import type { Claim } from '../orders/verdict.ts';
import { type Owned, type OwnedCall, ownedCalls } from './owned-calls.ts';

type App = ScratchShop['apps'][number];
type Ids = Record<Owned, (string | number)[]>;

const SIDE_BY_SIDE = 16;
/** Ids as they are made, and given to nobody. */
const NOWHERE: Record<Owned, string | number> = {
  order: '',
  address: 987_654_321,
  device: 987_654_321,
  subAccount: 987_654_321,
  list: 987_654_321,
  file: 987_654_321,
  notice: 987_654_321,
  return: '',
};

/** Who asks, what strangers own, and how many of each were asked for. */
export interface Strangers {
  own: Buyer;
  code: string;
  partId: number;
  ids: Ids;
}

/** A buyer who asks, and strangers with so many orders, addresses, devices, sub-accounts, lists, files, notices and returns in all. */
export async function makeStrangers({ db, apps }: ScratchShop, count: number): Promise<Strangers> {
  const own = await makeBuyer(db);
  const stranger = await makeBuyer(db, { credit: null });
  const each = Math.ceil(count / Object.keys(NOWHERE).length);
  const part = await makePart(db, { stock: 10 * each });
  const order: string[] = [];
  const body = orderBody(stranger.addressId, [{ code: part.code, qty: 1 }], 'wallet');
  const placeOn = async (app: App) => {
    while (order.length < each) {
      const { orderNo } = await place(app, { token: stranger.token, body });
      if (orderNo === undefined) throw new Error('a stranger could not order');
      order.push(orderNo);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, at) => placeOn(apps[at % apps.length] as App)));
  const ids = {
    order,
    address: await copyAddress(db, stranger, each),
    device: await makeDevices(db, stranger, each),
    subAccount: await makePeople(db, stranger, each),
    list: await makeLists(db, stranger, each),
    file: await makeFiles(db, stranger, each),
    notice: await makeNotices(db, stranger, each),
    return: await makeReturns(db, stranger, each),
  };
  return { own, code: part.code, partId: part.partId, ids };
}

async function copyAddress(db: Db, { addressId }: Buyer, count: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    insert into addresses (company_id, full_name, country, state, city, postal_code, address, telephone, calling_code)
    select company_id, full_name, country, state, city, postal_code, address, telephone, calling_code
    from addresses, generate_series(1, ${count}::int) where id = ${addressId} returning id`;
  return rows.map(({ id }) => id);
}

async function makeDevices(db: Db, { userId }: Buyer, count: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    insert into sessions (token_hash, user_id, login_type)
    select sha256(convert_to('stranger ' || n, 'UTF8')), ${userId}, 'user' from generate_series(1, ${count}::int) n returning id`;
  return rows.map(({ id }) => id);
}

async function makePeople(db: Db, { companyId }: Buyer, count: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    insert into users (company_id, role, email, username)
    select ${companyId}, 'sub', 'stranger-' || n || '@example.test', 'A. Stranger' from generate_series(1, ${count}::int) n
    returning id`;
  return rows.map(({ id }) => id);
}

async function makeLists(db: Db, { companyId, userId }: Buyer, count: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    insert into saved_lists (company_id, owner_id, name, is_shared)
    select ${companyId}, ${userId}, 'List ' || n, true from generate_series(1, ${count}::int) n returning id`;
  return rows.map(({ id }) => id);
}

async function makeFiles(db: Db, { companyId, userId }: Buyer, count: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    insert into files (company_id, user_id, store_key, name, media_type, size_bytes, sha256, purpose)
    select ${companyId}, ${userId}, 'upload/stranger-' || n, 'photo.webp', 'image/webp', 1, sha256('x'::bytea), 'picture'
    from generate_series(1, ${count}::int) n returning id`;
  return rows.map(({ id }) => id);
}

async function makeNotices(db: Db, { companyId }: Buyer, count: number): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    insert into notices (audience, company_id, name_en, body_en, released_at)
    select 'company', ${companyId}, 'Notice ' || n, 'Text', now() from generate_series(1, ${count}::int) n returning id`;
  return rows.map(({ id }) => id);
}

async function makeReturns(db: Db, { companyId, userId }: Buyer, count: number): Promise<string[]> {
  const rows = await db<{ returnNo: string }[]>`
    insert into returns (company_id, currency, reason, requested_by)
    select ${companyId}, 'USD', 'Not needed', ${userId} from generate_series(1, ${count}::int) returning return_no`;
  return rows.map(({ returnNo }) => returnNo);
}

/** What the rest of an input needs where the id alone is not enough. */
const restOf = ({ own, code, partId }: Strangers): Parameters<typeof ownedCalls>[0] => {
  const lines = [{ code, qty: 1 }];
  const ordering = { lines, shipMode: 'together' };
  const address = { country: 'US', state: 'TX', city: 'Houston', postalCode: '77002', address: '1 Main Street' };
  return {
    updateAddress: { ...address, fullName: 'A. Stranger', telephone: '7135550161', callingCode: '+1' },
    logisticFee: ordering,
    shipBatchList: { ...ordering, addressId: own.addressId },
    reportReceipt: { orderNo: 'OR00', lineNo: 1, problem: 'short', quantity: 1 },
    makeOrder: { ...ordering, paymentMethod: 'wallet' },
    stockAssign: { lines: `${code}*1` },
    rejectOrder: { reason: 'Not needed' },
    accountModify: { permissions: [3] },
    reportRow: { partId, kind: 'quantity' },
    addToList: { lines },
    saveList: { name: 'Mine', isShared: false, lines: [] },
  };
};

/** Asks each id of one of the calls that take it, in turn, and the same call for what does not exist. */
export async function askStrangers({ apps }: ScratchShop, strangers: Strangers): Promise<Claim[]> {
  const { owned, unknown } = ownedCalls(restOf(strangers));
  const found = { asked: 0, different: new Set<string>(), unread: new Set<string>(), passed: new Set<string>() };
  const questions = questionsOf(owned, strangers.ids);
  const askOn = async (app: App) => {
    for (let next = questions.next(); !next.done; next = questions.next()) {
      const { one, id } = next.value;
      const theirs = await answerTo(app, { one, id, token: strangers.own.token });
      const nobodys = await answerTo(app, { one, id: unusedLike(id, one.of), token: strangers.own.token });
      found.asked += 1;
      if (theirs.text !== nobodys.text) found.different.add(one.name);
      if (theirs.reason === 'invalidContent') found.unread.add(one.name);
      if (theirs.status < 400) found.passed.add(one.name);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, at) => askOn(apps[at % apps.length] as App)));
  const total = Object.values(strangers.ids).flat().length;
  return [
    { says: "strangers' ids asked for", wanted: total, found: found.asked },
    { says: 'calls that answer otherwise than for what does not exist', wanted: [], found: [...found.different] },
    { says: 'calls that let a stranger in', wanted: [], found: [...found.passed] },
    { says: 'calls refused before the id was looked at', wanted: [], found: [...found.unread] },
    { says: 'fields of which nobody has said whose they are', wanted: [], found: unknown },
  ];
}

function* questionsOf(owned: readonly OwnedCall[], ids: Ids): Generator<{ one: OwnedCall; id: string | number }> {
  for (const [of, all] of Object.entries(ids)) {
    const takers = owned.filter((one) => one.of === of);
    for (const [at, id] of all.entries()) {
      const one = takers[at % takers.length];
      if (one) yield { one, id };
    }
  }
}

// A number of the same form; its last digits are those of no order or return of this shop.
const unusedLike = (id: string | number, of: Owned): string | number =>
  of === 'order' || of === 'return'
    ? String(id).replace(/\d{4}$/, (digits) => String(9999 - Number(digits)).padStart(4, '0')) + '9'
    : NOWHERE[of];

type Question = { one: OwnedCall; id: string | number; token: string };

async function answerTo(app: App, { one, id, token }: Question) {
  const { call } = one;
  const input = one.inputFor(id);
  const isBody = call.method === 'POST';
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const answer = await app.inject({
    method: call.method,
    url: `/api${path}`,
    headers: { token, 'currency-name': 'USD', 'idempotency-key': randomUUID() },
    ...(isBody ? { payload: input } : { query: input as Record<string, string> }),
  });
  const { reason } = answer.json<{ result: { reason?: string } | null }>().result ?? {};
  return { status: answer.statusCode, reason, text: withoutNumber(answer.body, id) };
}

// A refusal may repeat the number it was asked for, and nothing else.
const withoutNumber = (text: string, id: string | number): string =>
  typeof id === 'string' ? text.replaceAll(id, '(number)') : text;

/** The planted fault: as if the company were not in the WHERE, one of each that a stranger owns counts as the caller's. */
export async function plantShared(db: Db, { own, ids }: Strangers): Promise<void> {
  await db.begin(async (trx) => {
    // What hangs on the order still says whose it was.
    await trx`set local session_replication_role = replica`;
    await trx`update orders set company_id = ${own.companyId} where order_no = ${ids.order[0] ?? ''}`;
    await trx`update addresses set company_id = ${own.companyId} where id = ${ids.address[0] ?? 0}`;
    await trx`update users set company_id = ${own.companyId} where id = ${ids.subAccount[0] ?? 0}`;
    await trx`update saved_lists set company_id = ${own.companyId}, owner_id = ${own.userId} where id = ${ids.list[0] ?? 0}`;
    await trx`update files set company_id = ${own.companyId}, user_id = ${own.userId} where id = ${ids.file[0] ?? 0}`;
    await trx`update notices set company_id = ${own.companyId} where id = ${ids.notice[0] ?? 0}`;
    await trx`update returns set company_id = ${own.companyId} where return_no = ${ids.return[0] ?? ''}`;
    await trx`update sessions set user_id = ${own.userId} where id = ${ids.device[0] ?? 0}`;
  });
}
