// Quality 17: a name in another language than the reader's says so.
import { expect, test } from 'vitest';
import { testShop } from '../../../test/shop.ts';
import { langOfName, namedAs } from './localized-name.ts';

test('quality 17 a name that is English for want of one in the language asked for says so, one in that language does not', async () => {
  const { db } = (await testShop()).shop;
  const rows = await db<{ name: string | null; nameLang: string | null }[]>`
    select ${namedAs(db, 'c', 'fa')} from (values
      (1, 'Hose', 'Flexible'), (2, 'Pump', null), (3, null, null)) c (place, name_en, name_fr) order by place`;
  expect(rows.map((row) => [row.name, row.nameLang])).toEqual([
    ['Flexible', null],
    ['Pump', 'en'],
    // A row joined where there was none has no name, of no language.
    [null, null],
  ]);
});

test('quality 17 an English reader is told of no language', async () => {
  const { db } = (await testShop()).shop;
  const rows = await db`
    select ${namedAs(db, 'c', 'en', 'title')}, ${langOfName(db, 'c', 'en')} as lang from (values ('Hose')) c (name_en)`;
  expect(rows).toEqual([{ title: 'Hose', lang: null }]);
});
