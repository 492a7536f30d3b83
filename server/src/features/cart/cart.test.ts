// The server's copy of carts and favourites (product §6).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeMachine, makeModel } from '../machines/machines.make.ts';
import { makePart, makeSupersession } from '../parts/parts.make.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const { cart, changeCart } = calls.cart;
const { favourites, changeFavourite } = calls.favourites;

test('product §6 lines are synchronised one by one, last write wins, removed ones say so', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const [one, two] = [await makePart(db), await makePart(db)];
  const asking = { token: company.token };
  const first = await it.ask(
    changeCart,
    {
      since: 0,
      lines: [
        { code: one.code, qty: 2 },
        { code: two.code, qty: 1 },
      ],
    },
    asking,
  );
  expect(first.result).toMatchObject({
    version: 1,
    lines: [
      { code: one.code, qty: 2, isRemoved: false },
      { code: two.code, qty: 1 },
    ],
  });
  const second = await it.ask(
    changeCart,
    {
      since: 1,
      lines: [
        { code: one.code, qty: 5 },
        { code: one.code, qty: 7, reference: 'bay 2' },
      ],
    },
    asking,
  );
  expect(second.result).toMatchObject({
    version: 2,
    lines: [{ code: one.code, qty: 7, reference: 'bay 2', version: 2 }],
  });
  await it.ask(changeCart, { since: 2, lines: [{ code: two.code, qty: 1, isRemoved: true }] }, asking);
  const heard = await it.ask(cart, { since: 2 }, asking);
  expect(heard.result).toMatchObject({ version: 3, lines: [{ code: two.code, isRemoved: true }] });
  expect((await it.ask(cart, { since: 3 }, asking)).result).toEqual({ version: 3, lines: [] });
  expect((await it.ask(changeCart, { since: 3, lines: [] }, asking)).result.version).toBe(3);
});

test('product §6 an old code resolves and keeps what was asked for; a line may say for which machines how many', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const [old, part] = [await makePart(db), await makePart(db)];
  await makeSupersession(db, old, part);
  const machine = await makeMachine(db, await makeModel(db));
  const machines = [{ hostId: machine.hostId, qty: 2 }];
  const answer = await it.ask(
    changeCart,
    { since: 0, lines: [{ code: old.code, qty: 2, machines }] },
    { token: company.token },
  );
  expect(answer.result.lines).toMatchObject([
    { code: part.code, changeCode: old.code, machines: [{ ...machines[0], serialNumber: machine.serialNumber }] },
  ]);
});

test('product §5 so many old pieces are so many new ones in the cart; a started group counts whole', async () => {
  const { db } = it.shop;
  const asking = { token: (await makeCompany(db)).token };
  const [one, pack] = [await makePart(db), await makePart(db)];
  const [two, piece] = [await makePart(db), await makePart(db)];
  await makeSupersession(db, one, two, { oldQuantity: 1, newQuantity: 2 });
  await makeSupersession(db, piece, pack, { oldQuantity: 10, newQuantity: 1 });
  const lines = [
    { code: one.code, qty: 3 },
    { code: piece.code, qty: 11 },
  ];
  const { result } = await it.ask(changeCart, { since: 0, lines }, asking);
  const quantities = Object.fromEntries(result.lines.map((line) => [line.code, line.qty]));
  expect(quantities).toEqual({ [two.code]: 6, [pack.code]: 2 });
  const again = await it.ask(changeCart, { since: result.version, lines: [{ code: two.code, qty: 6 }] }, asking);
  expect(again.result.lines.map((line) => line.qty)).toEqual([6]);
});

test('§8 noPartInformation and machineNotFound leave the cart as it was', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const part = await makePart(db);
  const asking = { token: company.token };
  const unknown = await it.ask(
    changeCart,
    {
      since: 0,
      lines: [
        { code: part.code, qty: 1 },
        { code: 'NO-SUCH-PART', qty: 1 },
      ],
    },
    asking,
  );
  expect([unknown.reason, unknown.facts]).toEqual(['noPartInformation', { code: 'NO-SUCH-PART' }]);
  const machines = [{ hostId: 9_000_000_000, qty: 1 }];
  const nowhere = await it.ask(changeCart, { since: 0, lines: [{ code: part.code, qty: 1, machines }] }, asking);
  expect(nowhere.reason).toBe('machineNotFound');
  expect((await it.ask(cart, {}, asking)).result).toEqual({ version: 0, lines: [] });
});

test('§6 a cart is its owner’s alone and needs the ordering permission', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const part = await makePart(db);
  await it.ask(changeCart, { since: 0, lines: [{ code: part.code, qty: 1 }] }, { token: company.token });
  const colleague = await makeSubAccount(db, company.companyId, { permissions: [3] });
  expect((await it.ask(cart, {}, { token: colleague.token })).result.lines).toEqual([]);
  const viewer = await makeSubAccount(db, company.companyId, { permissions: [2] });
  for (const [call, input] of [
    [cart, {}],
    [changeCart, { since: 0, lines: [] }],
  ] as const)
    expect((await it.ask(call, input, { token: viewer.token })).reason).toBe('noPermission');
});

test('product §6 one line of a cart with 2,000 is changed without reading the others', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  const part = await makePart(db);
  const asking = { token: company.token };
  await it.ask(changeCart, { since: 0, lines: [{ code: part.code, qty: 1 }] }, asking);
  const tag = `C${company.companyId}-`;
  await db`insert into parts (code, name_en) select ${tag} || n, 'filler' from generate_series(1, 1999) n`;
  await db`
    insert into cart_lines (cart_id, part_id, quantity, version)
    select c.id, p.id, 1, 1 from carts c, parts p where c.user_id = ${company.userId} and p.code like ${`${tag}%`}`;
  const changed = await it.ask(changeCart, { since: 1, lines: [{ code: part.code, qty: 9 }] }, asking);
  expect(changed.result.lines).toHaveLength(1);
  expect((await it.ask(cart, {}, asking)).result.lines).toHaveLength(2000);
});

test('§5 favourites hold a part once, and are private', async () => {
  const { db } = it.shop;
  const [company, other] = [await makeCompany(db), await makeCompany(db)];
  const part = await makePart(db);
  const asking = { token: company.token };
  expect((await it.ask(changeFavourite, { code: part.code.toLowerCase(), isFavourite: true }, asking)).result).toEqual({
    code: part.code,
    isFavourite: true,
  });
  const again = await it.ask(changeFavourite, { code: part.code, isFavourite: true }, asking);
  expect([again.status, again.reason, again.facts]).toEqual([409, 'alreadyFavourite', { code: part.code }]);
  const list = await it.ask(favourites, {}, asking);
  expect(list.result).toMatchObject([{ id: part.partId, code: part.code }]);
  expect((await it.ask(favourites, {}, { token: other.token })).result).toEqual([]);
  for (let time = 0; time < 2; time += 1)
    expect((await it.ask(changeFavourite, { code: part.code, isFavourite: false }, asking)).status).toBe(200);
  expect((await it.ask(favourites, {}, asking)).result).toEqual([]);
  expect((await it.ask(changeFavourite, { code: 'NO-SUCH-PART', isFavourite: true }, asking)).reason).toBe(
    'partNotFound',
  );
});

test('product §5 the heart of a replaced part is its own, and comes off', async () => {
  const { db } = it.shop;
  const asking = { token: (await makeCompany(db)).token };
  const [old, part] = [await makePart(db), await makePart(db)];
  const mark = (code: string, isFavourite: boolean) => it.ask(changeFavourite, { code, isFavourite }, asking);
  const listed = async () => (await it.ask(favourites, {}, asking)).result.map((one) => one.code);
  await mark(old.code, true);
  await makeSupersession(db, old, part);
  await mark(part.code, true);
  expect((await mark(old.code, false)).result.code).toBe(old.code);
  expect(await listed()).toEqual([part.code]);
  expect((await mark(old.code, true)).result.code).toBe(old.code);
  expect(await listed()).toEqual([old.code, part.code]);
});
