// What came short or damaged: reported by line, settled by the desk, its photo seen by whom it concerns (product §7).
import { calls } from '@outrigger/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { uploadFile } from '../../../../test/multipart.ts';
import type { Message } from '../../../platform/outside/message.ts';
import { tellSeller } from '../../documents/documents.make.ts';
import { readDocument } from '../../documents/facts/read-document.ts';
import { makeCompany, makeSubAccount } from '../../identity/identity.make.ts';
import { makeOrder, newKey } from '../orders.make.ts';
import { asDesk, type AtDesk, detailOf, openAtDesk, send } from '../ship/shipping.make.ts';
import { mailReceipt } from './mail-receipt.ts';
import { RECEIPT_MAIL_JOB } from './receipt-mail-job.ts';

const { receipt } = calls;
let it: AtDesk;
beforeAll(async () => {
  it = await openAtDesk();
});

type Ordered = Awaited<ReturnType<typeof makeOrder>>;

/** Reports one torn seal of the order's one line unless told otherwise. */
const report = ({ orderNo, buyer }: Ordered, given = {}, token = buyer.token) => {
  const said = { orderNo, lineNo: 1, problem: 'damaged' as const, quantity: 1, note: 'The seal is torn' };
  return it.ask(receipt.reportReceipt, { ...said, ...given }, { token, key: newKey() });
};

/** An order of two pieces that has left. */
async function makeSent(): Promise<Ordered> {
  const order = await makeOrder(it);
  await send(it, order.orderNo);
  return order;
}

const documentOf = async (token: string) =>
  (await uploadFile(it, { token, name: 'torn.txt', bytes: Buffer.from('The seal is torn') })).fileId;

const inQueue = async (orderNo: string) =>
  (await it.ask(calls.queue.officeQueue, { kind: 'receipt', pageSize: 100 }, asDesk(it))).result.items.find(
    ({ key }) => key === orderNo,
  );

/** What a report's mail to somebody says. */
async function mailOf(orderNo: string, to: 'desk' | 'reporter' | 'main') {
  const [job] = await it.shop.db<{ facts: Record<string, unknown> }[]>`
    select j.facts from outbox j join receipt_reports r on r.id = (j.facts ->> 'reportId')::bigint join orders o on o.id = r.order_id
    where j.job = ${RECEIPT_MAIL_JOB} and o.order_no = ${orderNo} and j.facts ->> 'to' = ${to} order by j.id desc limit 1`;
  const sent: Message[] = [];
  const messenger = { send: async (message: Message) => void sent.push(message) };
  await mailReceipt({ ...it.shop, messenger }, job?.facts ?? {});
  return sent[0];
}

describe('product §7 what came short or damaged', () => {
  test('is refused before it has left, beyond what has left, and of lines, files and orders of nobody here', async () => {
    const order = await makeOrder(it);
    const { orderNo, code } = order;
    expect((await report(order)).reason).toBe('tooManyPieces');
    await send(it, orderNo);
    expect((await report(order, { quantity: 3 })).facts).toMatchObject({ code, most: 2 });
    expect((await report(order, { lineNo: 9 })).reason).toBe('noSuchLine');
    expect((await report(order, { lineNo: 2 ** 40 })).status).toBe(400);
    expect((await report(order, { fileIds: [987654] })).reason).toBe('uploadFailed');
    const fileIds = [await documentOf(order.buyer.token)];
    expect((await report(order, { fileIds })).code).toBe(200);
    expect((await report(order, { fileIds })).reason).toBe('uploadFailed');
    // One of the two waits for an answer: two more are more than came, also of two who report at once.
    expect((await report(order, { quantity: 2 })).facts).toMatchObject({ code, most: 1 });
    const stranger = await makeCompany(it.shop.db);
    expect((await report(order, {}, stranger.token)).reason).toBe('orderNotFound');
    expect((await it.ask(receipt.receiptReports, { orderNo }, { token: stranger.token })).reason).toBe('orderNotFound');
    expect((await it.ask(receipt.officeReceiptReports, { orderNo: 'OR00' }, asDesk(it))).reason).toBe('orderNotFound');
  });

  test('is reported by line, mailed to the desk and in its queue', async () => {
    const order = await makeSent();
    const { orderNo, buyer, code } = order;
    const fileIds = [await documentOf(buyer.token)];
    const [made] = (await report(order, { fileIds })).result;
    expect(made).toMatchObject({
      code,
      problem: 'damaged',
      quantity: 1,
      answer: null,
      photos: [{ fileId: fileIds[0] }],
    });
    expect((await it.ask(receipt.officeReceiptReports, { orderNo }, asDesk(it))).result).toHaveLength(1);
    expect(await inQueue(orderNo)).toMatchObject({ company: buyer.name, person: buyer.email });
    expect(await mailOf(orderNo, 'desk')).toMatchObject({
      subject: `Order ${orderNo}: 1 × ${code} damaged`,
      headers: { 'Reply-To': buyer.email },
    });
  });

  test('is settled once by the desk, with an answer its company reads and its reporter is mailed', async () => {
    const order = await makeSent();
    const { orderNo, buyer } = order;
    const [made] = (await report(order)).result;
    expect(await inQueue(orderNo)).toBeDefined();
    const answered = { id: made?.id ?? 0, answer: 'A new one leaves today.', outcome: 'replacement' as const };
    expect((await it.ask(receipt.settleReceiptReport, answered, asDesk(it))).code).toBe(200);
    expect((await it.ask(receipt.settleReceiptReport, answered, asDesk(it))).reason).toBe('conflict');
    const read = await it.ask(receipt.receiptReports, { orderNo }, { token: buyer.token });
    expect(read.result).toMatchObject([{ answer: 'A new one leaves today.', outcome: 'replacement' }]);
    expect(await inQueue(orderNo)).toBeUndefined();
    const mail = await mailOf(orderNo, 'reporter');
    expect(mail).toMatchObject({ to: buyer.email, subject: `Order ${orderNo}: the parts desk has answered` });
    expect(mail?.text).toContain('The parts desk sends you a replacement.');
    expect(mail?.text).toContain('A new one leaves today.');
    const { events } = await detailOf(it, orderNo, buyer);
    expect(events.slice(-2)).toMatchObject([
      { event: 'reported', actor: 'buyer', reason: expect.stringContaining(order.code) },
      { event: 'reportReplaced', actor: 'office', by: null, reason: `${order.code}: A new one leaves today.` },
    ]);
    // Answers from before it was asked what is done are answers all the same.
    await it.shop.db`update receipt_reports set outcome = null where id = ${answered.id}`;
    expect((await detailOf(it, orderNo, buyer)).events.slice(-2)).toMatchObject([
      { event: 'reported' },
      { event: 'reportAnswered', actor: 'office', reason: `${order.code}: A new one leaves today.` },
    ]);
  });

  test('is credited as store credit without a fee, with a credit note, and its pieces are given back once alone', async () => {
    const { db } = it.shop;
    await tellSeller(db);
    const order = await makeOrder(it, { status: 'completed' });
    const { orderNo, orderId, buyer, code } = order;
    const settle = (id: number, outcome: string) =>
      it.ask(receipt.settleReceiptReport, { id, answer: 'Sorry for that.', outcome }, asDesk(it));
    const returning = (quantity: number) => {
      const lines = [{ orderNo, lineNo: 1, quantity }];
      const asked = { lines, cause: 'notNeeded', reason: 'One too many.' };
      return it.ask(calls.returns.requestReturn, asked, { token: buyer.token, key: newKey() });
    };
    const saved = async () => {
      const [row] = await db`
        select -balance_minor as minor from ledger_accounts where company_id = ${buyer.companyId} and kind = 'storeCredit'`;
      return row?.['minor'];
    };
    const reportable = async () => (await detailOf(it, orderNo, buyer)).lines.map((one) => one.reportableQuantity);
    expect(await reportable()).toEqual([2]);
    const [made] = (await report(order)).result;
    expect((await settle(made?.id ?? 0, 'credited')).code).toBe(200);
    expect(await saved()).toBe(1000);
    expect(await reportable()).toEqual([1]);
    const amount = { amount: '10.00', currency: 'USD' };
    expect((await detailOf(it, orderNo, buyer)).events.at(-1)).toMatchObject({ event: 'reportCredited', amount });
    expect((await mailOf(orderNo, 'reporter'))?.text).toContain('granted to you in full as store credit');

    const documents = (await it.ask(calls.documents.orderDocuments, { orderNo }, buyer)).result;
    const note = documents.find(({ kind }) => kind === 'creditNote');
    expect(note?.total).toEqual({ amount: '10.00', currency: 'USD' });
    const facts = await readDocument(
      db,
      { companyId: buyer.companyId, orderNo, creditNoteId: note?.creditNoteId ?? 0 },
      'en',
    );
    expect(facts).toMatchObject({ isStoreCredit: true, feeMinor: 0, lines: [{ code, quantity: 1, totalMinor: 1000 }] });

    // Of two pieces one is given back: neither a report nor a return takes it again.
    expect((await report(order, { quantity: 2 })).facts).toMatchObject({ code, most: 1 });
    expect((await returning(2)).facts).toMatchObject({ code, left: 1 });
    // Both ask for the other one: whoever is decided second finds nothing left.
    const [second] = (await report(order)).result;
    expect(await reportable()).toEqual([0]);
    expect((await returning(1)).code).toBe(200);
    const late = await settle(second?.id ?? 0, 'credited');
    expect([late.reason, late.facts]).toEqual(['tooManyPieces', { code, most: 0 }]);
    expect((await settle(second?.id ?? 0, 'refused')).code).toBe(200);
    // The return waits yet.
    expect(await reportable()).toEqual([0]);
    expect(await saved()).toBe(1000);
    const [line] = await db`select credited_quantity from order_lines where order_id = ${orderId}`;
    expect(line).toEqual({ creditedQuantity: 1 });
    const [noted] = await db`
      select count(*)::int as times from audit where action = 'settleReceiptReport' and subject = ${`order ${orderNo}`}`;
    expect(noted).toEqual({ times: 2 });
  });

  test('is credited with a word to the main account, too; the amount is for who may see prices, and in no notice', async () => {
    const order = await makeSent();
    const { orderNo, buyer } = order;
    const technician = await makeSubAccount(it.shop.db, buyer.companyId);
    const [made] = (await report(order, {}, technician.token)).result;
    const credited = { id: made?.id ?? 0, answer: 'Sorry for that.', outcome: 'credited' as const };
    expect((await it.ask(receipt.settleReceiptReport, credited, asDesk(it))).code).toBe(200);
    const [mine, his] = [await mailOf(orderNo, 'reporter'), await mailOf(orderNo, 'main')];
    expect([mine?.to, his?.to]).toEqual([technician.email, buyer.email]);
    expect(his?.text).toMatch(/Credit note: CN-\d{6}\n\nStore credit granted: \$10\.00\n/);
    expect(mine?.text).toMatch(/Credit note: CN-\d{6}\n/);
    expect(mine?.text).not.toContain('10.00');
    expect(JSON.stringify((await detailOf(it, orderNo, technician)).events)).not.toContain('10.00');
    const notices = (await it.ask(calls.notices.noticeList, {}, buyer)).result.items;
    const told = await it.shop
      .db`select body_en as body from notices where told_key = ${`receipt report ${made?.id} answered ${buyer.userId}`}`;
    expect(notices.map(({ name }) => name)).toContain(`Order ${orderNo}: the parts desk has answered`);
    expect(told[0]?.['body']).toContain('Credit note: CN-');
    expect(told[0]?.['body']).not.toContain('10.00');
  });

  test('is settled once by two at once, and its pieces are credited or asked back, never both', async () => {
    const { db } = it.shop;
    const order = await makeOrder(it, { status: 'completed' });
    const { orderNo, orderId, buyer } = order;
    const [made] = (await report(order, { quantity: 2 })).result;
    const credited = { id: made?.id ?? 0, answer: 'Sorry for that.', outcome: 'credited' as const };
    const settle = () => it.ask(receipt.settleReceiptReport, credited, asDesk(it));
    const lines = [{ orderNo, lineNo: 1, quantity: 2 }];
    const asked = { lines, cause: 'notNeeded', reason: 'Two too many.' };
    const giveBack = () => it.ask(calls.returns.requestReturn, asked, { token: buyer.token, key: newKey() });
    // Whoever waits for the line has read what is left of it: it is let go once all three wait for something.
    const asking = await db.begin(async (trx) => {
      await trx`select from order_lines where order_id = ${orderId} for update`;
      const all = Promise.all([settle(), giveBack(), settle()]);
      const waiting = async () =>
        (await db`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`).length;
      await expect.poll(waiting, { timeout: 5000 }).toBe(3);
      return { all };
    });
    const answers = await asking.all;
    // Once the return has the pieces, none are left that a report could be credited for.
    const isCredited = answers[1]?.status !== 200;
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual(
      isCredited ? [200, 409, 409] : [200, 400, 400],
    );
    const [row] = await db`
      select l.credited_quantity as credited, coalesce((select -a.balance_minor from ledger_accounts a
          where a.company_id = ${buyer.companyId} and a.kind = 'storeCredit'), 0)::int as saved,
        (select coalesce(sum(r.quantity), 0)::int from return_lines r where r.order_line_id = l.id) as returning
      from order_lines l where l.order_id = ${orderId}`;
    expect(row).toEqual(
      isCredited ? { credited: 2, saved: 2000, returning: 0 } : { credited: 0, saved: 0, returning: 2 },
    );
  });

  test('has a photo that is looked at by its company, and by nobody else’s', async () => {
    const order = await makeSent();
    const fileId = await documentOf(order.buyer.token);
    await report(order, { fileIds: [fileId] });
    const colleague = await makeSubAccount(it.shop.db, order.buyer.companyId);
    const stranger = await makeCompany(it.shop.db);
    const linkFor = async (token: string) => (await it.ask(calls.uploads.fileLink, { fileId }, { token })).code;
    expect(await linkFor(colleague.token)).toBe(200);
    expect(await linkFor(stranger.token)).not.toBe(200);
  });
});
