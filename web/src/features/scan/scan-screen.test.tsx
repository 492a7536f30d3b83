// Spec §2 scan, product §5 Scan: camera, photo and keyboard lead to machine, part or figure; nothing doubtful is opened by itself.
import type { ScanMatch } from '@outrigger/contract';
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { scanCalls } from '@outrigger/contract/calls/scan.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openShopForMachines } from '../../test/machines.make.ts';
import { network } from '../../test/fake-network.ts';
import { makeUser, signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';
import type { Scanner } from './reading/scanner.ts';

const read = vi.fn<Scanner['read']>();
vi.mock('./reading/scanner.ts', () => ({ makeScanner: () => ({ read, stop: () => undefined }) }));

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
const PART: ScanMatch = { ...MACHINE, kind: 'part', id: 5, code: 'HC-210', title: 'Cylinder', model: null };

const answer = (isCertain: boolean, ...matches: ScanMatch[]) =>
  network.answer(scanCalls.resolveScan, { isCertain, matches });

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(identityCalls.profile, { user: makeUser() });
  network.answer(scanCalls.scanSample, { text: null });
  read.mockReset();
  vi.stubGlobal('createImageBitmap', async () => ({ close: () => undefined }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.useRealTimers();
});

type Shown = Awaited<ReturnType<typeof renderShop>>;

async function typed({ user }: Shown, text: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Serial number, part code or figure' }), `${text}{Enter}`);
}

async function photographed({ user }: Shown) {
  const input = await screen.findByLabelText('Take or choose a photo');
  await user.upload(input, new File(['x'], 'plate.png', { type: 'image/png' }));
}

test('§2 scan: what a visitor types is kept, and opens once he has signed in', async () => {
  const shown = await renderShop('/scan');
  await typed(shown, ' S324507 ');
  const link = await screen.findByRole('link', { name: 'Sign in and open' });
  expect(link.getAttribute('href')).toBe('/login?back=%2Fscan');
  expect(network.sentTo(scanCalls.resolveScan)).toEqual([]);
  cleanup();
  signInAs();
  answer(true, MACHINE);
  const { path } = await renderShop('/scan');
  await waitFor(() => expect(path()).toBe('/historyPartsList?hostId=31'));
  expect(network.sentTo(scanCalls.resolveScan).map(({ body }) => body)).toEqual([
    { texts: ['S324507'], from: 'typed' },
  ]);
  expect((await renderShop('/scan')).path()).toBe('/scan');
});

test('product §5 scan: a machine that is certain leads on to the screen that waits for one', async () => {
  signInAs();
  answer(true, MACHINE);
  const shown = await renderShop('/scan?back=%2Fdetail%3Fcode%3DHC-210');
  await typed(shown, 'S324507');
  await waitFor(() => expect(shown.path()).toContain('hostId=31'));
  expect(shown.path()).toContain('back=%2Fdetail%3Fcode%3DHC-210');
});

test('product §5 scan: the address on a label opens what it is of', async () => {
  signInAs();
  answer(true, PART);
  const { path } = await renderShop('/scan?part=HC-210');
  await waitFor(() => expect(path()).toBe('/detail?code=HC-210'));
  expect(network.sentTo(scanCalls.resolveScan)[0]?.body).toEqual({ texts: ['/scan?part=HC-210'], from: 'code' });
});

test('product §5 scan: several things, or what only looks alike, wait for one tap', async () => {
  signInAs();
  answer(
    false,
    { ...MACHINE, foundBy: 'lookAlike', readAs: '5324507' },
    { ...PART, foundBy: 'near', readAs: '5324507' },
  );
  const shown = await renderShop('/scan');
  await typed(shown, '5324507');
  const list = await screen.findByRole('region', { name: 'Nothing is called exactly so' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/historyPartsList?hostId=31',
    '/detail?code=HC-210',
  ]);
  expect(within(list).getByText('Looks like 5324507')).toBeDefined();
  expect(shown.path()).toBe('/scan');
});

test('product §5 scan: a photo without a code offers its nameplate, which is read and compared before anything opens', async () => {
  signInAs();
  answer(false, { ...MACHINE, isModelRead: true });
  read.mockImplementation(async (kind) => (kind === 'plate' ? ['MODEL S1012RT', 'SERIAL NO S324507'] : []));
  const shown = await renderShop('/scan');
  await photographed(shown);
  expect(await screen.findByText(/loads about 4 MB/)).toBeDefined();
  expect(new Set(read.mock.calls.map(([kind]) => kind))).toEqual(new Set(['photo']));
  await shown.user.click(screen.getByRole('button', { name: 'Read the nameplate' }));
  const list = await screen.findByRole('region', { name: 'This machine was read' });
  expect(within(list).getByRole('link', { name: /S324507.*S1012RT/ })).toBeDefined();
  expect(screen.getByRole('img', { name: 'The photo that is read' })).toBeDefined();
  expect(network.sentTo(scanCalls.resolveScan)[0]?.body).toEqual({
    texts: ['MODEL S1012RT', 'SERIAL NO S324507'],
    from: 'plate',
  });
  expect(shown.path()).toBe('/scan');
});

test('product §5 scan: a plate that names nothing hands its number back to be corrected', async () => {
  signInAs();
  answer(false);
  read.mockImplementation(async (kind) => (kind === 'plate' ? ['TYPE LIFT', 'S3245O9'] : []));
  const shown = await renderShop('/scan');
  await photographed(shown);
  await shown.user.click(await screen.findByRole('button', { name: 'Read the nameplate' }));
  await shown.user.click(await screen.findByRole('button', { name: 'Correct what was read' }));
  const field: HTMLInputElement = await screen.findByRole('textbox', { name: 'Serial number, part code or figure' });
  expect(field.value).toBe('S3245O9');
});

test('product §5 scan: a reader that does not load says so, and another try reads', async () => {
  signInAs();
  answer(true, PART);
  read.mockRejectedValue(new Error('no network'));
  const shown = await renderShop('/scan');
  await photographed(shown);
  expect(await screen.findByText('The reader did not load')).toBeDefined();
  read.mockResolvedValue(['HC-210']);
  await shown.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(shown.path()).toBe('/detail?code=HC-210'));
});

test('product §5 scan: a camera that may not be used is said, with another try; keyboard and photo remain', async () => {
  const getUserMedia = vi.fn<MediaDevices['getUserMedia']>(
    async () => await Promise.reject(new DOMException('no', 'NotAllowedError')),
  );
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
  const { user } = await renderShop('/scan');
  expect(await screen.findByText('The camera may not be used')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  expect(await screen.findByLabelText('Take or choose a photo')).toBeDefined();
  expect(network.sentTo(scanCalls.scanSample)).toEqual([]);
});

test('§2 scan: without a camera the scan of a demo is simulated after three seconds, and waits for a tap', async () => {
  signInAs();
  answer(true, MACHINE);
  network.answer(scanCalls.scanSample, { text: 'S324507' });
  const before = performance.now();
  const { path } = await renderShop('/scan');
  const list = await screen.findByRole('region', { name: 'Simulated scan' });
  expect(performance.now() - before).toBeGreaterThan(2900);
  expect(within(list).getAllByRole('link')).toHaveLength(1);
  expect(path()).toBe('/scan');
});

test('§2 scan: from the search page it is a dialog over it, which closes when something is opened', async () => {
  signInAs();
  answer(true, PART);
  const { user, path } = await renderShop('/search');
  await user.click(await screen.findByRole('link', { name: 'Scan a code' }));
  const dialog = await screen.findByRole('dialog', { name: 'Scan' });
  expect(path()).toBe('/search');
  await user.type(within(dialog).getByRole('textbox', { name: 'Serial number, part code or figure' }), 'HC-210{Enter}');
  await waitFor(() => expect(path()).toBe('/detail?code=HC-210'));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Scan' })).toBeNull());
});

test.each([
  ['YEAR 2019', 'The plate says 2019, the shop knows 2024'],
  ['YEAR 2024', undefined],
  ['MAX 2019 KG', undefined],
])('product §5 scan: a plate whose line says “%s” is compared with the year the shop knows', async (line, told) => {
  signInAs();
  answer(false, MACHINE);
  const shown = await renderShop('/scan');
  read.mockImplementation(async (kind) => (kind === 'plate' ? ['SERIAL NO. S324507', line] : []));
  await photographed(shown);
  await shown.user.click(await screen.findByRole('button', { name: 'Read the nameplate' }));
  const row = await screen.findByRole('link', { name: /S324507/ });
  expect(/The plate says \d+, the shop knows \d+/.exec(row.textContent ?? '')?.[0]).toBe(told);
});

test('spec §2 scan dialog: opened over the machine search, and the screen that waits for a machine still waits', async () => {
  await openShopForMachines();
  answer(true, MACHINE);
  const shown = await renderShop('/history?back=%2Fmanual%2Fparts');
  await shown.user.click(await screen.findByRole('link', { name: 'Scan nameplate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Scan' });
  expect(shown.path()).toContain('/history');
  await typed(shown, 'S324507');
  await waitFor(() => expect(shown.path()).toBe('/manual/parts?hostId=41'));
  expect(dialog.isConnected).toBe(false);
});
