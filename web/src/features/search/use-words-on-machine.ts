// A serial number with words beside it: where the words are found (product §5 Search).
import { filterRows, usePartsList } from '../machines/index.ts';
import { type Found, useFound } from './search.data.ts';
import { PAGE_SIZE, type WordsIn } from './search.rules.ts';

/** Where the words are found, undefined until it is known: the machine's list as its screen filters it, else what fits the machine, else all there is. A list that cannot be read says so itself. */
export function useWordsOnMachine(found: Found | null | undefined): WordsIn | undefined {
  const keyword = found?.exactRest ?? '';
  const hostId = keyword === '' ? undefined : (found?.exactHostId ?? undefined);
  const { data, error } = usePartsList(hostId);
  const all = { keyword, type: undefined, figures: undefined, isOnlyFitting: false };
  const isNone = data !== undefined && filterRows(data, all, () => null).length === 0;
  // As the results will ask for it, so that they are there at once.
  const query = { keyword, group: 'parts', hostId, only: 'fits', page: 1, pageSize: PAGE_SIZE } as const;
  const fitting = useFound(query, hostId !== undefined && isNone);
  if (hostId === undefined || error || (data && !isNone)) return 'list';
  if (fitting.error) return 'all';
  if (!fitting.data || fitting.isPlaceholderData) return undefined;
  return fitting.data.total > 0 ? 'fitting' : 'all';
}
