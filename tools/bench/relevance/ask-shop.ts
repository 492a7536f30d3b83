// What the shop answers a query, in the order a person meets it: what it opens, then the hits (product §5 Search).
import type { calls, Language, ResultOf } from '@outrigger/contract';

type Found = ResultOf<typeof calls.search.goodsSearch>;

/** Answers a query with codes and serial numbers. */
export type Ask = (keyword: string, language: Language) => Promise<string[]>;

/** Asks a shop that listens, as the person of the token; machines are told by their ids. */
export function askShop(port: number, token: string, serials: ReadonlyMap<number, string>): Ask {
  const search = async (query: Record<string, string>, language: Language): Promise<Found> => {
    const path = `/api/shop/goods-search?${new URLSearchParams({ pageSize: '24', ...query })}`;
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { token, language, 'currency-name': 'USD' },
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { result: Found }).result;
  };
  const codesOf = ({ items }: Found) => items.map(({ kind, code }) => (kind === 'machine' ? `machine ${code}` : code));
  return async (typed, language) => {
    // As the field, which has one line, takes what is pasted.
    const keyword = typed.replaceAll(/\s+/g, ' ');
    const found = await search({ keyword }, language);
    const { exactHostId, exactRest, exactFit } = found;
    // The machine's list opens, with the rest of the words in its filter.
    if (exactHostId !== null && exactRest) {
      const query = { keyword: exactRest, hostId: String(exactHostId), only: 'fits', group: 'parts' };
      return codesOf(await search(query, language));
    }
    const opened = exactFit?.code ?? found.exactCode ?? (exactHostId === null ? null : serials.get(exactHostId));
    return [...(opened ? [opened] : []), ...codesOf(found)];
  };
}
