// What of the shop at hand the measured pages are about: a machine of the buyer's and the first part of the list.

/** A machine's id and a part's code. */
export interface Places {
  hostId: number;
  code: string;
}

/** Asks the shop as the demo's buyer. */
export async function findPlaces(origin: string): Promise<Places> {
  const signIn = await fetch(`${origin}/api/userLogin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'buyer@demo.outrigger.example', password: 'Outrigger-2026' }),
  });
  const { result } = (await signIn.json()) as { result: { token?: string } };
  if (!result.token) throw new Error('the buyer of the demo could not sign in');
  const headers = { token: result.token };
  const first = async <T>(path: string): Promise<T> => {
    const answer = (await (await fetch(`${origin}/api${path}`, { headers })).json()) as { result: { items: T[] } };
    const [item] = answer.result.items;
    if (!item) throw new Error(`${path} answered an empty list`);
    return item;
  };
  const { hostId } = await first<{ hostId: number }>('/category/host/pageList?sort=serial');
  const { code } = await first<{ code: string }>('/shop/goods-list');
  return { hostId, code };
}
