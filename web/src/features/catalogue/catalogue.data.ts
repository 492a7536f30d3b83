// Questions of the catalogue screens to the server (spec §7 Shop, Category host).
import { limits, permissions, type ResultOf } from '@outrigger/contract';
import { machineCalls } from '@outrigger/contract/calls/machines.ts';
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { useMemo } from 'react';
import { chosenMachine, useChosenMachine } from '../../client/chosen-machine.ts';
import { heldToFit } from '../../client/fits-only.ts';
import { isPermitted } from '../../client/session/permissions.rules.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { prefetch, useCall } from '../../client/api/use-call.ts';
import { questionOf, type ShopSearch } from './shop-search.rules.ts';

/** One page of parts. */
export type ListedParts = ResultOf<typeof catalogueCalls.goodsList>;
/** A category as the tree has it. */
export type Category = ResultOf<typeof catalogueCalls.categoryList>[number];

// The tree, the kinds and the families change with an import, not while somebody browses.
const SLOW = { staleTime: 600_000 };

function seesPrices(): boolean {
  const user = session.get()?.user;
  return user !== undefined && (user.role !== 'sub' || isPermitted(user, permissions.viewPrices));
}

/** Whether prices may be seen, and so asked for. */
export function useMaySeePrices(): boolean {
  useStore(session);
  return seesPrices();
}

// Without a machine, or in an order of its own, the list is the same for all; else what fits comes first, or alone.
function partsAsked({ fits: asked, ...search }: ShopSearch, machineId: number | undefined) {
  const fits = asked === '1';
  const question = questionOf(search, seesPrices());
  if (machineId === undefined || (!fits && question.sort !== 'default'))
    return [catalogueCalls.goodsList, question] as const;
  return [
    machineCalls.goodsForMachine,
    { ...question, hostId: machineId, only: fits ? ('fits' as const) : undefined },
  ] as const;
}

/** One page of the parts list, what fits the machine on the strip first or alone; the last one stays while the next loads. */
export function usePartsPage(search: ShopSearch) {
  useStore(session);
  const [call, input] = partsAsked(search, useChosenMachine()?.hostId);
  return useCall(call, input, { keepPrevious: true });
}

/** How many parts a list held to the machine leaves out, once both are known. */
export function useRestOfList(search: ShopSearch, held: ListedParts): { count: number; isAtLeast: boolean } {
  const machineId = useChosenMachine()?.hostId;
  const question = { ...questionOf({ ...search, page: 1, pageSize: limits.pageSizes[0] }, seesPrices()) };
  const isAsked = search.fits === '1' && machineId !== undefined;
  const all = useCall(catalogueCalls.goodsList, question, { enabled: isAsked }).data;
  return {
    count: isAsked && all ? all.total - held.total : 0,
    isAtLeast: (all?.isTotalAtLeast ?? false) && !held.isTotalAtLeast,
  };
}

/** All categories, flat. */
export const useCategories = () => useCall(catalogueCalls.categoryList, {}, SLOW);

/** Kinds and colours to filter by, and the name of the tag that is. */
export const useFilterChoices = ({ categoryId, tag }: ShopSearch) =>
  useCall(catalogueCalls.goodsFilters, { categoryId, tag }, { ...SLOW, keepPrevious: true });

/** Machine families. */
export const useFamilies = () => useCall(machineCalls.familyTree, {}, SLOW);

/** Starts the questions of the parts list ahead of its screen. */
export async function preloadShop(search: ShopSearch): Promise<void> {
  void prefetch(catalogueCalls.categoryList, {});
  const [call, input] = partsAsked({ ...search, fits: heldToFit(search.fits) }, chosenMachine()?.hostId);
  await prefetch(call, input);
}

/** Verdict, proof and reason of one part. */
export type FitOfPart = ResultOf<typeof machineCalls.fitOfParts>[number];

/** The verdicts of some parts for the machine on the strip, by part id; empty while there is none. */
export function useFits(parts: readonly { id: number }[] | undefined): ReadonlyMap<number, FitOfPart> {
  const machineId = useChosenMachine()?.hostId;
  const ids = (parts ?? []).map((part) => part.id).join(',');
  const input = { hostId: machineId ?? 0, ids };
  const fits = useCall(machineCalls.fitOfParts, input, { enabled: machineId !== undefined && ids !== '' });
  return useMemo(() => new Map(fits.data?.map((fit) => [fit.partId, fit])), [fits.data]);
}
