// Product §7 what came short or damaged: reported line by line with photos, settled by the desk; driven by role and label.
import type { ReceiptReport } from '@outrigger/contract';
import { approvalCalls } from '@outrigger/contract/calls/approvals.ts';
import { documentCalls } from '@outrigger/contract/calls/documents.ts';
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { orderCalls } from '@outrigger/contract/calls/orders.ts';
import { receiptCalls } from '@outrigger/contract/calls/receipt.ts';
import { uploadCalls } from '@outrigger/contract/calls/uploads.ts';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../../client/texts.ts';
import { network } from '../../../test/fake-network.ts';
import { makeDetail, makeOrderLine, openShopForOrders } from '../../../test/orders.make.ts';
import { signInAs } from '../../../test/people.make.ts';
import { renderShop } from '../../../test/render-shop.tsx';

vi.setConfig({ testTimeout: 30_000 });
configure({ asyncUtilTimeout: 8000 });

const { receiptReports, reportReceipt, officeReceiptReports, settleReceiptReport } = receiptCalls;
const ORDER = makeDetail({
  status: 'completed',
  lines: [
    makeOrderLine({ quantity: 3, shippedQuantity: 3, reportableQuantity: 3 }),
    makeOrderLine({ lineNo: 2, code: 'NV-2000002', name: 'Seal kit', shippedQuantity: 2, reportableQuantity: 2 }),
    makeOrderLine({ lineNo: 3, code: 'NV-3000003', name: 'Pin' }),
  ],
});

function makeReport(differs: Partial<ReceiptReport> = {}): ReceiptReport {
  return {
    id: 5,
    lineNo: 1,
    code: 'NV-1000001',
    problem: 'damaged',
    quantity: 1,
    note: 'The seal is torn',
    by: 'Ines Moreau',
    at: '2026-12-08T09:00:00Z',
    answer: null,
    outcome: null,
    settledAt: null,
    photos: [],
    ...differs,
  };
}

beforeEach(async () => {
  await openShopForOrders();
  await Promise.all(['delivery', 'uploads', 'approvals', 'refunddesk', 'fit'].map((feature) => loadTexts(feature)));
  network.answer(orderCalls.orderInfo, ORDER);
  network.answer(receiptReports, []);
});

const openDialog = async () => {
  const shop = await renderShop('/details?orderNo=OR260000021');
  await shop.user.click(await screen.findByRole('button', { name: 'Report a problem' }));
  return { ...shop, dialog: within(await screen.findByRole('alertdialog', { name: 'Report a problem' })) };
};

test('a line is reported with how many, what is wrong and a photo; a refusal keeps what was typed', async () => {
  const photo = { fileId: 7, name: 'torn.jpg', mediaType: 'image/jpeg', sizeBytes: 9000 };
  network.respond(uploadCalls.uploadPicture, () => Response.json({ code: 200, message: 'OK', result: photo }));
  network.refuse(uploadCalls.fileLink, 'downloadFailed');
  const { user, dialog } = await openDialog();
  const line = dialog.getByLabelText('Line');
  // What has not left cannot have come damaged.
  expect(
    within(line)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['NV-1000001 Wear pad', 'NV-2000002 Seal kit']);
  await user.click(dialog.getByRole('button', { name: 'One more' }));
  await user.click(dialog.getByRole('button', { name: 'One more' }));
  await user.selectOptions(dialog.getByLabelText('What is wrong'), 'Damaged');
  await user.type(dialog.getByRole('textbox', { name: /What you see/ }), 'Torn ');
  await user.upload(dialog.getByLabelText(/^Photos/), new File(['points'], 'torn.jpg', { type: 'image/jpeg' }));
  await dialog.findByText('torn.jpg');
  network.refuse(reportReceipt, 'tooManyPieces', 'At most 2 pieces can be reported.');
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await dialog.findByText(/At most 2 pieces can be reported/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'One fewer' }));
  const report = makeReport({ quantity: 2, note: 'Torn' });
  network.answer(reportReceipt, [report]);
  network.answer(receiptReports, [report]);
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('Reported. The parts desk answers here.')).toBeTruthy();
  const said = { orderNo: 'OR260000021', lineNo: 1, problem: 'damaged', note: 'Torn', fileIds: [7] };
  expect(network.sentTo(reportReceipt).map(({ body }) => body)).toEqual([
    { ...said, quantity: 3 },
    { ...said, quantity: 2 },
  ]);
  expect(await screen.findByText('2 × NV-1000001 · Damaged')).toBeTruthy();
  expect(screen.getByText('Waits for the parts desk')).toBeTruthy();
});

test('pieces of which something is asked or decided are not reported again; those of another answer may be', async () => {
  const [first, ...others] = ORDER.lines;
  const lines = first ? [{ ...first, reportableQuantity: 0 }, ...others] : [];
  network.answer(orderCalls.orderInfo, { ...ORDER, lines });
  const settled = { answer: 'Sorry.', settledAt: '2026-12-09T09:00:00Z' };
  network.answer(receiptReports, [
    makeReport({ id: 4, quantity: 2, ...settled, outcome: 'credited' }),
    makeReport({ id: 3, lineNo: 2, code: 'NV-2000002', quantity: 1, ...settled, outcome: 'refused' }),
    makeReport({ id: 2, quantity: 1 }),
  ]);
  const { user, dialog } = await openDialog();
  expect(screen.getByText('Credited in full as store credit')).toBeTruthy();
  expect(within(dialog.getByLabelText('Line')).getAllByRole('option')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'One more' }));
  expect(dialog.getByRole('button', { name: 'One more' }).getAttribute('aria-disabled')).toBe('true');
});

test('nothing of an order is reported before it has left', async () => {
  network.answer(orderCalls.orderInfo, makeDetail({ lines: [makeOrderLine()] }));
  await renderShop('/details?orderNo=OR260000021');
  await screen.findByRole('heading', { level: 1, name: 'Order OR260000021' });
  expect(screen.queryByText('What came short or damaged')).toBeNull();
  expect(network.sentTo(receiptReports)).toEqual([]);
});

test('once all of it waits for an answer nothing more is reported', async () => {
  const waiting = (reportableQuantity: number) =>
    makeDetail({ status: 'completed', lines: [makeOrderLine({ shippedQuantity: 2, reportableQuantity })] });
  network.answer(orderCalls.orderInfo, waiting(2));
  const { user, dialog } = await openDialog();
  network.answer(reportReceipt, [makeReport({ quantity: 2 })]);
  network.answer(receiptReports, [makeReport({ quantity: 2 })]);
  network.answer(orderCalls.orderInfo, waiting(0));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(await screen.findByText('2 × NV-1000001 · Damaged')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull());
});

test('product §8 the desk settles a report with what is done, told what that brings about, and an answer', async () => {
  network.answer(identityCalls.profile, { user: signInAs({ role: 'admin', officeRoles: ['orders'] }) });
  network.answer(approvalCalls.officeOrder, {
    order: ORDER,
    company: { id: 3, name: 'Hallwerk Rentals', customerNumber: 'C-100' },
    approval: null,
  });
  network.answer(documentCalls.officeDocuments, []);
  network.answer(officeReceiptReports, [makeReport()]);
  const { user } = await renderShop('/office/order?orderNo=OR260000021');
  expect(await screen.findByText('The seal is torn')).toBeTruthy();
  const outcome = screen.getByLabelText('What is done');
  await user.selectOptions(outcome, 'Replacement to be sent');
  expect(screen.getByText('Nothing is sent by itself. Send the replacement by hand.')).toBeTruthy();
  await user.selectOptions(outcome, 'Credited in full as store credit');
  expect(screen.getByText(/granted as store credit at once, with a credit note/)).toBeTruthy();
  await user.type(screen.getByLabelText('Answer'), 'Sorry for that.');
  const done = { answer: 'Sorry for that.', outcome: 'credited', settledAt: '2026-12-09T09:00:00Z' } as const;
  network.answer(settleReceiptReport, { id: 5 });
  network.answer(officeReceiptReports, [makeReport(done)]);
  await user.click(screen.getByRole('button', { name: 'Settle with this answer' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Settle with this answer' })).toBeNull());
  expect(screen.getByText('Sorry for that.')).toBeTruthy();
  const sent = { id: 5, answer: 'Sorry for that.', outcome: 'credited' };
  expect(network.sentTo(settleReceiptReport).map(({ body }) => body)).toEqual([sent]);
  expect(network.sentTo(documentCalls.officeDocuments).length).toBeGreaterThan(1);
});
