// Service tools and the inquiry form, for visitors and for the parts desk, driven by role and label (spec §2, §5, §9; product §8).
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { serviceToolCalls } from '@outrigger/contract/calls/service-tools.ts';
import { uploadCalls } from '@outrigger/contract/calls/uploads.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });

const { toolList, sendInquiry, deskTools, saveTool } = serviceToolCalls;

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
});

test('§2 a visitor sees the tools with their day, and inquires without a file; a wrong plate is told', async () => {
  network.answer(toolList, [
    {
      id: 1,
      name: 'Torque tables',
      description: null,
      version: '3',
      updatedOn: '2026-01-22',
      link: null,
      file: { name: 'a.pdf', sizeBytes: 5 },
    },
  ]);
  network.answer(sendInquiry, null);
  const { user } = await renderShop('/tools');
  expect(await screen.findByText('Version 3 · Updated Jan 22, 2026')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Download Torque tables' })).toBeTruthy();
  expect(screen.getByText(/once you are signed in/)).toBeTruthy();
  const send = screen.getByRole('button', { name: 'Send inquiry' });
  await user.click(send);
  expect(screen.getAllByText('Choose one.')).toHaveLength(3);
  await user.selectOptions(screen.getByLabelText('Business type'), 'Non-business');
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'Training');
  await user.selectOptions(screen.getByLabelText('Urgency'), 'Low');
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Email'), 'ana@rental.example');
  await user.type(screen.getByLabelText('Message'), 'When is the next course?');
  await user.type(screen.getByLabelText(/Licence plate/), '<b>');
  await user.click(send);
  expect(screen.getByText('Letters, digits, spaces and dashes only.')).toBeTruthy();
  expect(network.sentTo(sendInquiry)).toEqual([]);
  await user.clear(screen.getByLabelText(/Licence plate/));
  await user.click(send);
  expect(await screen.findByText('Your inquiry is with the parts desk')).toBeTruthy();
  expect(network.sentTo(sendInquiry)[0]?.body).toMatchObject({ topic: 'training', licencePlate: null, fileId: null });
});

test('§2 an inquiry waits for its file; one whose file failed says so and goes once the file is taken out or sent', async () => {
  network.answer(identityCalls.profile, { user: signInAs() });
  network.answer(toolList, []);
  network.answer(sendInquiry, null);
  network.lose(uploadCalls.uploadDocument);
  const { user } = await renderShop('/tools');
  await user.selectOptions(await screen.findByLabelText('Business type'), 'Business');
  await user.selectOptions(screen.getByLabelText('What is it about?'), 'Parts');
  await user.selectOptions(screen.getByLabelText('Urgency'), 'High');
  await user.type(screen.getByLabelText('Name'), 'Ana');
  await user.type(screen.getByLabelText('Message'), 'See the file.');
  const file = screen.getByLabelText<HTMLInputElement>(/^File/);
  await user.upload(file, new File(['%PDF-1.7'], 'pin.pdf', { type: 'application/pdf' }));
  const again = await screen.findByRole('button', { name: 'Try again: pin.pdf' });
  await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
  expect(await screen.findByText('A file has not arrived. Take it out or try again, then send.')).toBeTruthy();
  expect(network.sentTo(sendInquiry)).toEqual([]);
  network.answer(uploadCalls.uploadDocument, {
    fileId: 7,
    name: 'pin.pdf',
    mediaType: 'application/pdf',
    sizeBytes: 8,
  });
  await user.click(again);
  await screen.findByRole('button', { name: 'Remove pin.pdf' });
  await user.click(screen.getByRole('button', { name: 'Send inquiry' }));
  expect(await screen.findByText('Your inquiry is with the parts desk')).toBeTruthy();
  expect(network.sentTo(sendInquiry)[0]?.body).toMatchObject({ fileId: 7 });
});

test('§2 a file of the shop and a page outside open in another tab, a screen of the shop in this one', async () => {
  const tool = { description: null, version: null, updatedOn: '2026-01-22', file: null };
  network.answer(toolList, [
    { ...tool, id: 1, name: 'Torque tables', link: '/static/product/tool/torque.pdf' },
    { ...tool, id: 2, name: 'Diagnosis', link: 'https://tools.example/diagnosis' },
    { ...tool, id: 3, name: 'Help', link: '/help' },
  ]);
  await renderShop('/tools');
  const ways = await screen.findAllByRole('link', { name: /^Open ?: / });
  expect(ways.map((way) => [way.getAttribute('target'), way.getAttribute('rel')])).toEqual([
    ['_blank', 'noreferrer'],
    ['_blank', 'noreferrer'],
    [null, null],
  ]);
});

test('§2 no tools, and tools that do not load, are said', async () => {
  network.refuse(toolList, 'unavailable');
  const { user } = await renderShop('/tools');
  expect(await screen.findByText('The tools could not be loaded')).toBeTruthy();
  network.answer(toolList, []);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No tools yet')).toBeTruthy();
});

test('product §8 the desk adds a tool; without an English name nothing goes out', async () => {
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['support'] }) });
  network.answer(deskTools, []);
  network.answer(saveTool, { id: 9 });
  const { user } = await renderShop('/office/tools');
  await user.click(await screen.findByRole('button', { name: 'Add a tool' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a tool' }));
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(sheet.getByText('Give the English name.')).toBeTruthy();
  expect(sheet.getByText('Add a file, or give a link.')).toBeTruthy();
  await user.type(sheet.getByLabelText('Name in English'), 'Torque tables');
  await user.type(sheet.getByLabelText(/^Link/), 'ftp://x');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  expect(sheet.getByText('Begin with / or https://.')).toBeTruthy();
  await user.clear(sheet.getByLabelText(/^Link/));
  await user.click(sheet.getByLabelText(/^Link/));
  await user.paste('/help');
  // As readers of another language will find it: in English, which is said to be English.
  await user.click(sheet.getByText('français'));
  const shown = () => sheet.getByText(/^Tor|^Tab/, { selector: 'h3' });
  expect([shown().textContent, shown().lang]).toEqual(['Torque tables', 'en']);
  await user.click(sheet.getByLabelText('Name in French'));
  await user.paste('Tableaux de couples');
  expect([shown().textContent, shown().lang]).toEqual(['Tableaux de couples', 'fr']);
  expect(sheet.getByText('Open').closest('a')?.getAttribute('href')).toBe('/help');
  await user.click(sheet.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(network.sentTo(saveTool)[0]?.body).toMatchObject({
    names: { en: 'Torque tables', fa: 'Tableaux de couples', zh: null },
    link: '/help',
    position: 0,
    fileId: null,
  });
});
