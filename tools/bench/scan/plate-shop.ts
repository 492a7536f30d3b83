// The shop as a technician asks it: which machines there are, and which of them a plate is of.
import type { calls, ResultOf } from '@outrigger/contract';

type Resolved = ResultOf<typeof calls.scan.resolveScan>;
type Families = ResultOf<typeof calls.machines.familyTree>;
type Machines = ResultOf<typeof calls.machines.machineList>;

/** A signed-in technician of the demo. */
export interface PlateShop {
  machines(count: number): Promise<Machines['items']>;
  resolve(lines: readonly string[]): Promise<Resolved>;
}

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
  const ask = async <R>(path: string): Promise<R> => {
    const answer = await fetch(`${origin}/api/category/host/${path}`, { headers: { token } });
    return ((await answer.json()) as { result: R }).result;
  };
  return {
    // As many of each model, so that plates of every family and of short and long numbers are among them.
    async machines(count) {
      const families = await ask<Families>('categoryTreeList');
      const models = families.flatMap((family) => family.models.map(({ model }) => model));
      const found: Machines['items'] = [];
      for (const model of new Set(models)) {
        const query = new URLSearchParams({ field: 'model', keyword: model, sort: 'date', pageSize: '100' });
        found.push(...evenly((await ask<Machines>(`pageList?${query}`)).items, count));
      }
      return evenly([...new Map(found.map((one) => [one.hostId, one])).values()], count);
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
