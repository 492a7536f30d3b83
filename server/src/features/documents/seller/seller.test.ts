// What invoices say of the seller, told in the office (product §7 Invoice, §8).
import { calls } from '@outrigger/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lonelyDatabase } from '../../../../test/database.ts';
import { openTestShop, type TestShop } from '../../../../test/shop.ts';
import { makeAdministrator } from '../../identity/identity.make.ts';
import { isIban } from './seller.rules.ts';

const { seller, setSeller } = calls.documents;
let it: TestShop;
let alone: Awaited<ReturnType<typeof lonelyDatabase>>;
let finance: { token: string; email: string };

beforeAll(async () => {
  // Alone, since other files tell who sells.
  alone = await lonelyDatabase();
  it = await openTestShop({ DATABASE_URL: alone.url });
  finance = await makeAdministrator(it.shop.db, ['finance']);
});
afterAll(async () => {
  await it.app.close();
  await alone.drop();
});

const wanted = {
  name: 'Norrvik Parts Europe B.V.',
  street: 'Waalhaven 77',
  postalCode: '3087 BM',
  city: 'Rotterdam',
  country: 'NL',
  vatId: 'nl 0000.0000.0b00',
  iban: 'nl91 abna 0417 1643 00',
  bic: 'examnl2a',
  paymentDays: 30,
};

test('product §8 finance tells who sells; codes are kept plain, and the change is audited', async () => {
  expect((await it.ask(seller, {}, finance)).result).toBeNull();
  const set = await it.ask(setSeller, wanted, finance);
  expect(set.result).toMatchObject({
    vatId: 'NL000000000B00',
    iban: 'NL91ABNA0417164300',
    bic: 'EXAMNL2A',
    taxNote: null,
  });
  await it.ask(setSeller, { ...wanted, name: 'Norrvik Parts B.V.' }, finance);
  const read = await it.ask(seller, {}, finance);
  expect(read.result).toMatchObject({ name: 'Norrvik Parts B.V.', paymentDays: 30, changedBy: finance.email });
  const [row] = await it.shop.db`select facts from audit where action = 'setSeller' order by id desc limit 1`;
  expect(row?.['facts']).toMatchObject({
    before: { name: 'Norrvik Parts Europe B.V.' },
    after: { name: 'Norrvik Parts B.V.' },
  });
});

test('product §8 what no invoice could say is refused at its field', async () => {
  const fields = async (given: Record<string, unknown>) =>
    (await it.ask(setSeller, { ...wanted, ...given }, finance)).fields?.map(({ field }) => field);
  expect(await fields({ iban: 'NL91ABNA0417164301' })).toEqual(['iban']);
  expect(await fields({ bic: 'NO' })).toEqual(['bic']);
  expect(await fields({ vatId: '12345' })).toEqual(['vatId']);
  expect(await fields({ vatId: '' })).toEqual(['registrationNo']);
  // BR-CO-26: outside the Union no VAT number is stated, so another number has to be.
  expect(await fields({ country: 'US' })).toEqual(['registrationNo']);
  expect(await fields({ country: 'US', registrationNo: '12-3456789' })).toBeUndefined();
  expect(await fields({ country: 'ZZ', registrationNo: 'HRB 1' })).toEqual(['country']);
  expect(await fields({ vatId: '', registrationNo: 'HRB 1' })).toBeUndefined();
});

test('product §8 nobody but finance tells it', async () => {
  const orders = await makeAdministrator(it.shop.db, ['orders']);
  expect((await it.ask(setSeller, wanted, orders)).status).toBe(403);
  expect((await it.ask(seller, {})).status).toBe(401);
});

test('an IBAN is known by its check digits', () => {
  expect(['DE89370400440532013000', 'GB82WEST12345698765432'].every(isIban)).toBe(true);
  expect(['DE89370400440532013001', 'DE8937', ''].some(isIban)).toBe(false);
});
