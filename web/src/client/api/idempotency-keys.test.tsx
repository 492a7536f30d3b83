// Product §2: a key stands for one intention until its outcome is known, whatever answers come between.
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { buying, saved } from '../../test/settings.make.ts';
import { isOutcomeUnknown, type OpenIntention } from './idempotency-keys.ts';
import { storedEntry } from '../stored/stored.ts';
import { useSend } from './use-call.ts';

const kept = storedEntry<readonly OpenIntention[]>({
  name: 'test-open',
  owner: 'device',
  parse: (content) => content as readonly OpenIntention[],
});

/** A page that buys; another one is what a reload leaves. */
function openPage() {
  const { result } = renderHook(() => useSend(buying, { quiet: true, keptKey: kept }));
  return (currency: string): Promise<unknown> =>
    act(() =>
      result.current.mutateAsync({ currency }).then(
        () => undefined,
        (error: unknown) => error,
      ),
    );
}
const breakOnTheWay = () => network.respond(buying, () => new Response('<h1>Bad gateway</h1>', { status: 502 }));
const keysSent = () => network.sentTo(buying).map((sent) => sent.headers.get('idempotency-key'));

test.each(['signInAgain', 'noPermission', 'accessRestricted', 'tooManyRequests', 'currencyNotFound'] as const)(
  'product §2 %s after a lost answer says nothing of the earlier try: the key stays',
  async (reason) => {
    const send = openPage();
    breakOnTheWay();
    await send('EUR');
    network.refuse(buying, reason);
    await send('EUR');
    network.answer(buying, saved);
    await openPage()('EUR');
    expect(new Set(keysSent()).size).toBe(1);
    expect(kept.read()).toBeUndefined();
  },
);

test('product §2 a first try that is refused is settled, and so is one the work itself refuses later', async () => {
  const send = openPage();
  network.refuse(buying, 'signInAgain');
  await send('EUR');
  breakOnTheWay();
  await send('EUR');
  network.refuse(buying, 'settingsSaveFailed');
  await send('EUR');
  network.answer(buying, saved);
  await send('EUR');
  const [first, second, third, fourth] = keysSent();
  expect(second).toBe(third);
  expect(new Set([first, second, fourth]).size).toBe(3);
});

test('product §2 whoever finishes takes away its own key only, also those of other pages stay', async () => {
  const [here, elsewhere] = [openPage(), openPage()];
  breakOnTheWay();
  await here('EUR');
  await elsewhere('GBP');
  network.answer(buying, saved);
  await here('USD');
  await openPage()('EUR');
  await openPage()('GBP');
  const byBody = Map.groupBy(network.sentTo(buying), (sent) => JSON.stringify(sent.body));
  const keys = [...byBody.values()].map((sent) => new Set(sent.map((one) => one.headers.get('idempotency-key'))).size);
  expect(keys).toEqual([1, 1, 1]);
  expect(new Set(keysSent()).size).toBe(3);
});

test('product §2 an answer that is no whole answer of the shop leaves the outcome unknown', {
  timeout: 20_000,
}, async () => {
  const send = openPage();
  network.respond(buying, () => new Response('{"code":200,"resu', { status: 200 }));
  expect(isOutcomeUnknown(await send('EUR'))).toBe(true);
  network.respond(buying, () => Response.json({ hello: 'hotel' }));
  expect(isOutcomeUnknown(await send('EUR'))).toBe(true);
  network.answer(buying, saved);
  await send('EUR');
  expect(new Set(keysSent()).size).toBe(1);
});
