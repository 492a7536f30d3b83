// The data hooks: answers follow language and person, sends refresh what they name, a lost answer keeps its idempotency key.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { settingsCalls } from '@outrigger/contract/calls/settings.ts';
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { makeUser, signInAs } from '../../test/people.make.ts';
import { buying, saved } from '../../test/settings.make.ts';
import { onFailure } from './failure-announcer.ts';
import { changeCurrency, currency } from '../stored/preferences.ts';
import { changeLanguage } from '../texts.ts';
import { useCall, useSend } from './use-call.ts';

const { currencyList } = areaCalls;
const { updateSetting } = settingsCalls;

test('§4 an answer is asked for anew in another language', async () => {
  network.answer(currencyList, []);
  const { result } = renderHook(() => useCall(currencyList, {}));
  await waitFor(() => expect(result.current.isSuccess).toBe(true));
  await act(() => changeLanguage('zh'));
  await waitFor(() => expect(network.sentTo(currencyList)).toHaveLength(2));
  expect(network.sentTo(currencyList)[1]?.headers.get('language')).toBe('zh');
});

test('§8 prices of a refused currency are asked for anew in the default one, and the person is told once', async () => {
  signInAs();
  changeCurrency('GBP');
  const told = vi.fn<(error: unknown) => void>();
  const stop = onFailure(told);
  network.respond(currencyList, ({ headers }) =>
    headers.get('currency-name') === 'USD'
      ? Response.json({ code: 200, message: 'OK', result: [] })
      : Response.json(
          { code: 404, message: 'not sold', result: { reason: 'currencyNotFound', facts: { currency: 'GBP' } } },
          { status: 404 },
        ),
  );
  const { result } = renderHook(() => [useCall(currencyList, {}), useCall(currencyList, {}, { staleTime: 0 })]);
  await waitFor(() => expect(result.current.every((one) => one.isSuccess)).toBe(true));
  changeCurrency('GBP');
  await waitFor(() => expect(currency.get()).toBe('USD'));
  expect(told).toHaveBeenCalledTimes(1);
  stop();
});

test('§8 without a network a read fails at once, and is asked again as soon as there is one', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  network.lose(currencyList);
  window.dispatchEvent(new Event('offline'));
  const { result } = renderHook(() => useCall(currencyList, {}));
  await waitFor(() => expect(result.current.error).toMatchObject({ kind: 'offline' }));
  isOnline.mockRestore();
  network.answer(currencyList, []);
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current.data).toEqual([]));
});

test('a send refreshes the reads it names, and no others', async () => {
  signInAs();
  network.answer(currencyList, []);
  network.answer(identityCalls.profile, { user: makeUser() });
  network.answer(updateSetting, saved);
  const { result } = renderHook(() => ({
    currencies: useCall(currencyList, {}),
    profile: useCall(identityCalls.profile, {}),
    save: useSend(updateSetting, { refreshes: [identityCalls.profile] }),
  }));
  await waitFor(() => expect(result.current.profile.isSuccess && result.current.currencies.isSuccess).toBe(true));
  await act(() => result.current.save.mutateAsync({ currency: 'EUR' }));
  await waitFor(() => expect(network.sentTo(identityCalls.profile)).toHaveLength(2));
  expect(network.sentTo(currencyList)).toHaveLength(1);
});

test('product §2 a lost answer is asked for again under the same key, everything else under a new one', {
  timeout: 30_000,
}, async () => {
  const { result } = renderHook(() => useSend(buying, { quiet: true }));
  const send = (code: string) => act(() => result.current.mutateAsync({ currency: code }).catch(() => undefined));
  network.lose(buying);
  await send('EUR');
  await send('EUR');
  await send('USD');
  network.answer(buying, saved);
  await send('USD');
  await send('USD');
  const sent = network.sentTo(buying).map(({ headers, body }) => ({ key: headers.get('idempotency-key'), body }));
  const byKey = [...Map.groupBy(sent, (one) => one.key).values()];
  // Each lost send is tried three times more; the answered one goes out under the key of the lost one before it.
  expect(byKey.map((tries) => tries.length)).toEqual([8, 5, 1]);
  expect(byKey.map((tries) => tries[0]?.body)).toEqual([{ currency: 'EUR' }, { currency: 'USD' }, { currency: 'USD' }]);
  expect(sent[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('§8 a failed send is announced unless the screen shows it in place', async () => {
  network.refuse(updateSetting, 'settingsSaveFailed');
  const heard = vi.fn<(error: unknown) => void>();
  const stop = onFailure(heard);
  const loud = renderHook(() => useSend(updateSetting)).result;
  const quiet = renderHook(() => useSend(updateSetting, { quiet: true })).result;
  await act(() => loud.current.mutateAsync({}).catch(() => undefined));
  await act(() => quiet.current.mutateAsync({}).catch(() => undefined));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(heard.mock.calls[0]?.[0]).toMatchObject({ reason: 'settingsSaveFailed' });
  stop();
});

test('§8 two presses in one moment send once, and both hear the answer; afterwards the same goes out again', async () => {
  signInAs();
  network.answer(updateSetting, saved);
  const { result } = renderHook(() => useSend(updateSetting, { isPress: true }));
  await act(async () => {
    result.current.mutate({ currency: 'EUR' });
    await result.current.mutateAsync({ currency: 'EUR' });
  });
  expect(network.sentTo(updateSetting)).toHaveLength(1);
  await act(async () => {
    result.current.mutate({ currency: 'USD' });
    await result.current.mutateAsync({ currency: 'EUR' });
  });
  expect(network.sentTo(updateSetting)).toHaveLength(3);
});
