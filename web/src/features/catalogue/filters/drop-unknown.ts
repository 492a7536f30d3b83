// A colour or tag that the shop does not know leaves the address: nobody can tell what was meant by it (design: filters kept in the URL).
import { catalogueCalls } from '@outrigger/contract/calls/catalogue.ts';
import { useEffect } from 'react';
import { useCall } from '../../../client/api/use-call.ts';
import { usePartsPage } from '../catalogue.data.ts';
import type { ShopSearch } from '../shop-search.rules.ts';
import { useShopSearch } from '../use-shop-search.ts';

/** Takes colour and tag out of the address, without a step in the history, where the whole shop has none of that name. */
export function useDropUnknown(search: ShopSearch): void {
  const { colour, tag } = search;
  const parts = usePartsPage(search);
  // What came with the last import may not be among the choices that were asked for before it; then parts are found by it.
  const isNothingFound = !parts.isPlaceholderData && parts.data?.total === 0;
  const isAsked = isNothingFound && (colour ?? tag) !== undefined;
  const { data: choices } = useCall(catalogueCalls.goodsFilters, { colour, tag }, { enabled: isAsked });
  // By its name: a long list of colours ends before its last.
  const isColourUnknown = colour !== undefined && choices?.colour === null;
  const isTagUnknown = tag !== undefined && choices?.tag === null;
  const { correct } = useShopSearch();
  useEffect(() => {
    if (!isAsked || !(isColourUnknown || isTagUnknown)) return;
    correct({ ...(isColourUnknown ? { colour: undefined } : {}), ...(isTagUnknown ? { tag: undefined } : {}) });
  }, [isAsked, isColourUnknown, isTagUnknown, correct]);
}
