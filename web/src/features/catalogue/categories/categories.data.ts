// Questions of the tree of categories and of the page of one (spec §7 Shop, Category host).
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { useMemo } from 'react';
import { chosenMachine, useChosenMachine } from '../../../client/chosen-machine.ts';
import { prefetch, useCall } from '../../../client/api/use-call.ts';

// The tree changes with an import, not while somebody browses.
const SLOW = { staleTime: 600_000 };

/** One category with its children and kinds of part. */
export const useCategory = (categoryId: number | undefined) =>
  useCall(
    catalogueCalls.categoryDetail,
    { categoryId: categoryId ?? 0 },
    { ...SLOW, enabled: categoryId !== undefined },
  );

/** How many parts of each category fit the machine on the strip; none asked for while there is no machine. */
export function useFittingCounts() {
  const machineId = useChosenMachine()?.hostId;
  const { data, error, refetch } = useCall(
    machineCalls.categoriesForMachine,
    { hostId: machineId ?? 0 },
    { enabled: machineId !== undefined },
  );
  const counts = useMemo(() => data && new Map(data.map(({ id, partCount }) => [id, partCount])), [data]);
  return { counts: machineId === undefined ? undefined : counts, error, refetch };
}

/** Loads the tree, and what of it fits, ahead of its page. */
export async function preloadCategories(): Promise<void> {
  const machineId = chosenMachine()?.hostId;
  if (machineId !== undefined) void prefetch(machineCalls.categoriesForMachine, { hostId: machineId });
  await prefetch(catalogueCalls.categoryList, {});
}
