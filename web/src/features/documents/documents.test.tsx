// Documents of a company and what invoices say of the seller, driven by role and label (spec §4 invoice; product §4, §7, §8).
import { areaCalls } from '@outrigger/contract/calls/areas.ts';
import { cartCalls } from '@outrigger/contract/calls/cart.ts';
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { documentCalls } from '@outrigger/contract/calls/documents.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { configure, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { renderShop } from '../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 20_000 });
configure({ asyncUtilTimeout: 5000 });
const { documentList, seller, setSeller } = documentCalls;
const invoice = {
  kind: 'invoice' as const,
  documentNo: 'INV-000041',
  creditNoteId: null,
  batchNo: null,
  orderNo: 'OR260000041',
  purchaseOrderNo: 'PO-7',
  issuedAt: '2026-03-05T10:00:00Z',
  total: { amount: '60.00', currency: 'EUR' },
};
const packing = { ...invoice, kind: 'packingList' as const, documentNo: 'OR260000041-1', batchNo: 1, total: undefined };

beforeEach(() => {
  network.answer(areaCalls.currencyList, []);
  network.answer(areaCalls.countryListAll, [
    { code: 'NL', name: 'Netherlands', callingCode: '+31', postalCodePattern: null, postalCodeExample: null },
  ]);
  network.answer(cartCalls.cart, { version: 0, lines: [] });
  network.answer(contentCalls.regionContact, { email: 'desk@outrigger.example' });
});

test('product §7 documents stand with order, purchase order and amount; invoices are saved, packing lists lead to their page', async () => {
  network.answer(identityCalls.profile, { user: signInAs() });
  network.answer(documentList, { items: [invoice, packing], total: 2, page: 1, pageSize: 20 });
  const { user } = await renderShop('/documents');
  const link = await screen.findByRole('link', { name: 'Invoice INV-000041' });
  expect(link.getAttribute('href')).toBe('/details?orderNo=OR260000041');
  for (const text of ['€60.00', 'Mar 5, 2026']) expect(screen.getAllByText(text).length).toBeGreaterThan(0);
  expect(screen.getAllByRole('button', { name: /^PDF/ })).toHaveLength(1);
  const list = screen.getByRole('link', { name: 'Show, OR260000041-1' });
  expect(list.getAttribute('href')).toBe('/packinglist?orderNo=OR260000041&batchNo=1');
  await user.selectOptions(screen.getByLabelText('Kind of document'), 'Credit note');
  await vi.waitFor(() => expect(network.sentTo(documentList).at(-1)?.query.get('kind')).toBe('creditNote'));
  network.answer(documentList, { items: [], total: 0, page: 1, pageSize: 20 });
  await user.type(screen.getByLabelText('Find a document'), 'nothing');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(await screen.findByText('No document matches')).toBeDefined();
});

test('product §4 who may not see prices is told that packing lists alone stand here', async () => {
  network.answer(identityCalls.profile, { user: signInAs({ role: 'sub', permissions: [3] }) });
  network.answer(documentList, { items: [{ ...packing }], total: 1, page: 1, pageSize: 20 });
  await renderShop('/documents');
  expect(await screen.findByText(/Packing lists of your company\./)).toBeDefined();
  expect(screen.queryByText('Amount')).toBeNull();
  expect(screen.queryByRole('button', { name: /^PDF/ })).toBeNull();
});

test('product §8 the seller is told once what is needed is there; a refusal is said at its field', async () => {
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['finance'], company: null }) });
  network.answer(seller, null);
  const { user } = await renderShop('/office/seller');
  expect(await screen.findByText('Nobody has said who sells')).toBeDefined();
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  expect(screen.getAllByText('Fill this in.')).toHaveLength(5);
  expect(screen.getByText('Give a registration number, or a VAT number in the European Union.')).toBeDefined();
  expect(network.sentTo(setSeller)).toEqual([]);
  const typed = { Company: 'Norrvik', 'Street and number': 'Kade 1', 'Postal code': '3000', City: 'Rotterdam' };
  for (const [label, text] of Object.entries({ ...typed, 'Registration number': 'KVK 1', IBAN: 'NL00' }))
    await user.type(screen.getByLabelText(label), text);
  await user.selectOptions(screen.getByLabelText('Country'), 'Netherlands');
  const fields = [{ field: 'iban', problem: 'format' }];
  const refusal = {
    code: 400,
    message: 'Not as it should be.',
    result: { reason: 'invalidContent', facts: {}, fields },
  };
  network.respond(setSeller, () => Response.json(refusal, { status: 400 }));
  await save();
  expect(await screen.findByText('Check this: its form or check digits are wrong.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('Company').value).toBe('Norrvik');
  expect(network.sentTo(setSeller).at(-1)?.body).toEqual({
    name: 'Norrvik',
    street: 'Kade 1',
    postalCode: '3000',
    city: 'Rotterdam',
    country: 'NL',
    registrationNo: 'KVK 1',
    iban: 'NL00',
  });
});
