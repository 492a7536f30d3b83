// One verdict of fit for one part on one machine, wherever it is asked: small books by chance, read through production's own app (product §5).
import { calls, rowsOfList, type FitReason, type PartRow, type Proof, type Verdict } from '@outrigger/contract';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeSubAccount } from '../identity/identity.make.ts';
import { type Buyer, makeBuyer, newKey, orderOf } from '../orders/orders.make.ts';
import { makePart } from '../parts/parts.make.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { bestFit } from './verdict/fit.rules.ts';
import { fittingParts, unsaidOf, verdictOf as verdictFromMemory } from './fitting-parts.ts';
import { readListed } from './listed.reads.ts';
import { makeLine, makeMachine, makeModel } from '../machines/machines.make.ts';
import {
  type Book,
  book,
  builtOf,
  choicesOf,
  instead,
  isBuilt,
  PARTS,
  reached,
  verdictOf,
  wantedOf,
  wantedOfRow,
} from './book/small-books.make.ts';

const { machinePartList, fitOfParts, goodsForMachine, machineDetail, machinesOfPart } = calls.machines;
const { makeOrder, orderInfo } = calls.orders;
let it: TestShop;
let buyer: Buyer;
let apart: string;
let warehouseId: number;

beforeAll(async () => {
  it = await testShop();
  buyer = await makeBuyer(it.shop.db, { credit: { limitMinor: 900_000_000 } });
  ({ warehouseId } = await makePart(it.shop.db));
  apart = (await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] })).token;
});

interface Made {
  book: Book;
  hostId: number;
  parts: { id: number; code: string }[];
}

let count = 0;

async function make(given: Book): Promise<Made> {
  const { db } = it.shop;
  const key = `OV-${process.pid.toString(36)}-${(count += 1)}`.toUpperCase();
  const [model, other] = await Promise.all([makeModel(db), makeModel(db)]);
  const parts = await db<{ id: number; code: string }[]>`
    with made as (
      insert into parts (code, name_en, weight_grams) select ${key} || '-' || n, 'One verdict ' || n, 100 from generate_series(0, ${PARTS - 1}::int) n
      returning id, code
    ), priced as (
      insert into prices (part_id, price_list_id, amount_minor)
      select made.id, l.id, 100 from made join price_lists l on l.is_base and l.currency = 'USD'
    ), stocked as (
      insert into stock_levels (part_id, warehouse_id, on_hand) select made.id, ${warehouseId}, 100 from made
    ) select id, code from made order by code`;
  const idOf = (at: number) => parts[at]?.id ?? 0;
  const steps = given.steps.map(({ old, next, mode, isTwoWay }) => ({
    old: idOf(old),
    next: idOf(next),
    mode,
    isTwoWay,
  }));
  await db`
    insert into supersessions (old_part_id, successor_code, new_part_id, mode, is_two_way)
    select s.old, p.code, s.next, s.mode, s."isTwoWay"
    from jsonb_to_recordset(${db.json(steps)}) as s (old bigint, next bigint, mode text, "isTwoWay" boolean) join parts p on p.id = s.next`;
  for (const [at, { part, itemNo, range, rule }] of given.lines.entries()) {
    // Every row prints words of its own, so that what is quoted tells which row it is of.
    const printed = `row ${at}`;
    const says =
      range === null
        ? {}
        : range === 'other'
          ? { printed, ordinals: '{[0,900)}', schemeId: other.schemeId }
          : { printed, ordinals: range };
    await makeLine(db, model, { partId: idOf(part), itemNo, ...says, ...(rule ? { rule } : {}) });
  }
  const { hostId } = await makeMachine(db, model, {
    ordinal: given.ordinal,
    asBuilt: given.asBuilt,
    options: given.hasOption ? ['ONEVERDICT'] : [],
    asBuiltParts: given.asBuilt === 'none' ? [] : given.built.map(idOf),
  });
  await it.ask(machineDetail, { hostId }, { token: buyer.token });
  return { book: given, hostId, parts };
}

type Told = { verdict: Verdict; proof: Proof; reason: FitReason };

async function checkList({ book, hostId, parts }: Made): Promise<void> {
  const { result } = await it.ask(machinePartList, { hostId }, { token: buyer.token });
  const listed = rowsOfList(result);
  const wholes = await it.ask(fitOfParts, { hostId, ids: parts.map(({ id }) => id).join(',') }, { token: buyer.token });
  const told = new Map(wholes.result.map((one) => [one.partId, one]));
  for (const [at, { id }] of parts.entries()) {
    const whole = told.get(id) as Told;
    expect(whole.verdict).toBe(wantedOf(book, at));
    checkSameWords(
      whole,
      listed.filter((row) => row.partId === id),
    );
    checkReason({ book, hostId, parts }, { at, told: whole, lines: book.lines });
  }
  for (const itemNo of ['1', '2']) {
    const lines = book.lines.filter((one) => one.itemNo === itemNo);
    const rows = listed.filter((row) => row.itemNo === itemNo);
    expect(rows.map((row) => row.verdict)).toEqual(lines.map((one) => wantedOfRow(book, one)));
    for (const [n, row] of rows.entries()) {
      const at = lines[n]?.part ?? 0;
      const whole = told.get(row.partId)?.verdict;
      expect(row.verdict === 'fits' || row.fitsAt !== undefined).toBe(whole === 'fits');
      expect(row.verdict === 'fits' && row.fitsAt !== undefined).toBe(false);
      const own = lines.filter((one, other) => other === n || one.part !== at);
      checkReason({ book, hostId, parts }, { at, told: row, lines: own });
      if (row.fitsAt) checkPlace({ book, hostId, parts }, at, row.fitsAt);
    }
  }
}

/** The whole machine is told of a part what its best row says: with the same reason, and quoting the same row. */
function checkSameWords({ verdict, proof, reason }: Told, rows: readonly Told[]): void {
  const whole = { verdict, proof, reason };
  const own = rows.map((row) => ({ verdict: row.verdict, proof: row.proof, reason: row.reason }));
  // Where another item says more of the part than all of its own, its rows lead there.
  if (own.some((row) => row.verdict === verdict)) expect(bestFit(own)).toEqual(whole);
}

/** Which of one's machines take a part says the same as the machine says of the part. */
async function checkFleet({ hostId, parts }: Made): Promise<void> {
  const ids = parts.map(({ id }) => id).join(',');
  const wholes = await it.ask(fitOfParts, { hostId, ids }, { token: buyer.token });
  for (const { partId, verdict, proof, reason } of wholes.result) {
    const whole = { verdict, proof, reason };
    const code = parts.find(({ id }) => id === partId)?.code ?? '';
    const { result } = await it.ask(machinesOfPart, { code }, { token: buyer.token });
    const told = result.items.map(({ verdict, proof, reason }) => ({ verdict, proof, reason }));
    const isTold = whole.verdict !== 'doesNotFit' && whole.reason.name !== 'noRecord';
    expect(told).toEqual(isTold ? [whole] : []);
  }
}

/** A part that fits by another's row alone says so, and names one whose row it fits. */
function checkReason(
  { book, parts }: Made,
  { at, told, lines }: { at: number; told: Told; lines: Book['lines'] },
): void {
  const fitting = lines.filter((one) => instead(book, at).has(one.part) && verdictOf(book, at, one) === 'fits');
  const isByOther = told.verdict === 'fits' && !isBuilt(book, at) && fitting.every((one) => one.part !== at);
  expect(told.reason.name === 'replacesFitting').toBe(isByOther);
  const recorded = builtOf(book, at);
  const isNew = recorded.length > 0 && !recorded.includes(at);
  expect([told.reason.name === 'asBuilt', told.reason.name === 'replacesAsBuilt']).toEqual([
    recorded.includes(at),
    isNew,
  ]);
  if (isNew) expect(recorded.map((one) => parts[one]?.code)).toContain(told.reason.replaces);
  if (told.reason.name === 'oneOfReplacing')
    expect(choicesOf(book, at).map((one) => parts[one]?.code)).toContain(told.reason.replaces);
  if (told.proof === 'asBuilt') expect(told.reason.printed).toBeNull();
  if (isByOther) expect(fitting.map((one) => parts[one.part]?.code)).toContain(told.reason.replaces);
}

function checkPlace({ book, parts }: Made, at: number, { itemNo, partCode }: NonNullable<PartRow['fitsAt']>): void {
  const named = book.lines.filter((one) => one.itemNo === itemNo && parts[one.part]?.code === partCode);
  expect(named.some((one) => instead(book, at).has(one.part) && verdictOf(book, at, one) === 'fits')).toBe(true);
}

/** "Only what fits" among the parts of the shop, beside the verdict of each. */
async function checkSearch({ book, hostId, parts }: Made): Promise<void> {
  const { result } = await it.ask(goodsForMachine, { hostId, only: 'fits', pageSize: 100 }, { token: apart });
  const listed = result.items.map((item) => item.id).toSorted((a, b) => a - b);
  expect(listed).toEqual(parts.filter((_, at) => wantedOf(book, at) === 'fits').map(({ id }) => id));
}

/** From memory, as search tells it of hits, beside what is read of each. */
async function checkFromMemory({ book, hostId, parts }: Made): Promise<void> {
  const { shop } = it;
  await shop.responseCache.catchUp();
  const judged = await fittingParts({ readDb: shop.db, shop } as SignedInContext, hostId);
  const ids = parts.map(({ id }) => id);
  const listed = await readListed(shop.db, judged ? unsaidOf(judged, ids) : []);
  const told = ids.map((id) => judged && verdictFromMemory(judged, id, listed.has(id)));
  expect(told).toEqual(parts.map((_, at) => wantedOf(book, at)));
}

/** One order of all parts that lead to one part at most: its lines carry the verdict of what is sold. */
async function checkOrder(made: readonly Made[]): Promise<void> {
  const wanted = new Map<string, Verdict>();
  const lines = made.flatMap(({ book, hostId, parts }) =>
    parts.flatMap(({ code }, at) => {
      wanted.set(code, wantedOf(book, at));
      return canBeOrdered(book, at) ? [{ code, qty: 1, hostId }] : [];
    }),
  );
  const { result, reason } = await it.ask(makeOrder, orderOf(buyer, lines), { token: buyer.token, key: newKey() });
  expect(reason).toBeUndefined();
  const order = await it.ask(orderInfo, { orderNo: result.orderNo }, { token: buyer.token });
  const told = order.result.lines.map((one) => [one.code, one.verdict] as const);
  expect(told.length).toBeGreaterThan(0);
  expect(told).toEqual(told.map(([code]) => [code, wanted.get(code)]));
}

// Nobody can say which of several successors is meant.
const canBeOrdered = ({ steps }: Book, part: number): boolean =>
  [...reached(part, (at) => steps.filter(({ old }) => old === at).map(({ next }) => next))].every(
    (at) => steps.filter(({ old }) => old === at).length < 2,
  );

test('product §5 list, part, search, cart and order say the same of a part on a machine', async () => {
  let judged = 0;
  const books = fc.array(book, { minLength: 10, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(books, async (given) => {
      const made = await Promise.all(given.map(make));
      for (const one of made) {
        await checkList(one);
        await checkFleet(one);
        await checkSearch(one);
        await checkFromMemory(one);
      }
      await checkOrder(made);
      judged += made.length;
    }),
    { numRuns: 20, endOnFailure: true },
  );
  expect(judged).toBe(200);
}, 240_000);
