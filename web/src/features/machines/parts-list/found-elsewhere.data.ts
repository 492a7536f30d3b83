// What the shop's one search finds for words that the names of a list do not have (product §5: one search everywhere): synonyms, own codes, other languages, misspelt words.
import { normalCode, type PartRow } from '@outrigger/contract';
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { useMemo } from 'react';
import { useCall } from '../../../client/api/use-call.ts';
import { useSettled } from '../../../ui/fields/use-settled.ts';

// As many as a question may ask for; what fits the machine comes first.
const MOST = 100;
const NOTHING = { rows: [], isAsking: false };
const ASKING = { rows: [], isAsking: true };

interface Asked {
  hostId: number;
  keyword: string;
  isWanted: boolean;
  isBeside: boolean;
}

/** The rows of the list that the search finds, none while it is not asked; `isAsking` until it has answered. Beside rows that have the words themselves, a name that is only similar is none. */
export function useFoundElsewhere(
  rows: readonly PartRow[],
  { hostId, keyword, isWanted, isBeside }: Asked,
): { rows: readonly PartRow[]; isAsking: boolean } {
  const settled = useSettled(keyword.trim());
  const isEnabled = isWanted && settled !== '' && settled === keyword.trim();
  const { data, isPending } = useCall(
    searchCalls.goodsSearch,
    { keyword: settled, group: 'parts', hostId, pageSize: MOST },
    { enabled: isEnabled },
  );
  return useMemo(() => {
    if (!isWanted) return NOTHING;
    if (!isEnabled || isPending) return keyword.trim() === '' ? NOTHING : ASKING;
    // What holds only some of the words is no answer in a list that is read row by row.
    const codes = new Set(
      data?.items
        .filter(({ foundBy }) => foundBy !== 'someWords' && !(isBeside && foundBy === 'nameTypo'))
        .map(({ code }) => normalCode(code)),
    );
    const found = ({ partCode, replacedBy }: PartRow) =>
      [partCode, ...replacedBy.map((one) => one.code)].some((code) => codes.has(normalCode(code)));
    return { rows: rows.filter(found), isAsking: false };
  }, [rows, data, isWanted, isBeside, isEnabled, isPending, keyword]);
}
