// What the shop answers a query, in the order a person meets it: what it opens, then the hits (product §5 Search).
import type { calls, Language, ResultOf } from '@outrigger/contract';
import type { Judged } from './truth.ts';

type Found = ResultOf<typeof calls.search.goodsSearch>;

/** Answers a query with codes and serial numbers. */
export type Ask = (asked: Pick<Judged, 'keyword' | 'language' | 'serial'>) => Promise<string[]>;

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
  const codesOf = ({ items }: Found) =>
    items.map(({ kind, code }) => (kind === 'machine' || kind === 'model' ? `${kind} ${code}` : code));
  const idOf = new Map([...serials].map(([id, serial]) => [serial, String(id)]));
  const onMachine = { only: 'fits', group: 'parts' };
  return async ({ keyword: typed, language, serial }) => {
    // As the field, which has one line, takes what is pasted.
    const keyword = typed.replaceAll(/\s+/g, ' ');
    if (serial !== undefined)
      return codesOf(await search({ keyword, hostId: idOf.get(serial) ?? '', ...onMachine }, language));
    const found = await search({ keyword }, language);
    const { exactHostId, exactRest, exactFit } = found;
    // The machine's list opens, with the rest of the words in its filter.
    if (exactHostId !== null && exactRest) {
      return codesOf(await search({ keyword: exactRest, hostId: String(exactHostId), ...onMachine }, language));
    }
    const opened = exactFit?.code ?? found.exactCode ?? (exactHostId === null ? null : serials.get(exactHostId));
    return [...(opened ? [opened] : []), ...codesOf(found)];
  };
}
