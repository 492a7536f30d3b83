// Whatever a kept answer shows or may show is in the very next answer of every process once it changed; the rest stands in kept-answers.test.ts (quality 7; docs/decisions/0007).
import { type Call, calls, type InputOf, type ResultOf } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { askAt, askEverywhere } from '../../../test/shop-process.ts';
import { twoProcesses } from '../../../test/two-processes.ts';
import { makeCompany, makeSubAccount, type MadeUser } from '../identity/identity.make.ts';
import { makeLine, makeMachine, makeModel, type MadeModel } from '../machines/machines.make.ts';
import { makePart, makeSupersession, type MadePart } from './parts.make.ts';

const { goodsDetail, goodsListByIds } = calls.parts;
const { categoryDetail, categoryList, goodsFilters } = calls.catalogue;
const { machinePartList } = calls.machines;

const shop = twoProcesses();

/** A part in a category that a model's book names, a machine of the model, and somebody who sees prices. */
interface Made {
  buyer: MadeUser;
  companyId: number;
  part: MadePart;
  other: MadePart;
  categoryId: number;
  model: MadeModel;
  hostId: number;
}

async function makeThings(): Promise<Made> {
  const { companyId } = await makeCompany(shop.db);
  const buyer = await makeSubAccount(shop.db, companyId, { permissions: [2] });
  const [category] = await shop.db<{ id: number }[]>`
    insert into part_categories (code, name_en) values (${`told-${companyId}`}, 'Seals') returning id`;
  const categoryId = category?.id ?? 0;
  const part = await makePart(shop.db, { categoryId, priceMinor: 1000, stock: 5 });
  const model = await makeModel(shop.db);
  const { hostId } = await makeMachine(shop.db, model, { ordinal: 50 });
  await makeLine(shop.db, model, { partId: part.partId, itemNo: '1', ordinals: '{[1,100)}' });
  return { buyer, companyId, part, other: await makePart(shop.db), categoryId, model, hostId };
}

type Seen = <C extends Call>(call: C, input: InputOf<C>, currency?: string) => Promise<ResultOf<C>>;

interface Told {
  change: (made: Made) => PromiseLike<unknown>;
  /** What the answers show of it. */
  see: (ask: Seen, made: Made) => Promise<unknown>;
  becomes: (made: Made) => [before: unknown, after: unknown];
}

const detail = (ask: Seen, { part }: Made) => ask(goodsDetail, { id: part.partId });
const row = async (ask: Seen, { hostId }: Made) => (await ask(machinePartList, { hostId })).items[0];

const TOLD: Record<string, Told> = {
  'the name of a category': {
    change: ({ categoryId }) => shop.db`update part_categories set name_en = 'Gaskets' where id = ${categoryId}`,
    see: async (ask, made) => [
      (await ask(categoryList, {})).find(({ id }) => id === made.categoryId)?.name,
      (await ask(categoryDetail, { categoryId: made.categoryId })).category.name,
      (await detail(ask, made)).categories[0]?.name,
    ],
    becomes: () => [
      ['Seals', 'Seals', 'Seals'],
      ['Gaskets', 'Gaskets', 'Gaskets'],
    ],
  },
  'the category of a part': {
    change: ({ part }) => shop.db`update parts set category_id = null where id = ${part.partId}`,
    see: async (ask, made) => [
      (await ask(categoryDetail, { categoryId: made.categoryId })).category.partCount,
      (await detail(ask, made)).categories.length,
    ],
    becomes: () => [
      [1, 1],
      [0, 0],
    ],
  },
  'a colour to filter by': {
    change: ({ part }) => shop.db`update parts set colour = 'red' where id = ${part.partId}`,
    see: async (ask, { categoryId }) => (await ask(goodsFilters, { categoryId })).colours.map(({ code }) => code),
    becomes: () => [[], ['red']],
  },
  'a supersession': {
    change: ({ part, other }) => makeSupersession(shop.db, part, other),
    see: async (ask, { part }) =>
      (await ask(goodsListByIds, { ids: String(part.partId) }))[0]?.replacedBy.map(({ code }) => code),
    becomes: ({ other }) => [[], [other.code]],
  },
  'a line of the book': {
    change: ({ model, other }) => makeLine(shop.db, model, { partId: other.partId, itemNo: '2' }),
    see: async (ask, { hostId }) => (await ask(machinePartList, { hostId })).items.map(({ partId }) => partId),
    becomes: ({ part, other }) => [[part.partId], [part.partId, other.partId]],
  },
  'the serial numbers a line is for': {
    change: ({ model }) => shop.db`
      update effectivity_ranges set ordinals = '{[60,100)}' where scheme_id = ${model.schemeId}`,
    see: async (ask, made) => (await row(ask, made))?.verdict,
    becomes: () => ['fits', 'doesNotFit'],
  },
  'what a machine was built with': {
    change: async ({ hostId, other }) => {
      await shop.db`insert into as_built_lines (machine_id, part_id, quantity) values (${hostId}, ${other.partId}, 1)`;
      await shop.db`update machines set as_built = 'complete' where id = ${hostId}`;
    },
    see: async (ask, made) => (await row(ask, made))?.verdict,
    becomes: () => ['fits', 'doesNotFit'],
  },
  'stock, in the list of a machine': {
    change: ({ part }) => shop.db`update stock_levels set reserved = 2 where part_id = ${part.partId}`,
    see: async (ask, made) => (await row(ask, made))?.stock,
    becomes: () => [5, 3],
  },
  'a delivery on its way': {
    change: ({ part, companyId }) => shop.db`
      insert into inbound_deliveries (reference, warehouse_id, part_id, quantity, expected_on)
      values (${`told-${companyId}`}, ${part.warehouseId}, ${part.partId}, 7, current_date + 3)`,
    see: async (ask, made) => (await detail(ask, made)).stockPlaces[0]?.nextDelivery?.quantity,
    becomes: () => [undefined, 7],
  },
  'a price for more of a part': {
    change: ({ part }) => shop.db`
      insert into prices (part_id, price_list_id, min_quantity, amount_minor)
      select part_id, price_list_id, 10, 900 from prices where part_id = ${part.partId}`,
    see: async (ask, made) => (await detail(ask, made)).priceBreaks?.map(({ price }) => price.amount),
    becomes: () => [['10.00'], ['10.00', '9.00']],
  },
  'a price list given to the company, in the list of a machine': {
    change: async ({ part, companyId }) => {
      const [list] = await shop.db<{ id: number }[]>`
        insert into price_lists (code, name, currency) values (${`told-${companyId}`}, 'Own', 'USD') returning id`;
      const listId = list?.id ?? 0;
      await shop.db`insert into prices (part_id, price_list_id, amount_minor) values (${part.partId}, ${listId}, 700)`;
      await shop.db`insert into company_price_lists (company_id, price_list_id) values (${companyId}, ${listId})`;
    },
    see: async (ask, made) => (await row(ask, made))?.price?.amount,
    becomes: () => ['10.00', '7.00'],
  },
  'the right to see prices': {
    change: ({ buyer }) => shop.db`delete from user_permissions where user_id = ${buyer.userId}`,
    see: async (ask, made) => {
      const shown = JSON.stringify([await detail(ask, made), await row(ask, made)]);
      return [/10\.00/.test(shown), /"(price|listPrice|amount|priceBreaks)"/.test(shown)];
    },
    becomes: () => [
      [true, true],
      [false, false],
    ],
  },
};

test.each(Object.entries(TOLD))('product §2 %s is in the very next answer of every process', async (_, told) => {
  const made = await makeThings();
  const ask: Seen = async (call, input, currency = 'USD') =>
    (await askEverywhere(shop.processes, call, { input, token: made.buyer.token, currency })).result;
  const [before, after] = told.becomes(made);
  expect(await told.see(ask, made)).toEqual(before);
  await told.change(made);
  expect(await told.see(ask, made)).toEqual(after);
});

test('spec §7 a currency that is no longer offered is refused by every process, and offered again once it is', async () => {
  const { part, buyer } = await makeThings();
  const asking = { input: { id: part.partId }, token: buyer.token, currency: 'CNY' };
  const statusOf = async () =>
    (await Promise.all(shop.processes.map((one) => askAt(one, goodsDetail, asking)))).map(({ status }) => status);
  await shop.db`update currencies set is_offered = true where code = 'CNY'`;
  expect([await statusOf(), await statusOf()]).toEqual([
    [200, 200],
    [200, 200],
  ]);
  await shop.db`update currencies set is_offered = false where code = 'CNY'`;
  expect(await statusOf()).toEqual([404, 404]);
  await shop.db`update currencies set is_offered = true where code = 'CNY'`;
  expect(await statusOf()).toEqual([200, 200]);
});

test('quality 7 who signed out at one process passes at none once it has answered, however often asked before', async () => {
  const { companyId, part } = await makeThings();
  for (let round = 0; round < 6; round += 1) {
    const { token } = await makeSubAccount(shop.db, companyId, { permissions: [2] });
    const asking = { input: { id: part.partId }, token };
    expect((await askEverywhere(shop.processes, goodsDetail, asking)).status).toBe(200);
    const left = shop.processes[round % 2];
    if (left) await askAt(left, calls.identity.logout, { input: {}, token });
    const after = await Promise.all(shop.processes.map((one) => askAt(one, goodsDetail, asking)));
    expect(after.map(({ status, result }) => [status, JSON.stringify(result).includes('10.00')])).toEqual([
      [401, false],
      [401, false],
    ]);
  }
});
