// The filter of the parts list, kept in the address (design: filters kept in the URL): type, chapter, figure, fit and keyword.
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { typedStep } from '../../../client/address/typed-step.ts';
import { type FitsAsked, useHeldToFit } from '../../../client/fits-only.ts';
import { useTypedAddress } from '../../../client/address/use-typed-address.ts';
import type { LitItem } from './drawing/lit-row.ts';

/** What may stand in the address besides the machine. */
export interface ListSearch {
  keyword?: string | undefined;
  type?: number | undefined;
  chapter?: number | undefined;
  figure?: number | undefined;
  /** Lit among the rows of its figure, as it is in the drawing. */
  item?: string | undefined;
  /** The figure of the lit item, where the list is not narrowed to it. */
  at?: number | undefined;
  fits?: FitsAsked;
}

/** The filter as it will stand in the address, shown before the address has followed. */
function useShownAtOnce(inBar: ListSearch) {
  const key = JSON.stringify(inBar);
  const [kept, setKept] = useState({ key, search: inBar });
  if (kept.key !== key) setKept({ key, search: inBar });
  const show = (next: ListSearch) => setKept({ key, search: { ...kept.search, ...next } });
  return { search: kept.search, show };
}

/** The filter and the way to change it; typing filters at once and reaches the address a moment later. */
export function useRowFilter() {
  const { hostId: _, ...inBar } = useSearch({ from: '/historyPartsList' });
  const { search: asked, show } = useShownAtOnce(inBar);
  const search = { ...asked, fits: useHeldToFit(asked.fits) };
  const navigate = useNavigate({ from: '/historyPartsList' });
  const { history } = useRouter();
  const write = useCallback(
    (words: string) =>
      void navigate({
        search: (present) => ({ ...present, keyword: words === '' ? undefined : words }),
        resetScroll: false,
        ...typedStep(history, 'keyword'),
      }),
    [navigate, history],
  );
  const { typed, setTyped, empty } = useTypedAddress(inBar.keyword ?? '', write);
  const change = (asked: ListSearch) => {
    // Another chapter or figure lets go of what was lit.
    const next = 'figure' in asked ? { item: undefined, at: undefined, ...asked } : asked;
    show(next);
    void navigate({ search: (present) => ({ ...present, ...next }), resetScroll: false });
  };
  const light = (lit: LitItem | null) => {
    const next = { item: lit?.itemNo, at: lit?.figureId === search.figure ? undefined : lit?.figureId };
    show(next);
    void navigate({ search: (present) => ({ ...present, ...next }), replace: true, resetScroll: false });
  };
  const clear = () => {
    empty();
    change({ keyword: undefined, type: undefined, chapter: undefined, figure: undefined, fits: undefined });
  };
  return { search, typed, setTyped, change, clear, light, lit: litOf(search) };
}

function litOf({ item, at, figure }: ListSearch): LitItem | null {
  const figureId = at ?? figure;
  return item === undefined || figureId === undefined ? null : { figureId, itemNo: item };
}

/** The filter with its ways to change. */
export type RowFilterState = ReturnType<typeof useRowFilter>;
