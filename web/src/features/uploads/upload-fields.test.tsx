// Photos and documents on their way to the shop, driven by role and label (spec §7 Upload, §8, §9).
import { largeFileCalls } from '@outrigger/contract/calls/large-files.ts';
import { uploadCalls } from '@outrigger/contract/calls/uploads.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadTexts } from '../../client/texts.ts';
import { network } from '../../test/fake-network.ts';
import { DocumentField, PdfField, PhotoField, type UploadedFile, useAllSent } from './index.ts';
import type { FilesState } from './sending.rules.ts';

const { uploadPicture, uploadDocument, fileLink } = uploadCalls;
const photo = (name: string) => new File(['points'], name, { type: 'image/jpeg' });
const kept = (fileId: number): UploadedFile => ({
  fileId,
  name: `${fileId}.jpg`,
  mediaType: 'image/jpeg',
  sizeBytes: 9000,
});

let value: readonly UploadedFile[] = [];
let state: FilesState = 'sent';

function Form({ field: Field, most }: { field: typeof PhotoField; most: number }) {
  const [files, setFiles] = useState<readonly UploadedFile[]>([]);
  return (
    <Field
      label="Photos"
      value={files}
      onChange={(now) => {
        setFiles(now);
        value = now;
      }}
      most={most}
      onState={(now) => {
        state = now;
      }}
    />
  );
}

const draw = async (field = PhotoField, most = 2) => {
  const user = userEvent.setup({ applyAccept: false });
  render(<Form field={field} most={most} />);
  return { user, input: await screen.findByLabelText<HTMLInputElement>(/^Photos/) };
};

beforeEach(async () => {
  value = [];
  await loadTexts('uploads');
  network.refuse(fileLink, 'downloadFailed');
});

test('§9 kinds and sizes are said before; what was sent stands in the list and can be taken out', async () => {
  network.respond(uploadPicture, () => Response.json({ code: 200, message: 'OK', result: kept(7) }));
  const { user, input } = await draw();
  expect(screen.getByText('JPEG, PNG or WebP, each under 20 MB, up to 2 pictures')).toBeTruthy();
  await user.upload(input, photo('plate.jpg'));
  await screen.findByText('7.jpg');
  expect(value).toEqual([kept(7)]);
  const sent = network.sentTo(uploadPicture)[0];
  expect(sent?.headers.get('login-type')).toBe('user');
  expect(sent?.body instanceof FormData && sent.body.get('file')).toBeInstanceOf(File);
  await user.click(screen.getByRole('button', { name: 'Remove 7.jpg' }));
  expect(value).toEqual([]);
});

test('§9 no more are taken than there is room for, and the field says so', async () => {
  let count = 0;
  network.respond(uploadPicture, () => Response.json({ code: 200, message: 'OK', result: kept((count += 1)) }));
  const { user, input } = await draw();
  await user.upload(input, [photo('a.jpg'), photo('b.jpg'), photo('c.jpg')]);
  await waitFor(() => expect(value.map((one) => one.fileId)).toEqual([1, 2]));
  expect(screen.getByText('One file was left out: 2 at most are taken. Remove one first.')).toBeTruthy();
});

test('§8 a lost file stays, is told, and goes out by itself when the network is back', async () => {
  network.lose(uploadPicture);
  const { user, input } = await draw();
  await user.upload(input, photo('plate.jpg'));
  expect((await screen.findByRole('alert')).textContent).toContain('The file stays here');
  expect(state).toBe('failed');
  network.answer(uploadPicture, kept(8));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(value).toEqual([kept(8)]));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('§8 a refusal is told in the server’s words; what is no picture or too large does not set out', async () => {
  network.refuse(uploadPicture, 'uploadNotTaken', 'This file cannot be taken.');
  const { user, input } = await draw();
  await user.upload(input, photo('odd.jpg'));
  expect((await screen.findByRole('alert')).textContent).toBe('This file cannot be taken.');
  expect(screen.queryByRole('button', { name: /Try again/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Remove odd.jpg' }));
  await user.upload(input, new File(['MZ'], 'a.exe', { type: 'application/x-msdownload' }));
  await screen.findByText('This is no picture. Choose a photo.');
  expect(network.sentTo(uploadPicture)).toHaveLength(1);
});

test('a refused file takes no place of those a field has', async () => {
  const { user, input } = await draw(PhotoField, 1);
  await user.upload(input, new File(['MZ'], 'a.exe', { type: 'application/x-msdownload' }));
  await screen.findByText('This is no picture. Choose a photo.');
  network.answer(uploadPicture, kept(9));
  await user.upload(input, photo('plate.jpg'));
  await waitFor(() => expect(value).toEqual([kept(9)]));
});

function Sending({ onGo }: { onGo: () => void }) {
  const sent = useAllSent();
  return (
    <>
      <PhotoField label="Photos" value={[]} onChange={() => undefined} most={2} {...sent.field} />
      <button type="button" onClick={() => sent.mayGo() && onGo()}>
        Send
      </button>
    </>
  );
}

test('each press that a failed file keeps from going leads to its field, which says why', async () => {
  const go = vi.fn<() => void>();
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  const user = userEvent.setup({ applyAccept: false });
  render(<Sending onGo={go} />);
  const input = await screen.findByLabelText(/^Photos/);
  const send = screen.getByRole('button', { name: 'Send' });
  await user.upload(input, new File(['MZ'], 'a.exe', { type: 'application/x-msdownload' }));
  expect((await screen.findByRole('alert')).textContent).toBe('This is no picture. Choose a photo.');
  for (const presses of [1, 2]) {
    await user.click(send);
    expect(document.activeElement).toBe(input);
    expect(brought.mock.contexts).toHaveLength(presses);
  }
  expect(brought.mock.contexts).toContain(input.closest('label'));
  expect(screen.getByText('A file has not arrived. Take it out or try again, then send.')).toBeTruthy();
  expect(go).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Remove a.exe' }));
  await user.click(send);
  expect(go).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(send);
  brought.mockRestore();
});

test('a file on its way shows how far it is, and can be called back', async () => {
  network.respond(uploadDocument, () => new Promise<Response>(() => undefined));
  const { user, input } = await draw(DocumentField, 1);
  await user.upload(input, new File(['text'], 'note.txt', { type: 'text/plain' }));
  expect((await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'note.txt' })).value).toBe(0.5);
  expect(state).toBe('sending');
  await user.click(screen.getByRole('button', { name: 'Cancel note.txt' }));
  await waitFor(() => expect(state).toBe('sent'));
  expect(screen.queryByText('note.txt')).toBeNull();
  expect(value).toEqual([]);
});

test('product §8 a large PDF goes in pieces, and after a break goes on behind those that are there', async () => {
  const { beginLargeFile, sendPiece, endLargeFile } = largeFileCalls;
  const pieceBytes = 9 * 1024 * 1024;
  const pieceAt = (at: number) => ({ ...sendPiece, path: `/office/large-file/4/${at}` });
  let received = 0;
  const take = () => Response.json({ code: 200, message: 'OK', result: { received: (received += 1) } });
  network.respond(beginLargeFile, () =>
    Response.json({ code: 200, message: 'OK', result: { largeFileId: 4, pieceBytes, received } }),
  );
  network.respond(pieceAt(0), take);
  network.lose(pieceAt(1));
  const { user, input } = await draw(PdfField, 1);
  expect(screen.getByText(/^A PDF under 200 MB/)).toBeTruthy();
  const book = new File([new Uint8Array(20 * 1024 * 1024)], 'book.pdf', { type: 'application/pdf', lastModified: 5 });
  await user.upload(input, book);
  expect((await screen.findByRole('alert')).textContent).toContain('The file stays here');
  network.respond(pieceAt(1), take);
  network.respond(pieceAt(2), take);
  network.answer(endLargeFile, kept(12));
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(value).toEqual([kept(12)]));
  expect(network.sentTo(pieceAt(0))).toHaveLength(1);
  const sizes = [0, 1, 2].map(
    (at) => ((network.sentTo(pieceAt(at)).at(-1)?.body as FormData | undefined)?.get('file') as File | null)?.size,
  );
  expect(sizes).toEqual([pieceBytes, pieceBytes, book.size - 2 * pieceBytes]);
  expect(network.sentTo(beginLargeFile)[0]?.body).toEqual({ name: 'book.pdf', sizeBytes: book.size, mark: '5' });
});

test('product §8 a large PDF whose last answer was lost is asked for its end alone, and sent again only where the shop has none', async () => {
  const { beginLargeFile, sendPiece, endLargeFile } = largeFileCalls;
  const book = new File([new Uint8Array(20 * 1024 * 1024)], 'book.pdf', { type: 'application/pdf', lastModified: 6 });
  const onlyPiece = { ...sendPiece, path: '/office/large-file/6/0' };
  network.answer(beginLargeFile, { largeFileId: 6, pieceBytes: book.size, received: 0 });
  network.answer(onlyPiece, { received: 1 });
  network.lose(endLargeFile);
  const { user, input } = await draw(PdfField, 1);
  await user.upload(input, book);
  expect((await screen.findByRole('alert')).textContent).toContain('The file stays here');
  const sent = () => [beginLargeFile, onlyPiece, endLargeFile].map((call) => network.sentTo(call).length);
  expect(sent()).toEqual([1, 1, 1]);
  network.answer(endLargeFile, kept(13));
  await user.click(screen.getByRole('button', { name: /Try again/ }));
  await waitFor(() => expect(value).toEqual([kept(13)]));
  expect(sent()).toEqual([1, 1, 2]);
  // Chosen once more it is a file like any other; what the shop has no more is begun anew.
  await user.click(screen.getByRole('button', { name: 'Remove 13.jpg' }));
  network.lose(endLargeFile);
  await user.upload(input, book);
  await screen.findByRole('alert');
  expect(sent()).toEqual([2, 2, 3]);
  let ends = 0;
  network.respond(endLargeFile, () =>
    (ends += 1) === 1
      ? Response.json({ code: 400, message: 'no', result: { reason: 'uploadFailed', facts: {} } }, { status: 400 })
      : Response.json({ code: 200, message: 'OK', result: kept(14) }),
  );
  await user.click(screen.getByRole('button', { name: /Try again/ }));
  await waitFor(() => expect(value).toEqual([kept(14)]));
  expect(sent()).toEqual([3, 3, 5]);
});
