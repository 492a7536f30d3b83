// Product §5: the day a part would be there is asked for many rows at once, anew for another address, and never in a row's way.
import { addressCalls } from '@outrigger/contract/calls/addresses.ts';
import { deliveryDateCalls } from '@outrigger/contract/calls/delivery-dates.ts';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from '../../client/api/query-client.ts';
import { refreshCalls } from '../../client/api/use-call.ts';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { useDeliveryDay } from './delivery-dates.data.ts';
import { DeliveryDay } from './delivery-day.tsx';

const { deliveryDates } = deliveryDateCalls;
const Row = ({ partId }: { partId: number }) => <p>{String(useDeliveryDay(partId))}</p>;
const rows = () => screen.getAllByRole('paragraph').map((row) => row.textContent);
const days = (...told: (string | null)[]) =>
  network.answer(
    deliveryDates,
    told.map((deliveryTo, at) => ({ pieces: String(at + 1), deliveryTo })),
  );

beforeEach(() => {
  queryClient.clear();
  signInAs();
});

afterEach(() => vi.unstubAllGlobals());

test('product §6 a row far from the sight asks nothing until it comes near', async () => {
  let comeNear: (entries: { isIntersecting: boolean }[]) => void = () => {};
  class Watch {
    constructor(told: typeof comeNear) {
      comeNear = told;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Watch);
  days('2026-12-07');
  render(<DeliveryDay partId={1} isShort />);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  await act(async () => comeNear([{ isIntersecting: true }]));
  expect(await screen.findByText('by Mon, Dec 7')).toBeTruthy();
});

test('rows of one moment are one question, and one alone is answered too', async () => {
  days('2026-12-07', null);
  render([<Row key="1" partId={1} />, <Row key="2" partId={2} />, <Row key="again" partId={1} />]);
  expect(rows()).toEqual(['undefined', 'undefined', 'undefined']);
  await waitFor(() => expect(rows()).toEqual(['2026-12-07', 'null', '2026-12-07']));
  expect(network.sentTo(deliveryDates)).toHaveLength(1);
});

test('another address or another person has other days', async () => {
  days('2026-12-07');
  render(<Row partId={1} />);
  await waitFor(() => expect(rows()).toEqual(['2026-12-07']));
  days('2026-12-09');
  await refreshCalls([addressCalls.addressList, deliveryDates]);
  await waitFor(() => expect(rows()).toEqual(['2026-12-09']));
  days('2026-12-11');
  act(() => void signInAs({ id: 8 }));
  expect(rows()).toEqual(['undefined']);
  await waitFor(() => expect(rows()).toEqual(['2026-12-11']));
});

test('where no answer comes the row is as it was, and the next one asks again', async () => {
  network.lose(deliveryDates);
  const { rerender } = render(<Row partId={1} />);
  await waitFor(() => expect(network.sentTo(deliveryDates)).toHaveLength(1));
  // The question is lost a moment after it was sent.
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(rows()).toEqual(['undefined']);
  days('2026-12-07');
  rerender([<Row key="1" partId={1} />, <Row key="next" partId={1} />]);
  await waitFor(() => expect(rows()).toEqual(['2026-12-07', '2026-12-07']));
});
