// What the gallery asks the shop: categories and their parts, families and a machine of each with its figures.
import { limits, type ResultOf } from '@outrigger/contract';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { useCall } from '../../src/client/api/use-call.ts';
import { useCalls } from '../../src/client/api/use-calls.ts';

export type Part = ResultOf<typeof catalogueCalls.goodsList>['items'][number];
export type Category = ResultOf<typeof catalogueCalls.categoryList>[number];
export type Family = ResultOf<typeof machineCalls.familyTree>[number];
export type Machine = ResultOf<typeof machineCalls.machineDetail>;
export type Figure = ResultOf<typeof machineCalls.machineDetail>['chapters'][number]['figures'][number];
export type FigureRow = ResultOf<typeof machineCalls.machinePartList>['items'][number];

const SLOW = { staleTime: 600_000 };
const [FEW] = limits.pageSizes;

export const useCategories = () => useCall(catalogueCalls.categoryList, {}, SLOW);

/** Some parts of a category. */
export const usePartsOf = (categoryId: number) =>
  useCall(catalogueCalls.goodsList, { categoryId, pageSize: FEW }, SLOW);

/** Families with a machine of each, one's own before another's, and the figures of its book; undefined while they load. */
export function useFamilyMachines() {
  const families = useCall(machineCalls.familyTree, {}, SLOW);
  const familyIds = families.data?.map(({ id }) => id) ?? [];
  const found = useCalls(
    machineCalls.machineList,
    familyIds.map((familyId) => ({ familyId, sort: 'serial' as const, pageSize: 1 })),
    SLOW,
  );
  // A family the company has no machine of is shown by any machine of its first model.
  const others = families.data?.filter(({ count }, at) => count > 0 && found[at]?.data?.items.length === 0) ?? [];
  const elsewhere = useCalls(machineCalls.machineList, others.flatMap(searchOfModel), SLOW);
  const hosts = [...found, ...elsewhere].flatMap(({ data }) => data?.items ?? []);
  const machines = useCalls(
    machineCalls.machineDetail,
    hosts.map(({ hostId }) => ({ hostId, as: 'look' as const })),
    SLOW,
  );
  const all = [families, ...found, ...elsewhere, ...machines];
  const failed = all.find(({ error }) => error !== null);
  const known = machines.flatMap(({ data }) => data ?? []);
  const rows = families.data?.map((family) => ({
    family,
    machine: known.find(({ variantId }) => family.models.some((model) => model.variantId === variantId)),
  }));
  return {
    rows: all.some(({ isPending }) => isPending) ? undefined : rows,
    error: failed?.error,
    retry: () => void failed?.refetch(),
  };
}

const searchOfModel = ({ id, models }: Family) =>
  models.slice(0, 1).map(({ model }) => ({
    familyId: id,
    field: 'model' as const,
    keyword: model,
    sort: 'serial' as const,
    pageSize: 1,
  }));

/** The list of a figure as a machine has it; not asked before it is wanted. */
export function useFigureRows({ hostId }: Machine, { figureId }: Figure, isWanted: boolean) {
  return useCall(machineCalls.machinePartList, { hostId, figureId }, { ...SLOW, enabled: isWanted });
}
