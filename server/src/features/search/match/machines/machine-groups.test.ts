// Machines found by search: each once over all pages, each with its true reason (spec §2 Search results; product §5).
import { calls } from '@outrigger/contract';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../../../test/shop.ts';
import { makeCompany } from '../../../identity/identity.make.ts';
import { type MadeModel, makeMachine, makeModel } from '../../../machines/machines.make.ts';

const { goodsSearch, goodsSuggest } = calls.search;
const key = `m${Date.now()}`;
let it: TestShop;
let mine: { token: string; companyId: number };
beforeAll(async () => {
  it = await testShop();
  mine = await makeCompany(it.shop.db);
});

const own = (hostId: number, called: { fleet?: string; name?: string; site?: string }) => it.shop.db`
  insert into company_machines (company_id, machine_id, fleet_number, own_name, site)
  values (${mine.companyId}, ${hostId}, ${called.fleet ?? null}, ${called.name ?? null}, ${called.site ?? null})`;

/** Models of one name, the first in the books made last, their machines' numbers in another order than their ordinals. */
async function manyMachines(name: string): Promise<number[]> {
  const { db } = it.shop;
  const hosts: number[] = [];
  const build = async (model: MadeModel, at: number) => {
    await db`update model_variants set model = ${name}, position = ${10 - at} where id = ${model.variantId}`;
    for (const [ordinal, prefix] of [
      ['7', 'B'],
      ['30', 'A'],
      ['2', 'B'],
      ['100', 'A'],
      ['21', ''],
    ] as const) {
      const serialNumber = `${key}${at}X${9 - Number(ordinal.at(-1))}${prefix}${ordinal}`.toUpperCase();
      const made = await makeMachine(db, model, { prefix, ordinal: Number(ordinal), serialNumber });
      hosts.push(made.hostId);
    }
  };
  const family = (await makeModel(db)).variantId;
  for (const at of [1, 2, 3]) {
    const model = await makeModel(db);
    await db`update model_variants set family_id = (select family_id from model_variants where id = ${family}) where id = ${model.variantId}`;
    await build(model, at);
  }
  return hosts;
}

async function overPages(keyword: string, pageSize: number, pages: number): Promise<number[]> {
  const found: number[] = [];
  for (let page = 1; page <= pages; page += 1) {
    const asked = { keyword, group: 'otherMachines' as const, page, pageSize };
    const { result } = await it.ask(goodsSearch, asked, { token: mine.token });
    found.push(...result.items.map((hit) => hit.id));
  }
  return found;
}

test.each([2, 3, 4, 7])('§2 machines of a model stand once over all pages of %s, own ones first', async (pageSize) => {
  const name = `Reach ${key} ${pageSize}`;
  const hosts = await manyMachines(name);
  const [second = 0, eleventh = 0] = [hosts[1], hosts[10]];
  await own(second, { fleet: `F-${key}-${pageSize}` });
  await own(eleventh, { name: `Yard ${key} ${pageSize}` });
  const found = await overPages(name, pageSize, Math.ceil(15 / pageSize));
  expect(new Set(found)).toEqual(new Set(hosts));
  expect(found).toHaveLength(15);
  expect(new Set(found.slice(0, 2))).toEqual(new Set([second, eleventh]));
});

test('§2 machines by number and by model at once stand once over all pages', async () => {
  const { db } = it.shop;
  const name = `ZQ${key}`.toUpperCase();
  const hosts = await manyMachines(name);
  const model = await makeModel(db);
  for (const ordinal of [5, 40, 300]) {
    const serialNumber = `${name}${ordinal}`;
    hosts.push((await makeMachine(db, model, { prefix: name, ordinal, serialNumber })).hostId);
  }
  const found = await overPages(name, 4, 5);
  expect(found).toHaveLength(18);
  expect(new Set(found)).toEqual(new Set(hosts));
});

test('product §5 a machine says why it was found: by number, by what the company calls it, by its place', async () => {
  const { db } = it.shop;
  const model = await makeModel(db);
  const { hostId, serialNumber } = await makeMachine(db, model, { prefix: 'WH', ordinal: 5_000_000 + model.variantId });
  await own(hostId, { fleet: `HA-${key}-138`, name: `Big lift ${key}`, site: `Rotterdam ${key}` });
  const reason = async (keyword: string) => {
    const found = (await it.ask(goodsSearch, { keyword, group: 'otherMachines' }, { token: mine.token })).result.items;
    const offered = (await it.ask(goodsSuggest, { keyword }, { token: mine.token })).result;
    expect(offered.find((hit) => hit.id === hostId && hit.kind === 'machine')).toEqual(found[0]);
    return [found[0]?.id, found[0]?.foundBy, found[0]?.matched];
  };
  expect(await reason(serialNumber.slice(0, -1))).toEqual([hostId, 'serial', null]);
  expect(await reason(`ha ${key}`)).toEqual([hostId, 'fleetNumber', `HA-${key}-138`]);
  expect(await reason(`ha-${key}138`)).toEqual([hostId, 'fleetNumber', `HA-${key}-138`]);
  expect(await reason(`lift ${key}`)).toEqual([hostId, 'ownName', null]);
  expect(await reason(`rotterdam ${key}`)).toEqual([hostId, 'site', `Rotterdam ${key}`]);
  // What the company calls it hides its model.
  expect(await reason(model.model)).toEqual([hostId, 'model', model.model]);
  await db`update company_machines set own_name = null where machine_id = ${hostId}`;
  expect(await reason(model.model)).toEqual([hostId, 'model', null]);
});

const FAMILIES = [
  [
    'scissorLifts',
    ['Scissor lifts', 'Plataformas de tijera', 'Plataformas tesoura', 'Nacelles à ciseaux', '剪叉式高空作业平台'],
  ],
  [
    'telescopicBoomLifts',
    [
      'Telescopic boom lift',
      'Plataforma telescópica',
      'Plataforma telescópica',
      'Nacelle télescopique',
      '直臂式高空作业平台',
    ],
  ],
  [
    'articulatingBoomLifts',
    [
      'Articulating boom lifts',
      'Plataformas articuladas',
      'Plataformas articuladas',
      'Nacelles articulées',
      '曲臂式高空作业平台',
    ],
  ],
  ['forkliftTrucks', ['Forklift truck', 'Carretilla elevadora', 'Empilhadeira', 'Chariot élévateur', '叉车']],
] as const;

test.each(FAMILIES)(
  'spec §2 the name of a family fills its group %s, in any language, each machine saying why',
  async (group, names) => {
    const { db } = it.shop;
    const model = await makeModel(db);
    const [en, es, pt, fr, zh] = names.map((name, at) => (at === 4 ? `${name}${key}` : `${name} ${key}`));
    await db`update machine_families set search_group = ${group}, name_en = ${en ?? ''}, name_es = ${es ?? ''},
    name_pt = ${pt ?? ''}, name_fr = ${fr ?? ''}, name_zh = ${zh ?? ''}
    where id = (select family_id from model_variants where id = ${model.variantId})`;
    const { hostId } = await makeMachine(db, model, { prefix: 'FAM', ordinal: 7 });
    for (const keyword of [en, es, pt, fr, zh]) {
      const { result } = await it.ask(goodsSearch, { keyword: keyword ?? '', group }, { token: mine.token });
      const total = result.groups.find((one) => one.group === group)?.total;
      expect({ keyword, total, ids: result.items.map(({ id }) => id) }).toEqual({ keyword, total: 1, ids: [hostId] });
      expect(result.items[0]).toMatchObject({ foundBy: 'family', matched: en });
    }
    const { result: offers } = await it.ask(goodsSuggest, { keyword: en ?? '' }, { token: mine.token });
    expect(offers.filter(({ kind }) => kind === 'machine')).toEqual([]);
  },
);
