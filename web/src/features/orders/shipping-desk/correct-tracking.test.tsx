// Product §8: a shipment is handed to a carrier by name and code, its way is seen by the desk, and a mistyped code is put right.
import type { ShipmentToPack } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { shippingCalls } from '@outrigger/contract/calls/shipping.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { network } from '../../../test/fake-network.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { officeShipment, dispatchBatch, correctTracking } = shippingCalls;
const ORDER = 'OR260000021';
const WAREHOUSE = { code: 'HOU', name: 'Houston', nameLang: null, city: 'Houston' };

const makeShipment = (differs: Partial<ShipmentToPack> = {}): ShipmentToPack => ({
  orderNo: ORDER,
  batchNo: 2,
  status: 'planned',
  orderStatus: 'toBeShipped',
  company: 'Hallwerk Rentals',
  language: 'en',
  shipMode: 'batches',
  placedAt: '2026-11-20T10:00:00Z',
  purchaseOrderNo: null,
  costCentre: null,
  notes: null,
  wantedBy: '2026-12-01',
  isMachineDown: false,
  recipient: {
    name: 'Ines Moreau',
    address: 'Dock 4',
    city: 'Lyon',
    postalCode: '69001',
    state: 'Rhône',
    country: 'FR',
    countryName: 'France',
    phone: '+33 4 555 0100',
  },
  estimatedDispatch: null,
  estimatedDelivery: null,
  dispatchedAt: null,
  deliveredAt: null,
  carrier: null,
  carrierName: null,
  trackingCode: null,
  packingListNo: null,
  lines: [
    {
      batchNo: 2,
      lineNo: 1,
      code: 'NV-1',
      name: 'Seal kit',
      nameLang: null,
      reference: null,
      machineSerial: null,
      quantity: 1,
      missing: 0,
      expectedOn: null,
      weightGrams: 100,
      warehouse: WAREHOUSE,
    },
  ],
  tracking: [],
  carriers: ['dhl', 'other'],
  ...differs,
});

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
