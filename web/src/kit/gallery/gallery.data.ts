// What the gallery asks the shop: categories and their parts, families and a machine of each with its figures.
import { limits, type ResultOf } from '@outrigger/contract';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { useCall } from '../../client/use-call.ts';
import { useCalls } from '../../client/use-calls.ts';

export type Part = ResultOf<typeof partCalls.goodsList>['items'][number];
export type Category = ResultOf<typeof partCalls.categoryList>[number];
export type Family = ResultOf<typeof machineCalls.familyTree>[number];
export type Machine = ResultOf<typeof machineCalls.machineDetail>;
export type Figure = ResultOf<typeof machineCalls.machineDetail>['chapters'][number]['figures'][number];

const SLOW = { staleTime: 600_000 };
const [FEW] = limits.pageSizes;

export const useCategories = () => useCall(partCalls.categoryList, {}, SLOW);

/** Some parts of a category. */
export const usePartsOf = (categoryId: number) => useCall(partCalls.goodsList, { categoryId, pageSize: FEW }, SLOW);

/** Families with a machine of each and the figures of its book; undefined while they load. */
export function useFamilyMachines() {
  const families = useCall(machineCalls.familyTree, {}, SLOW);
  const familyIds = families.data?.map(({ id }) => id) ?? [];
  const found = useCalls(
    machineCalls.machineList,
    familyIds.map((familyId) => ({ familyId, sort: 'serial' as const, pageSize: 1 })),
    SLOW,
  );
  const hostIds = found.flatMap(({ data }) => data?.items.map(({ hostId }) => hostId) ?? []);
  const machines = useCalls(
    machineCalls.machineDetail,
    hostIds.map((hostId) => ({ hostId })),
    SLOW,
  );
  const all = [families, ...found, ...machines];
  const failed = all.find(({ error }) => error !== null);
  const known = new Map(machines.flatMap(({ data }) => (data ? [[data.hostId, data] as const] : [])));
  const rows = families.data?.map((family, at) => ({
    family,
    machine: known.get(found[at]?.data?.items[0]?.hostId ?? 0),
  }));
  return {
    rows: all.some(({ isPending }) => isPending) ? undefined : rows,
    error: failed?.error,
    retry: () => void failed?.refetch(),
  };
}
