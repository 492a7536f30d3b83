// The shop as a technician asks it: which machines there are, and which of them a plate is of.
import type { calls, ResultOf } from '@outrigger/contract';

type Resolved = ResultOf<typeof calls.scan.resolveScan>;
type Machines = ResultOf<typeof calls.machines.machineList>;

/** A signed-in technician of the demo. */
export interface PlateShop {
  machines(count: number): Promise<Machines['items']>;
  resolve(lines: readonly string[]): Promise<Resolved>;
}

/** Beginnings of the numbers of all families, so that plates of every kind are among them. */
const BEGINNINGS = ['NRVS', 'NRVT', 'NRVA', 'NRVF', 'S1', 'S2', 'S3', 'T1', 'T2', 'A1', 'A2', '12', '15'];
const LINES_MOST = 40;

/** Signs in. */
export async function openPlateShop(origin: string): Promise<PlateShop> {
  const post = async <R>(path: string, body: unknown, token = ''): Promise<R> => {
    const headers = { 'content-type': 'application/json', token };
    const answer = await fetch(`${origin}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { result: R }).result;
  };
  const person = { email: 'technician@demo.outrigger.example', password: 'Outrigger-2026' };
  const { token } = await post<{ token: string }>('/userLogin/login', person);
  const list = async (keyword: string): Promise<Machines['items']> => {
    const query = new URLSearchParams({ keyword, sort: 'serial', pageSize: '100' });
    const answer = await fetch(`${origin}/api/category/host/pageList?${query}`, { headers: { token } });
    return ((await answer.json()) as { result: Machines }).result.items;
  };
  return {
    async machines(count) {
      const each = await Promise.all(BEGINNINGS.map(list));
      const all = each.flatMap((items, at) =>
        evenly(
          items.filter(({ serialNumber }) => serialNumber.startsWith(BEGINNINGS[at] ?? '')),
          count,
        ),
      );
      const apart = [...new Map(all.map((one) => [one.hostId, one])).values()];
      return evenly(apart, count);
    },
    resolve: async (lines) =>
      await post<Resolved>('/scan/resolve', { texts: lines.slice(0, LINES_MOST), from: 'plate' }, token),
  };
}

/** So many of them, from the first to the last. */
function evenly<T>(all: readonly T[], count: number): T[] {
  const most = Math.min(count, all.length);
  return Array.from({ length: most }, (_, at) => all[Math.floor((at * all.length) / most)]).flatMap((one) => one ?? []);
}
