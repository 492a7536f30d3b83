// Which of the company's machines take a part, each with verdict and proof (product §5 Fit).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import { countedVerdictsFor } from '../fit/index.ts';
import { partOfCode } from '../parts/index.ts';
import { readMachines } from './find/machine-list.reads.ts';

type MachinesOfPart = typeof calls.machines.machinesOfPart;

const FLEET_MOST = 5000;

/** The fleet judged for one part: machines it fits first, then unknown ones; those it does not fit are left out. */
export async function machinesOfPart(
  context: CustomerContext,
  input: ParsedOf<MachinesOfPart>,
): Promise<ResultOf<MachinesOfPart>> {
  const { db, readDb, language, caller } = context;
  const partId = await partOfCode(context, input.code);
  if (partId === null) refuse('partNotFound', { code: input.code });
  const asked = { db, language, companyId: caller.companyId };
  const fleet = await readMachines(asked, {
    keyword: null,
    field: 'any',
    familyId: null,
    sort: 'model',
    page: 1,
    pageSize: FLEET_MOST,
  });
  const fitOf = await countedVerdictsFor(
    readDb,
    fleet.items.map(({ hostId: machineId }) => ({ partId, machineId })),
    language,
  );
  const judged = fleet.items.map((card) => ({ ...card, ...fitOf({ partId, machineId: card.hostId }) }));
  const fitting = judged.filter((one) => one.verdict === 'fits');
  const taking = [...fitting, ...judged.filter((one) => one.verdict === 'unknown' && one.reason.name !== 'noRecord')];
  const from = (input.page - 1) * input.pageSize;
  return {
    items: taking.slice(from, from + input.pageSize),
    total: taking.length,
    fitting: fitting.length,
    page: input.page,
    pageSize: input.pageSize,
  };
}
