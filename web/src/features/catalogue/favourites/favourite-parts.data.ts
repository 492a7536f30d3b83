// What the catalogue says of the favourites, for their own screen.
import { partCalls } from '@outrigger/contract/calls/parts.ts';
import { useCall } from '../../../client/api/use-call.ts';
import type { Favourite } from '../../favourites/favourites.data.ts';

/** The parts of some favourites as rows show them. */
export const useFavouriteParts = (list: readonly Favourite[]) =>
  useCall(
    partCalls.goodsListByIds,
    { ids: list.map((one) => one.id).join(',') },
    { enabled: list.length > 0, keepPrevious: true },
  );
