// Invoices and credit notes as files and lists (spec §4 invoice, §7 downloadInvoice; product §4, §7 Invoice).
import { calls, documentNo, type ListedDocument } from '@outrigger/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textsOfPdf } from '../../../test/pdf-text.ts';
import { lonelyDatabase } from '../../../test/database.ts';
import { openTestShop, type TestShop } from '../../../test/shop.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { makeAdministrator, makeSubAccount } from '../identity/identity.make.ts';
import { takeBackAtOnce } from '../orders/returns/take-back-at-once.ts';
import { lockOrder } from '../orders/life/order-moves.store.ts';
import { happen, makeBuyer, makeOrder, newKey } from '../orders/orders.make.ts';
import { tellSeller } from './documents.make.ts';
import { readDocument } from './facts/read-document.ts';

const { downloadInvoice, documentList, orderDocuments, officeInvoice, officeDocuments } = calls.documents;
let it: TestShop;
let alone: Awaited<ReturnType<typeof lonelyDatabase>>;
let desk: { token: string; userId: number };

beforeAll(async () => {
  // Alone, since other files tell who sells.
  alone = await lonelyDatabase();
  it = await openTestShop({ DATABASE_URL: alone.url });
  desk = await makeAdministrator(it.shop.db, ['orders']);
});
afterAll(async () => {
  await it.app.close();
  await alone.drop();
});

/** The text of a document as its reader gets it. */
async function textOf(token: string, input: Record<string, unknown>, call: typeof downloadInvoice = downloadInvoice) {
  const path = new URLSearchParams(input as Record<string, string>);
  const answer = await it.app.inject({ url: `/api${call.path}?${path.toString()}`, headers: { token } });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return { text: (await textsOfPdf(answer.rawPayload)).join(' '), name: answer.headers['content-disposition'] };
}

const numberOf = async (orderNo: string): Promise<number> =>
  (
    await it.shop.db<{ number: number }[]>`
    select i.number from invoices i join orders o on o.id = i.order_id where o.order_no = ${orderNo}`
  )[0]?.number ?? 0;

test('product §7 before the seller is told there is no invoice to download, and afterwards there is, as it stood then', async () => {
  const { orderNo, buyer, code } = await makeOrder(it);
  const asked = { orderNo };
  expect(await it.ask(downloadInvoice, asked, buyer)).toMatchObject({ status: 409, reason: 'sellerNotKnown' });
  await tellSeller(it.shop.db, { name: 'First Seller' });
  const { orderNo: laterNo } = await makeOrder(it, { buyer });
  await tellSeller(it.shop.db, { name: 'Second Seller' });
  await it.shop.db`update companies set name = 'Renamed', tax_number = 'NEW 1' where id = ${buyer.companyId}`;
  const first = await textOf(buyer.token, asked);
  expect(first.text).toContain(code);
  expect(first.text).toContain('First Seller');
  expect(first.text).not.toContain('Renamed');
  expect(first.name).toBe(`attachment; filename="${documentNo('invoice', await numberOf(orderNo))}.pdf"`);
  expect((await textOf(buyer.token, { orderNo: laterNo })).text).toContain('First Seller');
  const { orderNo: newest } = await makeOrder(it, { buyer });
  expect((await textOf(buyer.token, { orderNo: newest })).text).toContain('Second Seller');
  expect((await textOf(buyer.token, { orderNo: newest })).text).toContain('Renamed');
});

test('product §7 an invoice comes in the language of its order, or in the one asked for', async () => {
  await tellSeller(it.shop.db);
  const { orderNo, buyer, orderId } = await makeOrder(it);
  await it.shop.db`update invoices set language = 'fa' where order_id = ${orderId}`;
  expect((await textOf(buyer.token, { orderNo })).text).toContain('Facture');
  expect((await textOf(buyer.token, { orderNo, in: 'zh' })).text).toContain('发票');
});

test('spec §7 downloadInvoice is for who may see prices of the company, and for the parts desk', async () => {
  await tellSeller(it.shop.db);
  const { orderNo, buyer } = await makeOrder(it);
  const { db } = it.shop;
  const blind = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  const seeing = await makeSubAccount(db, buyer.companyId, { permissions: [2] });
  const blocked = await makeSubAccount(db, buyer.companyId, { permissions: [2], isAccess: false });
  const stranger = await makeBuyer(db);
  const ask = (token?: string) => it.ask(downloadInvoice, { orderNo }, token ? { token } : {});
  expect((await ask()).status).toBe(401);
  expect((await ask(blind.token)).status).toBe(403);
  expect((await ask(blocked.token)).status).toBe(403);
  expect((await ask(stranger.token)).reason).toBe('orderNotFound');
  expect((await ask(seeing.token)).status).toBe(200);
  expect((await ask(desk.token)).status).toBe(403);
  expect((await it.ask(officeInvoice, { orderNo }, desk)).status).toBe(200);
  expect((await it.ask(officeInvoice, { orderNo: 'OR999' }, desk)).reason).toBe('orderNotFound');
  const { orderNo: unpaid } = await makeOrder(it, { buyer, status: 'unpaid' });
  expect((await it.ask(downloadInvoice, { orderNo: unpaid }, buyer)).reason).toBe('documentNotFound');
  expect((await it.ask(officeInvoice, { orderNo: unpaid }, desk)).reason).toBe('documentNotFound');
});

test('product §7 cancel takes the whole invoice back, and the credit note says so', async () => {
  await tellSeller(it.shop.db);
  const { orderNo, buyer } = await makeOrder(it);
  await happen(it.shop.db, orderNo, {
    event: 'cancel',
    actor: 'office',
    userId: desk.userId,
    reason: 'Ordered twice.',
  });
  const [invoice, note, ...more] = (await it.ask(orderDocuments, { orderNo }, buyer)).result;
  expect([invoice?.kind, note?.kind, more]).toEqual(['invoice', 'creditNote', []]);
  expect(note?.total).toEqual(invoice?.total);
  const { text } = await textOf(buyer.token, { orderNo, creditNoteId: String(note?.creditNoteId) });
  const givenBack = 'What is still owed on your credit line is free again; what has been paid is store credit.';
  for (const said of [note?.documentNo, invoice?.documentNo, 'Ordered twice.', givenBack])
    expect(text.replaceAll(/\s+/g, ' ')).toContain(said);
  const { orderNo: other } = await makeOrder(it, { buyer });
  const asked = { orderNo: other, creditNoteId: note?.creditNoteId };
  expect((await it.ask(downloadInvoice, asked, buyer)).reason).toBe('documentNotFound');
});

test('spec §9 an accepted return is credited less the fee, with the pieces that came back alone', async () => {
  await tellSeller(it.shop.db);
  const { orderNo, buyer } = await makeOrder(it, { status: 'completed', quantity: 5 });
  await inTransaction(it.shop.db, async (trx) => {
    const locked = await lockOrder(trx, { orderNo, companyId: null });
    if (!locked) throw new RangeError('no order');
    await takeBackAtOnce(trx, locked, {
      lines: [{ lineNo: 1, quantity: 2 }],
      reason: 'Unopened.',
      userId: desk.userId,
    });
  });
  const documents = (await it.ask(officeDocuments, { orderNo }, desk)).result;
  const note = documents.find(({ kind }) => kind === 'creditNote');
  const [line] = (await it.ask(calls.orders.orderInfo, { orderNo }, buyer)).result.lines;
  expect(Number(note?.total?.amount)).toBeCloseTo(Number(line?.unitPrice?.amount) * 2 * 0.8, 2);
  const { text } = await textOf(buyer.token, { orderNo, creditNoteId: String(note?.creditNoteId) });
  expect(text).toContain('Restocking fee');
  expect(text).toContain('Granted as store credit.');
});

test('spec §9 the credit note of a return that was taken in part states what was taken, and the fee on that alone', async () => {
  const { db } = it.shop;
  await tellSeller(db);
  const { orderNo, buyer } = await makeOrder(it, { status: 'completed', quantity: 3 });
  const asked = { lines: [{ orderNo, lineNo: 1, quantity: 3 }], cause: 'notNeeded', reason: 'Three too many.' };
  const { returnNo } = (await it.ask(calls.returns.requestReturn, asked, { token: buyer.token, key: newKey() })).result;
  const taken = { returnNo, lines: [{ orderNo, lineNo: 1, taken: 1 }] };
  await it.ask(calls.returns.creditReturn, taken, { token: desk.token, key: newKey() });
  const documents = (await it.ask(officeDocuments, { orderNo }, desk)).result;
  const creditNoteId = documents.find(({ kind }) => kind === 'creditNote')?.creditNoteId ?? 0;
  const facts = await readDocument(db, { companyId: buyer.companyId, orderNo, creditNoteId }, 'en');
  expect(facts).toMatchObject({ lines: [{ quantity: 1, totalMinor: 1000 }], feeMinor: 200, totalMinor: 800 });
});

test('product §7 all documents of a company, by kind, day and number; without the price right packing lists alone', async () => {
  const { db } = it.shop;
  const buyer = await makeBuyer(db);
  const { orderNo, orderId } = await makeOrder(it, { buyer, status: 'inTransit' });
  await db`update orders set purchase_order_no = 'PO-77' where id = ${orderId}`;
  await db`update shipments set packing_list_no = ${`PL-${orderNo}`} where order_id = ${orderId}`;
  const { orderNo: canceled } = await makeOrder(it, { buyer, status: 'canceled' });
  await makeOrder(it);
  const list = async (input: Record<string, unknown>, token = buyer.token) =>
    (await it.ask(documentList, input, { token })).result;
  const all = await list({});
  const kinds = (items: ListedDocument[]) => items.map((one) => `${one.kind} ${one.orderNo}`).toSorted();
  const packed = all.items.filter(({ kind }) => kind === 'packingList').length;
  expect(packed).toBeGreaterThan(0);
  expect(all.total).toBe(3 + packed);
  expect(kinds((await list({ keyword: 'po-77' })).items)).toContain(`packingList ${orderNo}`);
  expect(kinds((await list({ kind: 'creditNote' })).items)).toEqual([`creditNote ${canceled}`]);
  // What is searched in SQL is written as it is printed.
  for (const one of all.items)
    expect((await list({ keyword: one.documentNo, kind: one.kind })).items).toContainEqual(one);
  expect((await list({ to: '2020-01-01' })).total).toBe(0);
  expect((await list({ page: 2, pageSize: 2 })).items).toHaveLength(Math.min(2, all.total - 2));
  const blind = await makeSubAccount(db, buyer.companyId, { permissions: [3] });
  const shown = await list({}, blind.token);
  expect(new Set(shown.items.map(({ kind }) => kind))).toEqual(new Set(['packingList']));
  expect(JSON.stringify(shown)).not.toContain('amount');
  const wrong = await it.ask(documentList, { from: '2026-02-02', to: '2026-02-01' }, buyer);
  expect(wrong.reason).toBe('dateRangeInvalid');
  const stranger = await makeBuyer(db);
  expect((await list({}, stranger.token)).total).toBe(0);
  expect((await it.ask(orderDocuments, { orderNo }, stranger)).reason).toBe('orderNotFound');
  expect((await it.ask(officeDocuments, { orderNo: 'OR999' }, desk)).reason).toBe('orderNotFound');
});
