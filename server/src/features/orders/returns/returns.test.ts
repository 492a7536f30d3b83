// Returns over their calls: 20 days, 20 %, store credit, lines of several orders in one (spec §9; product §7, §8).
import { calls } from '@outrigger/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeAdministrator, makeSubAccount } from '../../identity/identity.make.ts';
import { type Buyer, makeBuyer, makeOrder, newKey } from '../orders.make.ts';
import { mailReturn } from './mail-return.ts';

let it: TestShop;
let desk: { token: string; userId: number };
beforeAll(async () => {
  it = await testShop();
  desk = await makeAdministrator(it.shop.db, ['orders']);
});

const { returnableLines, requestReturn, withdrawReturn, returnList, returnInfo } = calls.returns;
const { deskReturns, deskReturn, acceptReturn, refuseReturn, creditReturn } = calls.returns;
const usd = (amount: string) => ({ amount, currency: 'USD' });
const completed = (buyer?: Buyer, quantity = 3) =>
  makeOrder(it, { status: 'completed', quantity, ...(buyer ? { buyer } : {}) });
type Line = { orderNo: string; lineNo: number; quantity: number };
const asking = (lines: Line[]) => ({ lines, cause: 'notNeeded', reason: 'Two too many.' });
const ask = (lines: Line[], token: string, more: Record<string, unknown> = {}) =>
  it.ask(requestReturn, { ...asking(lines), ...more }, { token, key: newKey() });
const line = (orderNo: string, quantity: number): Line => ({ orderNo, lineNo: 1, quantity });
const atDesk = (
  call: typeof acceptReturn | typeof refuseReturn | typeof creditReturn,
  input: Record<string, unknown>,
) => it.ask(call, input, { token: desk.token, key: newKey() });
const savedOf = async ({ companyId }: Buyer): Promise<number> => {
  const [row] = await it.shop.db<{ minor: number }[]>`
    select coalesce(-sum(balance_minor), 0)::int as minor from ledger_accounts where company_id = ${companyId} and kind = 'storeCredit'`;
  return row?.minor ?? 0;
};

/** Mails what became of a return as the worker does, and answers the last of them. */
async function lastMail(returnNo: string, to: string) {
  const { db } = it.shop;
  const jobs = await db<{ facts: Record<string, unknown> }[]>`
    select b.facts from outbox b join returns t on t.id = (b.facts->>'returnId')::bigint
    where b.job = 'returnMail' and t.return_no = ${returnNo} order by b.id desc limit 1`;
  for (const { facts } of jobs) await mailReturn(it.shop, facts);
  const [mail] = await db`select subject, body_text from mailbox where recipient = ${to} order by id desc limit 1`;
  return mail;
}

describe('spec §9 a return', () => {
  test('the desk sees what was reported of its orders and waits for an answer', async () => {
    const { orderNo, buyer, code } = await completed();
    const { returnNo } = (await ask([line(orderNo, 1)], buyer.token)).result;
    const open = async () => (await it.ask(deskReturn, { returnNo }, { token: desk.token })).result;
    expect((await open()).openReports).toEqual([]);
    const said = { orderNo, lineNo: 1, problem: 'damaged', quantity: 1 };
    const { result } = await it.ask(calls.receipt.reportReceipt, said, { token: buyer.token, key: newKey() });
    expect((await open()).openReports).toEqual([{ orderNo, code, problem: 'damaged', quantity: 1 }]);
    const settled = { id: result[0]?.id, answer: 'No.', outcome: 'refused' };
    await it.ask(calls.receipt.settleReceiptReport, settled, { token: desk.token, key: newKey() });
    expect((await open()).openReports).toEqual([]);
  });

  test('of lines of two orders is credited with 80 %, each order its share, and each step is mailed', async () => {
    const { orderNo: first, buyer, code } = await completed();
    const { orderNo: second } = await completed(buyer);
    const { result: open } = await it.ask(returnableLines, { keyword: code }, { token: buyer.token });
    expect(open.items).toMatchObject([{ orderNo: first, lineNo: 1, code, left: 3, unitPrice: usd('10.00') }]);

    const { result } = await ask([line(first, 2), line(second, 3)], buyer.token);
    const { returnNo } = result;
    expect(returnNo).toMatch(/^RT\d{8}/);
    const info = await it.ask(returnInfo, { returnNo }, { token: buyer.token });
    expect(info.result).toMatchObject({
      status: 'requested',
      goods: usd('50.00'),
      fee: usd('10.00'),
      credit: usd('40.00'),
      orderNos: [first, second],
      parcels: [
        {
          labelNo: returnNo,
          sendTo: { code: 'TEST-HOU', country: 'US', address: null },
          lines: [
            { orderNo: first, quantity: 2 },
            { orderNo: second, quantity: 3 },
          ],
        },
      ],
      sender: { company: expect.any(String), address: expect.any(String) },
      mayWithdraw: true,
    });
    expect(await lastMail(returnNo, buyer.email)).toMatchObject({ subject: `Return ${returnNo} was received` });
    const notices = (await it.ask(calls.notices.noticeList, {}, { token: buyer.token })).result.items;
    expect(notices.filter(({ kind }) => kind === 'return').map(({ name }) => name)).toEqual([
      `Return ${returnNo} was received`,
    ]);
    // What is asked for is spoken for.
    expect((await ask([line(first, 2)], buyer.token)).facts).toMatchObject({ left: 1 });

    expect((await atDesk(acceptReturn, { returnNo })).result.status).toBe('accepted');
    expect(await lastMail(returnNo, buyer.email)).toMatchObject({
      subject: `Return ${returnNo} is accepted`,
      bodyText: expect.stringContaining(`/returns?returnNo=${returnNo}`),
    });
    const lines = [
      { orderNo: first, lineNo: 1, taken: 2 },
      { orderNo: second, lineNo: 1, taken: 1, finding: 'Two are scratched.' },
    ];
    expect((await atDesk(creditReturn, { returnNo, lines })).result.status).toBe('credited');
    expect(await savedOf(buyer)).toBe(2400);
    expect(await lastMail(returnNo, buyer.email)).toMatchObject({
      subject: `Return ${returnNo} is credited`,
      bodyText: expect.stringContaining('Store credit: $24.00'),
    });
    const after = (await it.ask(deskReturn, { returnNo }, { token: desk.token })).result;
    expect(after).toMatchObject({ goods: usd('30.00'), fee: usd('6.00'), credit: usd('24.00'), pieces: 3 });
    expect(after.lines.map(({ taken, finding }) => [taken, finding])).toEqual([
      [2, null],
      [1, 'Two are scratched.'],
    ]);
    // Pieces that were not taken may be asked for again, and a second credit is without effect.
    expect((await atDesk(creditReturn, { returnNo, lines })).status).toBe(200);
    expect(await savedOf(buyer)).toBe(2400);
    const orders = await it.shop.db`
      select o.order_no, array(select e.event from order_events e where e.order_id = o.id and e.event = 'returnAccepted') as events,
        (select returned_quantity from order_lines l where l.order_id = o.id) as returned
      from orders o where o.order_no in (${first}, ${second}) order by o.id`;
    expect(orders.map((row) => [row['events'], row['returned']])).toEqual([
      [['returnAccepted'], 2],
      [['returnAccepted'], 1],
    ]);
  });

  test('is asked for within 20 days, however long the way back takes', async () => {
    const { orderNo, orderId, buyer } = await completed();
    const { returnNo } = (await ask([line(orderNo, 1)], buyer.token)).result;
    await it.shop.db`
      update orders set completed_at = completed_at - interval '21 days', return_until = return_until - interval '21 days' where id = ${orderId}`;
    expect(await ask([line(orderNo, 1)], buyer.token)).toMatchObject({ status: 409, reason: 'returnWindowOver' });
    expect((await it.ask(returnableLines, { orderNo }, { token: buyer.token })).result.total).toBe(0);
    await it.shop.db`update returns set requested_at = requested_at - interval '5 days' where return_no = ${returnNo}`;
    const lines = [{ orderNo, lineNo: 1, taken: 1 }];
    expect((await atDesk(creditReturn, { returnNo, lines })).result.status).toBe('credited');
    const sent = await makeOrder(it, { buyer, status: 'inTransit' });
    expect((await ask([line(sent.orderNo, 1)], buyer.token)).reason).toBe('returnWindowOver');
  });

  test('is refused with a reason, or withdrawn, and its pieces may be asked for again', async () => {
    const { orderNo, buyer } = await completed();
    const { returnNo } = (await ask([line(orderNo, 3)], buyer.token)).result;
    expect((await atDesk(refuseReturn, { returnNo, answer: 'Opened and used.' })).text).toContain('refused');
    expect(await lastMail(returnNo, buyer.email)).toMatchObject({
      subject: `Return ${returnNo} is refused`,
      bodyText: expect.stringContaining('Opened and used.'),
    });
    const lines = [{ orderNo, lineNo: 1, taken: 1 }];
    expect(await atDesk(creditReturn, { returnNo, lines })).toMatchObject({ status: 409, reason: 'returnNotAllowed' });
    expect((await atDesk(acceptReturn, { returnNo })).reason).toBe('returnNotAllowed');
    const again = (await ask([line(orderNo, 3)], buyer.token)).result.returnNo;
    const withdraw = () => it.ask(withdrawReturn, { returnNo: again }, { token: buyer.token, key: newKey() });
    expect((await withdraw()).result.status).toBe('withdrawn');
    expect((await withdraw()).result.status).toBe('withdrawn');
    expect((await atDesk(refuseReturn, { returnNo: again, answer: 'No.' })).reason).toBe('returnNotAllowed');
    const listed = await it.ask(returnList, { orderNo }, { token: buyer.token });
    expect(listed.result.items.map((one) => one.status)).toEqual(['withdrawn', 'refused']);
    expect((await ask([line(orderNo, 1)], buyer.token)).status).toBe(200);
    expect(await savedOf(buyer)).toBe(0);
  });

  test('of one key is asked for once, and pieces are not given twice to two who ask at once', async () => {
    const { orderNo, buyer } = await completed();
    const key = newKey();
    const way = { token: buyer.token, key };
    const [one, same] = [
      await it.ask(requestReturn, asking([line(orderNo, 1)]), way),
      await it.ask(requestReturn, asking([line(orderNo, 1)]), way),
    ];
    expect(same.text).toBe(one.text);
    const both = await Promise.all([ask([line(orderNo, 2)], buyer.token), ask([line(orderNo, 2)], buyer.token)]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  });

  test('takes no more than was asked for, nothing of other lines, and something at all', async () => {
    const { orderNo, buyer } = await completed();
    const { returnNo } = (await ask([line(orderNo, 1), line(orderNo, 1)], buyer.token)).result;
    const credit = (lines: unknown[]) => atDesk(creditReturn, { returnNo, lines });
    expect((await credit([{ orderNo, lineNo: 1, taken: 3 }])).reason).toBe('returnTooMany');
    expect((await credit([{ orderNo, lineNo: 9, taken: 1 }])).reason).toBe('returnTooMany');
    expect((await credit([{ orderNo, lineNo: 1, taken: 0 }])).reason).toBe('returnNothingTaken');
    expect((await ask([{ orderNo, lineNo: 7, quantity: 1 }], buyer.token)).reason).toBe('returnTooMany');
  });

  test('is of one currency', async () => {
    const { orderNo, buyer } = await completed();
    const other = await completed(buyer);
    await it.shop.db.begin(async (trx) => {
      await trx`set local session_replication_role = replica`;
      await trx`update orders set currency = 'EUR' where order_no = ${other.orderNo}`;
    });
    expect(await ask([line(orderNo, 1), line(other.orderNo, 1)], buyer.token)).toMatchObject({
      status: 409,
      reason: 'incorrectCurrency',
    });
  });
});

describe('product §4 who may', () => {
  test('another company’s return and order answer like ones that do not exist', async () => {
    const { orderNo, buyer } = await completed();
    const { returnNo } = (await ask([line(orderNo, 1)], buyer.token)).result;
    const stranger = await makeBuyer(it.shop.db);
    expect(await it.ask(returnInfo, { returnNo }, { token: stranger.token })).toMatchObject({
      status: 404,
      reason: 'returnNotFound',
    });
    expect((await it.ask(withdrawReturn, { returnNo }, { token: stranger.token, key: newKey() })).reason).toBe(
      'returnNotFound',
    );
    expect((await ask([line(orderNo, 1)], stranger.token)).reason).toBe('orderNotFound');
    expect((await it.ask(returnList, {}, { token: stranger.token })).result.total).toBe(0);
    expect((await it.ask(returnableLines, {}, { token: stranger.token })).result.total).toBe(0);
    expect((await atDesk(acceptReturn, { returnNo: 'RT00000000' })).reason).toBe('returnNotFound');
    expect((await it.ask(deskReturn, { returnNo: 'RT00000000' }, { token: desk.token })).reason).toBe('returnNotFound');
    expect((await atDesk(refuseReturn, { returnNo: 'RT00000000', answer: 'No.' })).reason).toBe('returnNotFound');
    expect(
      (await atDesk(creditReturn, { returnNo: 'RT00000000', lines: [{ orderNo, lineNo: 1, taken: 1 }] })).reason,
    ).toBe('returnNotFound');
  });

  test('who may not see prices asks for a return, is told no amount, and withdraws only his own', async () => {
    const { orderNo, buyer } = await completed();
    const technician = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] });
    const { returnNo } = (await ask([line(orderNo, 1)], technician.token)).result;
    for (const [call, input] of [
      [returnInfo, { returnNo }],
      [returnList, {}],
      [returnableLines, {}],
    ] as const) {
      const answer = await it.ask(call, input, { token: technician.token });
      expect(answer.status).toBe(200);
      expect(answer.text).not.toMatch(/"amount"|10\.00|8\.00|2\.00/);
    }
    expect((await lastMail(returnNo, technician.email))?.['bodyText']).not.toMatch(/\$/);
    const viewer = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [2] });
    expect((await ask([line(orderNo, 1)], viewer.token)).status).toBe(403);
    const colleague = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] });
    const withdraw = (token: string) => it.ask(withdrawReturn, { returnNo }, { token, key: newKey() });
    expect((await withdraw(colleague.token)).reason).toBe('noPermission');
    expect((await withdraw(buyer.token)).result.status).toBe('withdrawn');
  });

  test('pictures are those of who sends them; the company and the desk look at them', async () => {
    const { orderNo, buyer } = await completed();
    const photo = async (userId: number) => {
      const [row] = await it.shop.db<{ id: number }[]>`
        insert into files (company_id, user_id, store_key, name, media_type, size_bytes, sha256, purpose)
        values (${buyer.companyId}, ${userId}, ${`upload/${newKey()}`}, 'seal.webp', 'image/webp', 1, sha256('x'), 'picture') returning id`;
      return row?.id ?? 0;
    };
    const [own, others] = [await photo(buyer.userId), await photo(desk.userId)];
    expect((await ask([line(orderNo, 1)], buyer.token, { photos: [own, others] })).reason).toBe('uploadFailed');
    const { returnNo } = (await ask([line(orderNo, 1)], buyer.token, { photos: [own] })).result;
    const shown = await it.ask(deskReturn, { returnNo }, { token: desk.token });
    expect(shown.result).toMatchObject({ photos: [{ fileId: own, name: 'seal.webp' }], email: buyer.email });
    const colleague = await makeSubAccount(it.shop.db, buyer.companyId, { permissions: [3] });
    const stranger = await makeBuyer(it.shop.db);
    const look = async (token: string) => (await it.ask(calls.uploads.fileLink, { fileId: own }, { token })).status;
    expect([await look(desk.token), await look(colleague.token), await look(stranger.token)]).toEqual([200, 200, 404]);
  });
});

test('product §8 the desk finds what waits, oldest first, also in its queue, and finance only looks', async () => {
  const { orderNo, buyer, code } = await completed();
  const { returnNo } = (await ask([line(orderNo, 1)], buyer.token)).result;
  const { result } = await it.ask(deskReturns, { keyword: code }, { token: desk.token });
  expect(result.items).toMatchObject([{ returnNo, company: buyer.name, credit: usd('8.00') }]);
  const queue = await it.ask(calls.queue.officeQueue, { kind: 'return', pageSize: 100 }, { token: desk.token });
  expect(queue.result.items.some((one) => one.key === returnNo && one.amount?.amount === '8.00')).toBe(true);
  const finance = await makeAdministrator(it.shop.db, ['finance']);
  expect((await it.ask(deskReturn, { returnNo }, { token: finance.token })).status).toBe(200);
  expect((await it.ask(acceptReturn, { returnNo }, { token: finance.token, key: newKey() })).status).toBe(403);
});
