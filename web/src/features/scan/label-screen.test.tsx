// Product §5 Scan: labels lead back to what they are stuck on; a demo has nameplates without a code.
import type { ScanMatch } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { scanCalls } from '@outrigger/contract/calls/scan.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

const MACHINE: ScanMatch = {
  kind: 'machine',
  id: 31,
  code: 'S324507',
  title: 'Scissor lift',
  titleLang: null,
  image: null,
  model: 'S1012RT',
  manufactureDate: '2024-03-01',
  ownName: null,
  foundBy: 'exact',
  readAs: 'S324507',
  isModelRead: false,
};

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(identityCalls.profile, { user: signInAs() });
  network.answer(scanCalls.scanSample, { text: null });
});

test('product §5 a label shows what it is of, with the code that leads back', async () => {
  network.answer(scanCalls.resolveScan, { isCertain: true, matches: [MACHINE] });
  await renderShop('/label?machine=S324507');
  const label = await screen.findByRole('region', { name: 'Label of S324507' });
  expect(within(label).getByRole('img', { name: 'QR code of S324507' })).toBeDefined();
  expect(label.textContent).toContain('S1012RT');
  expect(network.sentTo(scanCalls.resolveScan)[0]?.body).toEqual({ texts: ['/scan?machine=S324507'], from: 'code' });
  expect(screen.queryByRole('radio', { name: 'Nameplate to try' })).toBeNull();
});

test('product §5 where there is little room the label carries a Data Matrix that leads back as well', async () => {
  network.answer(scanCalls.resolveScan, { isCertain: true, matches: [MACHINE] });
  const { user } = await renderShop('/label?machine=S324507');
  await user.click(await screen.findByRole('radio', { name: 'Data Matrix, for little room' }));
  const label = screen.getByRole('region', { name: 'Label of S324507' });
  expect(within(label).getByRole('img', { name: 'Data Matrix of S324507' })).toBeDefined();
  expect(within(label).queryByRole('img', { name: 'QR code of S324507' })).toBeNull();
});

test('product §5 a demo has the nameplate of a machine without a code, to be photographed', async () => {
  network.answer(scanCalls.resolveScan, { isCertain: true, matches: [MACHINE] });
  network.answer(scanCalls.scanSample, { text: 'S324507' });
  const { user } = await renderShop('/label?machine=S324507');
  await user.click(await screen.findByRole('radio', { name: 'Nameplate to try' }));
  const plate = screen.getByRole('region', { name: 'Nameplate of S324507' });
  expect(plate.textContent).toBe('TYPESCISSOR LIFTMODELS1012RTSERIAL NO.S324507YEAR2024');
  expect(within(plate).queryByRole('img')).toBeNull();
});

test('product §5 what nobody knows has no label, nor has what only looks like something', async () => {
  network.answer(scanCalls.resolveScan, { isCertain: false, matches: [{ ...MACHINE, foundBy: 'lookAlike' }] });
  await renderShop('/label?machine=5324507');
  expect(await screen.findByText('Nothing in the shop is called so')).toBeDefined();
  await renderShop('/label');
  expect((await screen.findAllByText(/Name a machine, part or figure/)).length).toBeGreaterThan(0);
});
