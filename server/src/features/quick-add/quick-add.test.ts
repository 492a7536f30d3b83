// Rows for the cart out of texts and files, and what their codes lead to (spec §2 Quick add items, §5 Import file; product §6; quality 13).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel } from '../machines/machines.make.ts';
import { makePart, makeSupersession } from '../parts/parts.make.ts';

const { readPaste, importFile, checkRows } = calls.quickAdd;

let it: TestShop;
let token: string;
let companyId: number;
beforeAll(async () => {
  it = await testShop();
  ({ token, companyId } = await makeCompany(it.shop.db));
});

const paste = async (text: string) => await it.ask(readPaste, { text }, { token });
const file = (text: string) => ({ name: 'list.csv', content: Buffer.from(text).toString('base64') });

test('product §6 a table pasted from a spreadsheet needs no header, and its columns are found by what they hold', async () => {
  const { result } = await paste('1\tNV-0110668\tJoystick\t2\n2\tNV-0110669\tSeal kit\t14\n3\tNV-0110670\tFilter\t1');
  expect(result.header).toBeNull();
  expect(result.columns).toEqual({ code: 1, quantity: 3, name: 2, note: null });
  expect(result.rows).toHaveLength(3);
  const named = await paste('Menge;Bezeichnung;Teilenummer\n2;Joystick;NV-0110668\n1;Filter;NV-0110670');
  expect(named.result).toMatchObject({
    header: ['Menge', 'Bezeichnung', 'Teilenummer'],
    columns: { code: 2, quantity: 0 },
  });
});

test('product §6 two blocks pasted one above the other: the rows above a header are rows, and its titles are shown', async () => {
  const text = 'Order of Monday\t\nNV-0110668\t2\nNV-0110669\t14\nPart code\tQty\nNV-0110670\t1\nNV-0110671\t3';
  const { result } = await paste(text);
  expect(result.header).toEqual(['Part code', 'Qty']);
  expect(result.rows.map(([code, quantity]) => [code, quantity])).toEqual([
    ['NV-0110668', '2'],
    ['NV-0110669', '14'],
    ['NV-0110670', '1'],
    ['NV-0110671', '3'],
  ]);
  expect(result.leftOut).toEqual(['Order of Monday']);
  const quote = 'Quote;Q2026-118\nBuyer;Northern Lifts\nCode;Qty\nNV-0110668;2\n';
  const read = await it.ask(importFile, file(quote), { token });
  expect(read.result).toMatchObject({
    rows: [['NV-0110668', '2']],
    leftOut: ['Quote Q2026-118', 'Buyer Northern Lifts'],
  });
});

test('product §6 a header that comes again is no part, and a row that only sounds like one stays', async () => {
  const block = 'Code\tQty\tName\nNV-0110668\t2\tPart no. plate\n';
  const { result } = await paste(`${block}AB-12\t1\tPart code\n${block.replace('Code', 'Part no.').toUpperCase()}`);
  expect(result.rows.map(([code]) => code)).toEqual(['NV-0110668', 'AB-12', 'NV-0110668']);
  expect(result.leftOut).toEqual(['PART NO. QTY NAME']);
});

test('product §6 lines of a mail: known codes with blanks in them, own codes, several a line; the rest is shown', async () => {
  const { db } = it.shop;
  const key = Date.now().toString().slice(-6);
  const [first, second, own] = [await makePart(db, { code: `12 ${key}-107` }), await makePart(db), await makePart(db)];
  await db`insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${own.partId}, ${`OWN ${key}`})`;
  const { result } = await paste(
    `Hello Jim,\nplease send 2 x ${first.code} joystick and 3 x ${second.code}\n\n> own ${key}: 4\n12 ${key}-10Z  5\nThanks`,
  );
  expect(result.rows.map(([code, quantity]) => [code, quantity])).toEqual([
    [first.code, '2'],
    [second.code, '3'],
    [`own ${key}`, '4'],
    [`12 ${key}-10Z`, '5'],
  ]);
  expect(result.leftOut).toEqual(['Hello Jim,', 'Thanks']);
  const { token: stranger } = await makeCompany(db);
  const theirs = await it.ask(readPaste, { text: `the own ${key}` }, { token: stranger });
  expect(theirs.result.rows).toEqual([[key, '', 'the own']]);
});

test('product §6 a line that names a machine is no part: the rows beneath are for it, a row that names one for that one', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const tag = Date.now().toString().slice(-6);
  const [one, two, other] = [
    await makeMachine(db, model, { serialNumber: `X${tag}RT` }),
    await makeMachine(db, model, { serialNumber: `Y${tag}RT` }),
    await makePart(db),
  ];
  const fleet = `F${tag}`;
  await db`insert into company_machines (company_id, machine_id, fleet_number) values (${companyId}, ${two.hostId}, ${fleet})`;
  const shown = ({ result }: Awaited<ReturnType<typeof paste>>) =>
    result.rows.map((row, at) => [row[result.columns.code ?? -1], result.machines[at]?.serialNumber ?? null]);
  const [first, second] = [one.serialNumber, two.serialNumber];
  const mail = await paste(
    `Hi, we need ${other.code} x 2\n\nS/N: ${first}\n2 x NV-0110668\nNV-0110669: 1 pc for ${second}\n${second}\nNV-0110670 5\nMachine no. ZZ-404X\nNV-0110671 1`,
  );
  expect(shown(mail)).toEqual([
    [other.code, null],
    ['NV-0110668', first],
    ['NV-0110669', second],
    ['NV-0110670', second],
    ['NV-0110671', 'ZZ-404X'],
  ]);
  expect(mail.result.machines.map((machine) => machine?.hostId ?? null)).toEqual([
    null,
    one.hostId,
    two.hostId,
    two.hostId,
    null,
  ]);
  expect(mail.result.leftOut).toEqual(['Machine no. ZZ-404X']);
  const table = `${first.toLowerCase()}\t\nNV-0110668\t2\nNV-0110669\t1\nMachine\t${fleet}\nNV-0110670\t5\nNV-0110671\t1`;
  expect(shown(await paste(table)).map(([, serial]) => serial)).toEqual([first, first, second, second]);
  const book = `Machine;${first}\nCode;Qty;Machine\nNV-0110668;2;\nNV-0110669;1;${second}\n`;
  const { result: read } = await it.ask(importFile, file(book), { token });
  expect(read.machines.map((machine) => machine?.serialNumber)).toEqual([first, second]);
  expect([read.rows.length, read.leftOut]).toEqual([2, []]);
  // A fleet number is its company's own.
  const { token: stranger } = await makeCompany(db);
  const theirs = await it.ask(readPaste, { text: table }, { token: stranger });
  expect(theirs.result.machines[2]).toEqual({ hostId: null, serialNumber: fleet });
});

test('§5 a file must have a header and data rows, not too many of them, and not be too large', async () => {
  const read = async (text: string) => await it.ask(importFile, file(text), { token });
  expect((await read('Code;Qty\nA-1001;2')).result).toMatchObject({ header: ['Code', 'Qty'], rows: [['A-1001', '2']] });
  // A title names no column, though its words sound like one.
  expect((await read('Part list, crane 7\nPos;Part no;Qty\n1;A-1001;2')).result).toMatchObject({
    header: ['Pos', 'Part no', 'Qty'],
    rows: [['1', 'A-1001', '2']],
    leftOut: ['Part list, crane 7'],
  });
  const refusedFor = async (text: string) => {
    const { reason, facts, message } = await read(text);
    expect(message).not.toMatch(/^$|\{/);
    return [reason, facts];
  };
  expect(await refusedFor('A-1001;2\nA-1002;3')).toEqual(['importFileUnreadable', { problem: 'noHeader' }]);
  expect(await refusedFor('Code;Qty\n')).toEqual(['importFileUnreadable', { problem: 'noRows' }]);
  expect(await refusedFor('Code;Qty\n"A-1001;2\n')).toEqual(['importFileUnreadable', { problem: 'damaged' }]);
  expect(await refusedFor(`Code;Qty\n${'A-1001;2\n'.repeat(501)}`)).toEqual(['importTooManyRows', { maxRow: 500 }]);
  expect(await refusedFor(`Code;Qty\n${'A'.repeat(2 * 1024 * 1024)}`)).toEqual([
    'uploadTooLarge',
    { limitMegabytes: 2 },
  ]);
  expect((await paste('A-1001\t2\n'.repeat(501))).reason).toBe('importTooManyRows');
  // Of too many rows full of names it is not said that they are too large.
  const full = (row: number) => Array.from({ length: 38 }, (_, at) => (46_656 + row * 38 + at).toString(36).slice(1));
  expect((await paste(Array.from({ length: 640 }, (_, row) => full(row).join(' ')).join('\n'))).reason).toBe(
    'importTooManyRows',
  );
  expect((await paste(' \n ')).facts).toEqual({ problem: 'noRows' });
});

test('product §9 how many rows may be is a setting', async () => {
  const few = await openTestShop({ IMPORT_MAX_ROWS: '2' });
  const ask = async (rows: number) =>
    (await few.ask(readPaste, { text: 'A-1001\t2\n'.repeat(rows) }, { token })).reason;
  expect(await ask(2)).toBeUndefined();
  expect(await ask(3)).toBe('importTooManyRows');
});

test('product §6 old, own and normalised codes lead to the part with price, stock, pack and fit; others lead nowhere', async () => {
  const { db } = it.shop;
  const [old, part, other] = [await makePart(db), await makePart(db, { packQuantity: 5 }), await makePart(db)];
  await makeSupersession(db, old, part);
  const model = await makeModel(db);
  await makeLine(db, model, { partId: part.partId, itemNo: '1' });
  await makeLine(db, await makeModel(db), { partId: other.partId, itemNo: '1' });
  const { hostId } = await makeMachine(db, model);
  const codes = [old.code, other.code.toLowerCase().replace('-', ' '), 'NO-SUCH-1', '--'];
  const { result } = await it.ask(checkRows, { codes, hostId }, { token });
  expect(result).toMatchObject([
    {
      item: old.code,
      code: part.code,
      packQuantity: 5,
      inventory: 100,
      part: { id: part.partId },
      fit: { verdict: 'fits' },
    },
    { code: other.code, changeCode: null, price: { amount: '10.00' }, fit: { verdict: 'doesNotFit' } },
    { item: 'NO-SUCH-1', code: null, part: null },
    { item: '--', code: null, part: null },
  ]);
  expect(result[2]).not.toHaveProperty('fit');
  // Each code for a machine of its own, or for none.
  const hosts = [hostId, null, hostId];
  const each = await it.ask(checkRows, { codes: [part.code, part.code, other.code], hosts }, { token });
  expect(each.result.map((row) => [row.hostId, row.fit?.verdict])).toEqual([
    [hostId, 'fits'],
    [undefined, undefined],
    [hostId, 'doesNotFit'],
  ]);
  expect((await it.ask(checkRows, { codes: [part.code], hosts: [] }, { token })).status).toBe(400);
  const without = await it.ask(checkRows, { codes: [part.code] }, { token });
  expect(without.result[0]).not.toHaveProperty('fit');
  // A machine that is gone takes nothing from the rows of others.
  const gone = { codes: [part.code, part.code], hosts: [9_000_000_000, hostId] };
  const beside = await it.ask(checkRows, gone, { token });
  expect(beside.result.map((row) => [row.code, row.fit?.verdict])).toEqual([
    [part.code, undefined],
    [part.code, 'fits'],
  ]);
  const alone = await it.ask(checkRows, { codes: [part.code], hostId: 9_000_000_000 }, { token });
  expect(alone.result).toMatchObject([{ code: part.code, hostId: 9_000_000_000 }]);
});

test('§8 price query failed: where prices cannot be read the check says so', async () => {
  const { db } = it.shop;
  const lost = await openTestShop();
  await lost.shop.db.end();
  expect((await lost.ask(checkRows, { codes: [(await makePart(db)).code] }, { token })).status).toBe(503);
});

test('§6 no price for who may not see prices, and nothing for who is blocked or not signed in', async () => {
  const { db } = it.shop;
  const { code } = await makePart(db);
  const technician = await makeSubAccount(db, companyId, { permissions: [3] });
  const seen = await it.ask(checkRows, { codes: [code] }, { token: technician.token });
  expect(seen.text).not.toMatch(/price"|amount/i);
  const blocked = await makeSubAccount(db, companyId, { permissions: [2, 3], isAccess: false });
  for (const [call, input] of [
    [readPaste, { text: code }],
    [importFile, file(code)],
    [checkRows, { codes: [code] }],
  ] as const) {
    expect((await it.ask(call, input, { token: blocked.token })).reason).toBe('accessRestricted');
    expect((await it.ask(call, input)).reason).toBe('signInAgain');
  }
});

test('quality 13 checking 500 rows takes under 300 ms, or less than 30 times as long as one row where the machine is busy', async () => {
  const { db } = it.shop;
  const tag = `Q${Date.now().toString(36)}`.toUpperCase();
  await db`insert into parts (code, name_en) select ${tag} || '-' || n, 'filler' from generate_series(1, 500) n`;
  const codes = Array.from({ length: 500 }, (_, at) => `${tag}-${at + 1}`);
  const model = await makeModel(db);
  const { hostId } = await makeMachine(db, model);
  const timeOf = async (asked: string[]) => {
    const begun = performance.now();
    expect((await it.ask(checkRows, { codes: asked, hostId }, { token })).result).toHaveLength(asked.length);
    return performance.now() - begun;
  };
  await timeOf(codes);
  const one = Math.min(await timeOf(codes.slice(0, 1)), await timeOf(codes.slice(0, 1)));
  const all = Math.min(await timeOf(codes), await timeOf(codes));
  expect(all, `500 rows ${Math.round(all)} ms, one row ${Math.round(one)} ms`).toBeLessThan(Math.max(300, one * 30));
});
