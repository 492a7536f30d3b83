// Codes are compared alike by the program and by the database, as a Chinese keyboard and a PDF write them and with the sign of a size (product §5 Search).
import { readFile } from 'node:fs/promises';
import { calls, normalCode } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { lonelyPool } from '../../../../test/database.ts';
import { type TestShop, testShop } from '../../../../test/shop.ts';
import { makeCompany } from '../../identity/identity.make.ts';
import { makePart } from '../../parts/parts.make.ts';

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
  await db`insert into supersessions (old_part_id, new_part_id, successor_code) values (${gone.partId}, ${next.partId}, ${next.code})`;
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

test('product §5 what a shop has of such codes is compared so too, and of own codes that are now one the one found so far stays', async () => {
  const { db, close } = await lonelyPool(2);
  const sqlOf = (name: string) => readFile(new URL(`../../../../migrations/${name}.sql`, import.meta.url), 'utf8');
  try {
    const older = /create function normal_code.*?\$\$;/s.exec(await sqlOf('0010_ground'))?.[0] ?? '';
    await db.unsafe(older.replace('create function', 'create or replace function'));
    const { companyId: company } = await makeCompany(db);
    const { partId } = await makePart(db, { code: '７-10×2' });
    const plain = await makePart(db, { code: '7-10-3' });
    await db`insert into part_aliases (part_id, code) values (${partId}, '×－9')`;
    const own = ['8×1', '8 x 1', '9×1×2', '9x1×2', 'Ａ7', '－'];
    for (const code of own)
      await db`insert into customer_part_codes (company_id, part_id, code) values (${company}, ${partId}, ${code})`;
    const [before] = await db<{ changedAt: Date }[]>`select changed_at from parts where id = ${plain.partId}`;
    await db.unsafe(await sqlOf('0074_sizes_in_codes'));
    expect(await db`select code_norm from parts where id = ${partId}`).toEqual([{ codeNorm: '710X2' }]);
    expect(await db`select code_norm from part_aliases where part_id = ${partId}`).toEqual([{ codeNorm: 'X9' }]);
    expect(await db`select code, code_norm from customer_part_codes where company_id = ${company} order by id`).toEqual(
      [
        { code: '8 x 1', codeNorm: '8X1' },
        { code: '9×1×2', codeNorm: '9X1X2' },
        { code: 'Ａ7', codeNorm: 'A7' },
      ],
    );
    // What has no such sign is not written again.
    expect(await db`select changed_at from parts where id = ${plain.partId}`).toEqual([before]);
  } finally {
    await close();
  }
});
