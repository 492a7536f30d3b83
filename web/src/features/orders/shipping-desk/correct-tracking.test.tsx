// Product §8: a shipment is handed to a carrier by name and code, its way is seen by the desk, and a mistyped code is put right.
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { shippingCalls } from '@outrigger/contract/calls/shipping.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';
import { makePackedLine, makeShipment, WAREHOUSE } from '../../../test/shipments.make.ts';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { officeShipment, dispatchBatch, correctTracking } = shippingCalls;
const ORDER = 'OR260000021';

const SENT = makeShipment({
  status: 'inTransit',
  dispatchedAt: '2026-11-21T10:00:00Z',
  carrier: 'dhl',
  trackingCode: 'JD-WRONG',
  tracking: [
    {
      batchNo: 2,
      carrier: 'dhl',
      carrierName: null,
      trackingCode: 'JD-WRONG',
      link: null,
      warehouse: WAREHOUSE,
      estimatedDelivery: null,
      dispatchedAt: '2026-11-21T10:00:00Z',
      deliveredAt: null,
      askedAt: null,
      events: [{ at: '2026-11-24T10:00:00Z', status: 'failure', place: 'Lyon', text: 'Nobody there' }],
    },
  ],
});

beforeEach(async () => {
  await Promise.all(['shippingdesk', 'delivery'].map((feature) => loadTexts(feature)));
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['orders'] }) });
  network.answer(areaCalls.currencyList, []);
});

test('product §8 another carrier is sent with his name, which is asked for; the wanted day stands beside it', async () => {
  network.answer(officeShipment, makeShipment());
  const { user } = await renderShop(`/office/shipment?orderNo=${ORDER}&batchNo=2`);
  await user.click(await screen.findByRole('button', { name: 'Tick all off' }));
  expect(screen.getByText('Wanted by')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Carrier'), 'Another carrier');
  await user.type(screen.getByLabelText('Tracking code'), 'VD-77');
  const press = screen.getByRole('button', { name: 'Dispatch' });
  await user.click(press);
  expect(screen.getByText('Enter who carries it')).toBeTruthy();
  expect(network.sentTo(dispatchBatch)).toHaveLength(0);
  await user.type(screen.getByLabelText('Carrier’s name'), 'Van Dijk');
  network.answer(dispatchBatch, { orderNo: ORDER, status: 'inTransit', trackingCode: 'VD-77', restBatchNo: null });
  network.answer(officeShipment, { ...SENT, carrier: 'other', carrierName: 'Van Dijk', tracking: [] });
  await user.click(press);
  expect(await screen.findByText('Van Dijk')).toBeTruthy();
  expect(network.sentTo(dispatchBatch)[0]?.body).toEqual({
    orderNo: ORDER,
    batchNo: 2,
    carrier: 'other',
    carrierName: 'Van Dijk',
    trackingCode: 'VD-77',
  });
});

test('product §8 where less is packed it is asked whether the rest may follow, and its batch is told', async () => {
  const lines = [makePackedLine({ quantity: 3 }), makePackedLine({ lineNo: 2, code: 'NV-2', name: 'Wear pad' })];
  network.answer(officeShipment, makeShipment({ lines }));
  const { user } = await renderShop(`/office/shipment?orderNo=${ORDER}&batchNo=2`);
  await user.click(await screen.findByRole('checkbox', { name: 'NV-1 is packed' }));
  await user.click(screen.getByRole('button', { name: 'One fewer of NV-1' }));
  await user.type(screen.getByLabelText('Tracking code'), 'JD-1');
  await user.click(screen.getByRole('button', { name: 'Dispatch' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Send only what is packed?' }));
  expect(question.getByText('2 pieces stay behind. They become a batch of its own.')).toBeTruthy();
  expect(network.sentTo(dispatchBatch)).toHaveLength(0);
  network.answer(dispatchBatch, { orderNo: ORDER, status: 'inTransit', trackingCode: 'JD-1', restBatchNo: 3 });
  network.answer(officeShipment, SENT);
  await user.click(question.getByRole('button', { name: 'Send what is packed' }));
  expect(await screen.findByText('The rest waits as batch 3')).toBeTruthy();
  expect(network.sentTo(dispatchBatch)[0]?.body).toMatchObject({ batchNo: 2, packed: [{ lineNo: 1, quantity: 2 }] });
});

test('product §8 the desk sees that a delivery failed, and corrects the code; what refuses it is said in place', async () => {
  network.answer(officeShipment, SENT);
  network.refuse(correctTracking, 'trackingCodeTaken', 'Another batch has it.');
  const { user } = await renderShop(`/office/shipment?orderNo=${ORDER}&batchNo=2`);
  const way = within(await screen.findByRole('list', { name: /^The way from Houston/ }));
  expect(way.getAllByText('Could not be delivered').length).toBeGreaterThan(0);
  expect(way.queryByText('Out for delivery')).toBeNull();
  expect(screen.getByText('Nobody there')).toBeTruthy();
  await user.click(screen.getByText('Correct carrier or code'));
  const code = screen.getByLabelText<HTMLInputElement>('Tracking code');
  expect(code.value).toBe('JD-WRONG');
  await user.clear(code);
  const save = screen.getByRole('button', { name: 'Save correction' });
  await user.click(save);
  expect(screen.getByText('Enter the tracking code')).toBeTruthy();
  await user.type(code, 'JD-RIGHT');
  await user.click(save);
  expect(await screen.findByText('Another batch has it.')).toBeTruthy();
  network.answer(correctTracking, { orderNo: ORDER, carrier: 'dhl', trackingCode: 'JD-RIGHT' });
  network.answer(officeShipment, { ...SENT, trackingCode: 'JD-RIGHT', tracking: [] });
  await user.click(save);
  await waitFor(() => expect(screen.queryByText('Nobody there')).toBeNull());
  expect(network.sentTo(correctTracking).at(-1)?.body).toEqual({
    orderNo: ORDER,
    batchNo: 2,
    carrier: 'dhl',
    trackingCode: 'JD-RIGHT',
  });
});
