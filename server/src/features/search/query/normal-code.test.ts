// Codes are compared alike by the program and by the database, as a Chinese keyboard and a PDF write them and with the sign of a size (product §5 Search).
import { calls, normalCode } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany } from '../../identity/identity.make.ts';
import { makePart, makeSupersession } from '../../parts/parts.make.ts';

const key = String(Date.now()).slice(-7);
let it: TestShop;
let token: string;
let companyId: number;
beforeAll(async () => {
  it = await testShop();
  ({ token, companyId } = await makeCompany(it.shop.db));
});

test('product §5 the program and the database compare codes alike, whatever sign of a keyboard they are written with', async () => {
  const plain = Array.from({ length: 0x7f - 0x20 }, (_, at) => String.fromCodePoint(0x20 + at));
  const wide = plain.slice(1).map((sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
  const spaces = [...'\t\n\r\u00a0\u2000\u2002\u2003\u2007\u2009\u200a\u202f\u205f\u3000'];
  const dashes = [...'\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u00ad\u200b\u2060\ufeff'];
  const written = [...plain, ...wide, ...spaces, ...dashes, '×'].map((sign) => `a1${sign}z9`);
  const rows = await it.shop.db<{ code: string; norm: string }[]>`
    select code, normal_code(code) as norm from unnest(${written}::text[]) code`;
  expect(rows.map(({ code, norm }) => [code, norm])).toEqual(written.map((code) => [code, normalCode(code)]));
  expect(['O-Ring 10×2', 'Ｏ－ｒｉｎｇ　１０×２'].map(normalCode)).toEqual(['ORING10X2', 'ORING10X2']);
});

test('product §5 a code with the sign of a size leads to its part as typed and with an x, beside its label too: of a list, a company’s own, of a part off sale', async () => {
  const { db } = it.shop;
  const listed = await makePart(db, { code: `RL-${key}×2` });
  const gone = await makePart(db, { code: `RG-${key}×3`, status: 'offline' });
  const [next, mine] = [await makePart(db), await makePart(db)];
  await makeSupersession(db, gone, next);
  await db`insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${mine.partId}, ${`Ring ${key}×4`})`;
  const exact = async (keyword: string) =>
    (await it.ask(calls.search.goodsSearch, { keyword }, { token })).result.exactCode;
  await expect.poll(() => exact(listed.code), { timeout: 20_000 }).toBe(listed.code);
  for (const [code, part] of [
    [listed.code, listed],
    [gone.code, gone],
    [`Ring ${key}×4`, mine],
  ] as const) {
    for (const typed of [code, code.replace('×', 'x'), `P/N ${code}`])
      expect(await exact(typed), typed).toBe(part.code);
    const detail = await it.ask(calls.parts.goodsBatchDetail, { codes: code.replace('×', 'X') }, { token });
    expect(detail.result[0]?.item, code).toBeDefined();
    expect(detail.result[0]?.part, code).not.toBeNull();
  }
});
