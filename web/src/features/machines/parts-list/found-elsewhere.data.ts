// What the shop's one search finds for words that the names of a list do not have (product §5: one search everywhere): synonyms, own codes, other languages, misspelt words.
import { normalCode, type PartRow } from '@outrigger/contract';
import { searchCalls } from '@outrigger/contract/calls/search.ts';
import { useMemo } from 'react';
import { useCall } from '../../../client/api/use-call.ts';
import { useSettled } from '../../../ui/fields/use-settled.ts';

// As many as a question may ask for; what fits the machine comes first.
const MOST = 100;

/** The rows of the list that the search finds, none while it is not asked; `isAsking` until it has answered. */
export function useFoundElsewhere(
  rows: readonly PartRow[],
  { hostId, keyword, isWanted }: { hostId: number; keyword: string; isWanted: boolean },
): { rows: readonly PartRow[]; isAsking: boolean } {
  const settled = useSettled(keyword.trim());
  const isEnabled = isWanted && settled !== '' && settled === keyword.trim();
  const { data, isPending } = useCall(
    searchCalls.goodsSearch,
    { keyword: settled, group: 'parts', hostId, pageSize: MOST },
    { enabled: isEnabled },
  );
  return useMemo(() => {
    if (!isWanted) return { rows: [], isAsking: false };
    if (!isEnabled || isPending) return { rows: [], isAsking: keyword.trim() !== '' };
    // What holds only some of the words is no answer in a list that is read row by row.
    const codes = new Set(
      data?.items.filter(({ foundBy }) => foundBy !== 'someWords').map(({ code }) => normalCode(code)),
    );
    const found = ({ partCode, replacedBy }: PartRow) =>
      [partCode, ...replacedBy.map((one) => one.code)].some((code) => codes.has(normalCode(code)));
    return { rows: rows.filter(found), isAsking: false };
  }, [rows, data, isWanted, isEnabled, isPending, keyword]);
}
