// Spec §3 packing list: what lies in the box, by when it was wanted and for which machine; for its buyer, and for the desk in any language.
import type { OrderDetail } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { shippingCalls } from '@outrigger/contract/calls/shipping.ts';
import { configure, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { network } from '../../../test/fake-network.ts';
import { makeDetail, makeOrderBatch, makeOrderLine, openShopForOrders } from '../../../test/orders.make.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';
import { makePackedLine, makeShipment } from '../../../test/shipments.make.ts';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { officeShipment } = shippingCalls;
const { orderInfo } = orderCalls;
const SERIAL = 'N1012-4711';
const packed = (quantity: number, weightGrams: number) => [
  { lineNo: 1, code: 'NV-1000001', name: 'Wear pad', nameLang: null, quantity, weightGrams },
];
const factOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

async function openForBuyer(path: string, order: OrderDetail): Promise<void> {
  await openShopForOrders();
  await loadTexts('packinglist');
  network.answer(orderInfo, order);
  await renderShop(path);
}

test('the buyer’s list holds the lines of its batch; of a part of a line it is not said how many are for the machine', async () => {
  const line = makeOrderLine({ quantity: 4, reference: 'Boom 2', machines: [{ serialNumber: SERIAL, quantity: 1 }] });
  const half = { status: 'inTransit', trackingCode: 'JD-1', carrier: 'dhl', packingList: packed(2, 1500) };
  const batches = [makeOrderBatch(half), makeOrderBatch({ ...half, batchNo: 2, warehouseName: 'Houston' })];
  await openForBuyer(
    '/packinglist?orderNo=OR260000021&batchNo=1',
    makeDetail({ status: 'inTransit', lines: [line], batches }),
  );
  expect(await screen.findByRole('heading', { name: 'Packing list OR260000021-1' })).toBeTruthy();
  expect(screen.getByText('1 line, 2 pieces')).toBeTruthy();
  expect(screen.getByText('Machine down')).toBeTruthy();
  expect([factOf('Wanted by'), factOf('From'), factOf('Carrier'), factOf('Weight')]).toEqual([
    expect.stringContaining('Dec 10'),
    'Rotterdam',
    'DHL',
    '1.5 kg',
  ]);
  const row = within(screen.getAllByRole('row')[1] as HTMLElement);
  expect(row.getByText(`For ${SERIAL}`)).toBeTruthy();
  expect(row.getByText('Reference: Boom 2')).toBeTruthy();
  expect(row.getByRole('img', { name: 'Code of NV-1000001 to scan' })).toBeTruthy();
});

test('of a whole line it is said how many are for the machine; an order that goes together is one list', async () => {
  const line = makeOrderLine({ quantity: 4, machines: [{ serialNumber: SERIAL, quantity: 1 }] });
  const batches = [makeOrderBatch({ packingList: packed(4, 3000) })];
  await openForBuyer(
    '/packinglist?orderNo=OR260000021',
    makeDetail({ shipMode: 'together', wantedBy: null, lines: [line], batches }),
  );
  expect(await screen.findByText(`For 1 × ${SERIAL}`)).toBeTruthy();
  expect(screen.queryByText('Wanted by')).toBeNull();
  expect(screen.queryByText('Batch')).toBeNull();
});

test('a batch that is not there, or an order of nobody here, has no list', async () => {
  await openForBuyer(
    '/packinglist?orderNo=OR260000021&batchNo=7',
    makeDetail({ batches: [makeOrderBatch({ packingList: packed(2, 0) })] }),
  );
  expect(await screen.findByText('There is no such packing list')).toBeTruthy();
});

test('product §8 the desk prints it in the language of its order, and in any other', async () => {
  await loadTexts('packinglist');
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['orders'] }) });
  network.answer(areaCalls.currencyList, []);
  const asked = (language: string, name: string) =>
    makeShipment({ language: 'es', lines: [makePackedLine({ name: `${name} (${language})` })] });
  network.respond(officeShipment, ({ query }) => {
    const language = query.get('language') ?? 'none';
    return Response.json({ code: 200, message: 'OK', result: asked(language, 'Seal kit') });
  });
  const { user } = await renderShop('/office/packinglist?orderNo=OR260000021&batchNo=2');
  const paper = within(await screen.findByRole('article'));
  expect(await paper.findByRole('heading', { name: 'Lista de embalaje OR260000021-2' })).toBeTruthy();
  expect(paper.getByText('Se necesita para').nextElementSibling?.textContent).toContain('dic');
  expect(paper.getByText('Seal kit (es)')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Language of the list'), 'zh');
  expect(await screen.findByRole('heading', { name: '装箱单 OR260000021-2' })).toBeTruthy();
  expect(screen.getByText('Seal kit (zh)')).toBeTruthy();
});
