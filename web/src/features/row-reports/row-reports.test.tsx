// "This row is wrong", driven by role and label: reported with a photo, then answered on the row (product §8).
import { rowReportCalls } from '@outrigger/contract/calls/row-reports.ts';
import { uploadCalls } from '@outrigger/contract/calls/uploads.ts';
import type { OwnReport } from '@outrigger/contract';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadTexts } from '../../client/texts.ts';
import { network } from '../../test/fake-network.ts';
import { signInAs } from '../../test/people.make.ts';
import { ReportWrong, RowReports } from './index.ts';

const { reportRow, ownReports } = rowReportCalls;
const place = { figureId: 5, itemNo: '7', partId: 9, name: '7 · A-100 Pump' };
const kept: OwnReport = {
  id: 1,
  hostId: 3,
  figureId: 5,
  itemNo: '7',
  partId: 9,
  kind: 'quantity',
  note: null,
  state: 'open',
  createdAt: '2026-11-20T10:00:00Z',
  answer: null,
  answeredAt: null,
};
const answered: OwnReport = { ...kept, state: 'answered', answer: 'Four bolts.', answeredAt: '2026-11-21T10:00:00Z' };

const draw = () => {
  render(
    <RowReports hostId={3}>
      <ReportWrong place={place} look="icon" />
      <ReportWrong place={{ ...place, itemNo: '8' }} look="icon" />
    </RowReports>,
  );
  return userEvent.setup();
};

beforeEach(async () => {
  await Promise.all(['rowreports', 'reportform', 'uploads'].map((one) => loadTexts(one)));
  network.refuse(uploadCalls.fileLink, 'downloadFailed');
});

test('product §8 a report goes out with what is wrong, a note and a photo; the row says that it waits', async () => {
  signInAs();
  network.answer(ownReports, []);
  const user = draw();
  await user.click((await screen.findAllByRole('button', { name: /Something wrong\? 7/ }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('dialog', { name: 'Report an error' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(dialog.getByText('Choose what is wrong.')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'Something else' }));
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  expect(dialog.getByText('Say in a few words what is wrong.')).toBeTruthy();
  await user.click(dialog.getByRole('radio', { name: 'The quantity is wrong' }));
  network.answer(uploadCalls.uploadPicture, { fileId: 4, name: 'p.jpg', mediaType: 'image/jpeg', sizeBytes: 9 });
  await user.upload(dialog.getByLabelText(/^Photos/), new File(['x'], 'p.jpg', { type: 'image/jpeg' }));
  await dialog.findByText('p.jpg');
  network.answer(reportRow, kept);
  network.answer(ownReports, [kept]);
  await user.click(dialog.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = network.sentTo(reportRow);
  expect(sent?.body).toEqual({
    hostId: 3,
    figureId: 5,
    itemNo: '7',
    partId: 9,
    kind: 'quantity',
    note: null,
    fileIds: [4],
  });
  expect(sent?.headers.get('idempotency-key')).toBeTruthy();
  expect(await screen.findAllByText(/You reported this on/)).toHaveLength(1);
});

test('product §8 the answer stands on the row it was asked of, and on no other machine’s', async () => {
  signInAs();
  network.answer(ownReports, [answered, { ...answered, id: 2, hostId: 99, answer: 'Of another machine' }]);
  draw();
  expect(await screen.findByText('Four bolts.')).toBeTruthy();
  expect(screen.queryByText('Of another machine')).toBeNull();
});

test('the parts desk, which mends rows itself, has no such mark', () => {
  signInAs({ role: 'admin' });
  draw();
  expect(screen.queryByRole('button')).toBeNull();
});
