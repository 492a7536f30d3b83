// Spec §7 Log: what is noted goes out gathered, behind the person's back, and never says that it failed.
import { activityCalls } from '@outrigger/contract/calls/activity.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { noteActivity, takeActivity } from '../client/activity.ts';
import { dropSession } from '../client/session/session.ts';
import { currency } from '../client/stored/preferences.ts';
import { network } from '../test/fake-network.ts';
import { signInAs } from '../test/people.make.ts';
import type { ShopRouter } from './router.ts';
import { watchActivity } from './watch-activity.ts';

const { userLogRecord } = activityCalls;
type Moved = (event: { toLocation: { pathname: string }; pathChanged: boolean }) => void;
let moved: Moved | undefined;
const router = {
  state: { location: { pathname: '/home' } },
  subscribe: (_event: string, listener: Moved) => {
    moved = listener;
    return () => undefined;
  },
} as unknown as ShopRouter;
const sent = () =>
  network
    .sentTo(userLogRecord)
    .map(({ body }) => (body as { records: { operateType: number; content: string }[] }).records);

let end: (() => void) | undefined;
const begin = (): void => {
  end = watchActivity(router);
};

beforeEach(() => {
  takeActivity(1000);
  vi.useFakeTimers();
});
afterEach(() => {
  end?.();
  vi.useRealTimers();
});

test('visits, switches and parts go out together after ten seconds; where nobody answers, nothing is said', async () => {
  signInAs();
  network.lose(userLogRecord);
  begin();
  moved?.({ toLocation: { pathname: '/detail' }, pathChanged: true });
  moved?.({ toLocation: { pathname: '/shopcart' }, pathChanged: true });
  noteActivity(29, 'A-100 Pump');
  currency.set('EUR');
  expect(sent()).toEqual([]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toEqual([
    [
      { operateType: 1, content: 'home' },
      { operateType: 13, content: 'cart' },
      { operateType: 29, content: 'A-100 Pump' },
      { operateType: 25, content: 'currencySwitch' },
    ],
  ]);
});

test('the twentieth goes at once; of the parts desk nothing goes', async () => {
  signInAs();
  network.answer(userLogRecord, null);
  begin();
  for (let at = 1; at < 20; at += 1) noteActivity(27, `A-${at} Part`);
  expect(sent()[0]).toHaveLength(20);
  signInAs({ role: 'admin' });
  noteActivity(27, 'A-1 Part');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent()).toHaveLength(1);
});

test('spec §7 a link to a video that is followed is noted as one, other links are not', async () => {
  signInAs();
  network.answer(userLogRecord, null);
  begin();
  const follow = (href: string) => {
    const link = document.createElement('a');
    link.href = href;
    link.append(document.createElement('span'));
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    link.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    link.remove();
  };
  for (const href of [
    'https://www.youtube.com/watch?v=1',
    'https://films.example/greasing.mp4',
    '/help',
    'https://notyoutube.com/1',
  ])
    follow(href);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent().flat()).toEqual([
    { operateType: 1, content: 'home' },
    { operateType: 26, content: 'video' },
    { operateType: 26, content: 'video' },
  ]);
});

test('what one person did is sent before the watch ends, or lost, and never goes out as the next person\u2019s', async () => {
  signInAs();
  network.answer(userLogRecord, null);
  begin();
  noteActivity(27, 'A-1 Part');
  end?.();
  expect(sent().flat()).toContainEqual({ operateType: 27, content: 'A-1 Part' });
  begin();
  noteActivity(27, 'A-2 Part');
  dropSession();
  end?.();
  signInAs({ id: 8 });
  begin();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent().flat()).not.toContainEqual({ operateType: 27, content: 'A-2 Part' });
});
