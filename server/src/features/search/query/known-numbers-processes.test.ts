// What one process does not know as a code or number yet, it finds as soon as another has written it (docs/decisions/0007).
import { calls } from '@outrigger/contract';
import { expect, test } from 'vitest';
import { askAt } from '../../../../test/shop-process.ts';
import { twoProcesses } from '../../../../test/two-processes.ts';
import { makeCompany } from '../../identity/identity.make.ts';
import { makeMachine, makeModel } from '../../machines/machines.make.ts';
import { makePart } from '../../parts/parts.make.ts';

const { goodsSearch } = calls.search;
const shop = twoProcesses();

test('product §5 a machine, its fleet number and an own code are found in the very next answer of every process', async () => {
  const { token, companyId } = await makeCompany(shop.db);
  const search = async (keyword: string) =>
    await Promise.all(
      shop.processes.map(async (one) => (await askAt(one, goodsSearch, { input: { keyword }, token })).result),
    );
  // By then each process knows what there is.
  for (const keyword of ['ZQ771', 'ZF771', 'ZC771']) expect(await search(keyword)).toHaveLength(2);
  await new Promise((resolve) => setTimeout(resolve, 2500));
  const { hostId } = await makeMachine(shop.db, await makeModel(shop.db), { serialNumber: 'ZQ-771' });
  expect((await search('ZQ771')).map((found) => found.exactHostId)).toEqual([hostId, hostId]);
  await shop.db`insert into company_machines (company_id, machine_id, fleet_number) values (${companyId}, ${hostId}, 'ZF-771')`;
  expect((await search('ZF771')).map((found) => found.exactHostId)).toEqual([hostId, hostId]);
  const { partId, code } = await makePart(shop.db);
  await shop.db`insert into customer_part_codes (company_id, part_id, code) values (${companyId}, ${partId}, 'ZC-771')`;
  expect((await search('ZC771')).map((found) => found.exactCode)).toEqual([code, code]);
});
