// Product users: a machine is read anew to have its drawings as the shop has them now.
import { afterEach, expect, test, vi } from 'vitest';
import { NoAnswer } from '../api/failures.ts';
import { takeFile } from './taken-files.ts';

const { signal } = new AbortController();
const kept = new Map<string, Response>();
const cache = {
  match: async (href: string) => kept.get(href)?.clone(),
  put: async (href: string, answer: Response) => void kept.set(href, answer),
};

/** The shop answers so, whatever is asked. */
function shopAnswers(answer: () => Response) {
  const asked = vi.fn<(href: string, init: RequestInit) => Promise<Response>>(async () => answer());
  vi.stubGlobal('caches', { open: async () => cache });
  vi.stubGlobal('fetch', asked);
  return asked;
}
afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

test('a file is asked for anew and takes the place of the one of the same name', async () => {
  shopAnswers(() => new Response('old'));
  expect(await takeFile('figure/A.svg', signal)).toBe(3);
  const asked = shopAnswers(() => new Response('newer', { headers: { 'content-type': 'image/svg+xml' } }));
  expect(await takeFile('figure/A.svg', signal)).toBe(5);
  expect(asked.mock.calls.map(([href, { cache: how }]) => [href, how])).toEqual([
    ['/static/product/figure/A.svg', 'no-cache'],
  ]);
  expect(await kept.get('/static/product/figure/A.svg')?.text()).toBe('newer');
});

test('what there is not is left out; what does not come now is no answer, so it is asked for again', async () => {
  shopAnswers(() => new Response(null, { status: 404 }));
  expect(await takeFile('figure/A.svg', signal)).toBe(0);
  shopAnswers(() => new Response(null, { status: 503 }));
  await expect(takeFile('figure/A.svg', signal)).rejects.toBeInstanceOf(NoAnswer);
  expect(kept.size).toBe(0);
});
