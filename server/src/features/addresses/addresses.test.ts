// Shipping addresses of a company (spec §3, §5 Address; §7 address, updateAddress).
import { readFile } from 'node:fs/promises';
import { asPostalCode, calls, isPostalCode } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeCompany, makeSubAccount } from '../identity/identity.make.ts';
import { makeAddress } from './addresses.make.ts';
import { isTelephone } from './telephone.ts';

let it: TestShop;
beforeAll(async () => {
  it = await testShop();
});
const { addressList, updateAddress } = calls.addresses;
const { countryListAll } = calls.areas;
const written = {
  fullName: 'Dana Ruiz',
  country: 'US',
  state: 'Texas',
  city: 'Houston',
  postalCode: '77002',
  address: '1200 Main Street',
  telephone: '(713) 555-0100',
  callingCode: '+1',
};

test('§7 an address is added, changed, made the default and removed', async () => {
  const company = await makeCompany(it.shop.db);
  await makeAddress(it.shop.db, (await makeCompany(it.shop.db)).companyId);
  const asking = { token: company.token, language: 'es' };
  const first = await it.ask(updateAddress, written, asking);
  expect(first.result).toEqual({
    id: expect.any(Number),
    ...written,
    countryName: 'Estados Unidos',
    isDefault: true,
    isShippedTo: true,
  });
  const second = await it.ask(updateAddress, { ...written, country: 'AQ', city: 'McMurdo' }, asking);
  expect(second.result).toMatchObject({ isDefault: false, isShippedTo: false });
  const changed = await it.ask(
    updateAddress,
    { ...written, id: second.result.id, city: 'Dallas', isDefault: true },
    asking,
  );
  expect(changed.result).toMatchObject({ id: second.result.id, city: 'Dallas', isDefault: true });
  const list = await it.ask(addressList, {}, asking);
  expect(list.result.map((one) => [one.id, one.isDefault])).toEqual([
    [second.result.id, true],
    [first.result.id, false],
  ]);
  await it.ask(updateAddress, { ...written, id: second.result.id, isRemoved: true }, asking);
  const left = await it.ask(addressList, {}, asking);
  expect(left.result.map((one) => [one.id, one.isDefault])).toEqual([[first.result.id, true]]);
});

test('product §4 a stranger’s address answers exactly like one that does not exist', async () => {
  const { db } = it.shop;
  const [mine, other] = [await makeCompany(db), await makeCompany(db)];
  const theirs = await makeAddress(db, other.companyId);
  const asking = { token: mine.token };
  for (const given of [{}, { isRemoved: true }]) {
    const answer = await it.ask(updateAddress, { ...written, ...given, id: theirs }, asking);
    const none = await it.ask(updateAddress, { ...written, ...given, id: 9_000_000_000 }, asking);
    expect([answer.status, answer.reason]).toEqual([404, 'addressNotFound']);
    expect(answer.text).toBe(none.text);
  }
  expect((await it.ask(addressList, {}, asking)).result).toEqual([]);
  const [kept] = await db`select city, removed_at from addresses where id = ${theirs}`;
  expect(kept).toEqual({ city: 'Houston', removedAt: null });
});

test('§5 every field is required, the calling code too; country and telephone must exist', async () => {
  const company = await makeCompany(it.shop.db);
  const asking = { token: company.token };
  const bare = await it.ask(updateAddress, {}, asking);
  expect(bare.fields?.map((one) => [one.field, one.problem])).toEqual(
    Object.keys(written).map((field) => [field, 'required']),
  );
  const wrong = await it.ask(updateAddress, { ...written, country: 'XX', telephone: '12' + '3' }, asking);
  expect(wrong.fields).toEqual([
    { field: 'country', problem: 'choice' },
    { field: 'telephone', problem: 'format' },
  ]);
  expect((await it.ask(addressList, {}, asking)).result).toEqual([]);
});

test('design: a removed address is taken back as it was, a stranger’s is not', async () => {
  const company = await makeCompany(it.shop.db);
  const asking = { token: company.token };
  const [first, second] = [await it.ask(updateAddress, written, asking), await it.ask(updateAddress, written, asking)];
  const { id } = first.result;
  await it.ask(updateAddress, { ...written, id, isRemoved: true }, asking);
  const back = await it.ask(updateAddress, { ...written, id, isRemoved: false, isDefault: true }, asking);
  expect(back.result).toEqual(first.result);
  const list = await it.ask(addressList, {}, asking);
  expect(list.result.map((one) => [one.id, one.isDefault])).toEqual([
    [id, true],
    [second.result.id, false],
  ]);
  const stranger = { token: (await makeCompany(it.shop.db)).token };
  await it.ask(updateAddress, { ...written, id, isRemoved: true }, asking);
  const answer = await it.ask(updateAddress, { ...written, id, isRemoved: false }, stranger);
  expect([answer.status, answer.reason]).toEqual([404, 'addressNotFound']);
});

test('§5 a state is one of its country where those are known, by name or code; what an address has already stays good', async () => {
  const { db } = it.shop;
  const { token, companyId } = await makeCompany(db);
  const save = (given: Record<string, unknown>) => it.ask(updateAddress, { ...written, ...given }, { token });
  expect((await save({ state: 'Bavaria' })).fields).toEqual([{ field: 'state', problem: 'choice' }]);
  for (const state of ['texas', 'TX', 'US-TX']) expect([state, (await save({ state })).status]).toEqual([state, 200]);
  const id = await makeAddress(db, companyId);
  await db`update addresses set state = 'Old Texas' where id = ${id}`;
  expect((await save({ id, state: 'Old Texas', city: 'Dallas' })).status).toBe(200);
  expect((await save({ state: 'Old Texas' })).status).toBe(400);
});

test('§5 a postal code is written as in its country', async () => {
  const { token } = await makeCompany(it.shop.db);
  const french = {
    ...written,
    country: 'FR',
    state: 'Rhône',
    city: 'Lyon',
    telephone: '01 23 45 67 89',
    callingCode: '+33',
  };
  expect((await it.ask(updateAddress, { ...french, postalCode: '690' }, { token })).fields).toEqual([
    { field: 'postalCode', problem: 'format' },
  ]);
  expect((await it.ask(updateAddress, { ...french, postalCode: '69002' }, { token })).status).toBe(200);
  // As the post writes it, and as people type it.
  const swede = { ...french, country: 'SE', state: 'Skåne', telephone: '08 123 456 78', callingCode: '+46' };
  for (const postalCode of ['111 22', '11122', 'SE-111 22'])
    expect((await it.ask(updateAddress, { ...swede, postalCode }, { token })).status).toBe(200);
});

test('§5 a postal code is kept in one spelling, however it was typed', async () => {
  const { token } = await makeCompany(it.shop.db);
  const british = { ...written, country: 'GB', state: 'London', telephone: '020 7946 0958', callingCode: '+44' };
  const added = await it.ask(updateAddress, { ...british, postalCode: 'gb sw1a 1aa' }, { token });
  expect(added.result.postalCode).toBe('GB SW1A 1AA');
  const japanese = { ...written, country: 'JP', state: 'Tokyo', telephone: '03-3201-3331', callingCode: '+81' };
  const changed = await it.ask(
    updateAddress,
    { ...japanese, id: added.result.id, postalCode: '〒１００-０００１' },
    { token },
  );
  expect(changed.result.postalCode).toBe('100-0001');
});

test('§5 a postal code that was kept before in another spelling is brought to the one', async () => {
  const { db } = it.shop;
  const typed = ['１１１　２２', ' gb sw1a  1aa ', '〒100-0001', '-', '　', '77002'];
  const { companyId } = await makeCompany(db);
  const ids: number[] = [];
  for (const code of typed) {
    const id = await makeAddress(db, companyId);
    await db`update addresses set postal_code = ${code} where id = ${id}`;
    ids.push(id);
  }
  const file = new URL('../../../migrations/0710_postal_codes_in_one_spelling.sql', import.meta.url);
  await db.unsafe(await readFile(file, 'utf8'));
  const kept = await db<{ postalCode: string }[]>`select postal_code from addresses where id = any(${ids}) order by id`;
  // Of what would be nothing nothing is made.
  expect(kept.map((row) => row.postalCode)).toEqual(typed.map((code) => asPostalCode(code) || code));
});

test('§5 every country takes the code it shows as an example, bare too; one without codes takes a hyphen', async () => {
  const { token } = await makeCompany(it.shop.db);
  const countries = (await it.ask(countryListAll, {})).result;
  const examples = countries.flatMap(({ code, postalCodePattern: pattern, postalCodeExample }) =>
    postalCodeExample === null ? [] : [{ country: code, pattern, example: postalCodeExample }],
  );
  expect(examples.length).toBeGreaterThan(120);
  for (const { country, pattern, example } of examples)
    for (const code of [example, example.replaceAll(/[ -]/g, ''), `${country}-${example}`])
      expect([country, code, pattern !== null && isPostalCode(code, { country, pattern })]).toEqual([
        country,
        code,
        true,
      ]);
  for (const { country, pattern } of examples)
    expect([country, isPostalCode('-', { country, pattern })]).toEqual([country, false]);
  const dubai = {
    ...written,
    country: 'AE',
    state: 'Dubai',
    city: 'Dubai',
    telephone: '4 123 4567',
    callingCode: '+971',
  };
  expect((await it.ask(updateAddress, { ...dubai, postalCode: '-' }, { token })).status).toBe(200);
});

test('§5 telephone numbers by calling code', async () => {
  const good = [
    ['+1', '713 555 0100'],
    ['+49', '030 123456'],
    ['+86', '138-0013-8000'],
    ['+55', '(11) 98765-4321'],
    ['+33', '01 23 45 67 89'],
  ];
  const bad = [
    ['+1', '555'],
    ['+999', '123456789'],
    ['+49', '1'],
    ['+33', '1234567890123456'],
  ];
  for (const [code = '', number = ''] of good)
    expect([code, number, await isTelephone(code, number)]).toEqual([code, number, true]);
  for (const [code = '', number = ''] of bad)
    expect([code, number, await isTelephone(code, number)]).toEqual([code, number, false]);
});

test('§6 writing needs the ordering permission, reading does not', async () => {
  const company = await makeCompany(it.shop.db);
  const viewer = await makeSubAccount(it.shop.db, company.companyId, { permissions: [2] });
  expect((await it.ask(updateAddress, written, { token: viewer.token })).reason).toBe('noPermission');
  expect((await it.ask(addressList, {}, { token: viewer.token })).status).toBe(200);
  expect((await it.ask(addressList, {})).status).toBe(401);
});

test('§8 addressSaveFailed once the list holds a thousand', async () => {
  const { db } = it.shop;
  const company = await makeCompany(db);
  await db`
    insert into addresses (company_id, full_name, country, state, city, postal_code, address, telephone, calling_code)
    select ${company.companyId}, 'N', 'US', 'Texas', 'Houston', '77002', 'Street ' || n, '713 555 0100', '+1' from generate_series(1, 1000) n`;
  const answer = await it.ask(updateAddress, written, { token: company.token });
  expect([answer.status, answer.reason]).toEqual([409, 'addressSaveFailed']);
});
