// Uploads through production's own app: judged by their bytes, drawn anew, fetched once (spec §7 Upload, §9; product §2; quality 11).
import { createHash } from 'node:crypto';
import { calls, type Call, limits } from '@outrigger/contract';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { type TestShop, testShop } from '../../../test/shop.ts';
import { makeAdministrator, makeCompany, makeSubAccount } from '../identity/identity.make.ts';

const { uploadPicture, uploadDocument, fileLink } = calls.uploads;
let it: TestShop;
let owner: Awaited<ReturnType<typeof makeCompany>>;
beforeAll(async () => {
  it = await testShop();
  owner = await makeCompany(it.shop.db);
});

interface Sent {
  name?: string;
  token?: string;
  /** Cuts the body off behind so many bytes. */
  until?: number;
}

/** Sends a file as a browser's form does, a field before it. */
async function send(call: Call, file: Buffer | string, { name = 'photo.jpg', token = owner.token, until }: Sent = {}) {
  const head = `--edge\r\nContent-Disposition: form-data; name="note"\r\n\r\nx\r\n--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;
  const whole = Buffer.concat([Buffer.from(head), Buffer.from(file), Buffer.from('\r\n--edge--\r\n')]);
  const answer = await it.app.inject({
    method: 'POST',
    url: `/api${call.path}`,
    headers: { ...(token ? { token } : {}), 'content-type': 'multipart/form-data; boundary=edge' },
    payload: until === undefined ? whole : whole.subarray(0, until),
  });
  const { result } = answer.json();
  return { status: answer.statusCode, result, reason: result?.reason, answer };
}

const photo = () =>
  sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#a33' } })
    .withExif({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
const fetchLink = async (fileId: number, token = owner.token) => {
  const { result } = await it.ask(fileLink, { fileId }, { token });
  return result.url;
};

test('§7 a picture is drawn anew: upright, 2,560 points at most, nothing of what the camera wrote', async () => {
  const given = await photo();
  expect(given.includes('SECRET-PLACE')).toBe(true);
  const sent = await send(uploadPicture, given, { name: '..\\../plate <1>.JPG.exe' });
  expect(sent.result).toMatchObject({ name: 'plate 1 .JPG.jpg', mediaType: 'image/jpeg' });
  const [row] = await it.shop.db<{ storeKey: string; sha256: Buffer; userId: number; companyId: number }[]>`
    select store_key, sha256, user_id, company_id from files where id = ${sent.result.fileId}`;
  expect(row).toMatchObject({ userId: owner.userId, companyId: owner.companyId });
  const file = await it.app.inject({ url: await fetchLink(sent.result.fileId) });
  expect(file.rawPayload.includes('SECRET-PLACE')).toBe(false);
  expect(await sharp(file.rawPayload).metadata()).toMatchObject({ width: 1280, height: 2560, format: 'jpeg' });
  expect(createHash('sha256').update(file.rawPayload).digest()).toEqual(row?.sha256);
});

test('§7 a document is kept as it is, and is saved by its reader, never run', async () => {
  const pdf = `%PDF-1.7\n${'x'.repeat(200_000)}\r\n--edg\r\n%%EOF`;
  const { result } = await send(uploadDocument, pdf, { name: '手册.html' });
  expect(result).toMatchObject({ name: '手册.pdf', mediaType: 'application/pdf', sizeBytes: pdf.length });
  const file = await it.app.inject({ url: await fetchLink(result.fileId) });
  expect(file.payload).toBe(pdf);
  expect(file.headers).toMatchObject({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('手册.pdf')}`,
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  });
});

test.each([
  ['mark-up', '  <html><script>alert(1)</script>'],
  ['a drawing that may run', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['a program', Buffer.from('MZ\x90\0\x03\0', 'latin1')],
  ['an archive that is no office file', Buffer.from('PK\x03\x04 evil.exe')],
  ['macros', Buffer.from('PK\x03\x04 [Content_Types].xml xl/workbook.xml xl/vbaProject.bin')],
  ['nothing', ''],
  ['a picture cut off', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0x10])],
])('quality 11 %s is not taken, whatever it is called', async (_what, file) => {
  expect(await send(uploadDocument, file, { name: 'a.pdf' })).toMatchObject({ status: 415, reason: 'uploadNotTaken' });
});

test('quality 11 a picture that claims more points than a camera has is refused within a second', async () => {
  const bomb = await sharp({ create: { width: 12_000, height: 6000, channels: 3, background: '#000' } })
    .png()
    .toBuffer();
  const since = Date.now();
  expect((await send(uploadPicture, bomb)).reason).toBe('uploadNotTaken');
  expect(Date.now() - since).toBeLessThan(1000);
});

test('§7 pictures alone are taken as pictures; a text is a document', async () => {
  expect((await send(uploadPicture, 'plain text')).reason).toBe('uploadNotTaken');
  expect((await send(uploadDocument, 'Sérial;12\n', { name: 'list.csv' })).result.name).toBe('list.txt');
});

test('§9 a file of 20 MB is too large, said in the answer; one byte less passes', async () => {
  const most = limits.uploadMegabytes * 1024 * 1024;
  const { token } = owner;
  const tooLarge = await send(uploadDocument, Buffer.alloc(most, 'a'), { token });
  expect([tooLarge.status, tooLarge.reason, tooLarge.result.facts]).toEqual([
    413,
    'uploadTooLarge',
    { limitMegabytes: 20 },
  ]);
  expect((await send(uploadDocument, Buffer.alloc(most - 1, 'a'), { token })).status).toBe(200);
});

test('§8 a body that ends early, holds no file or is no form keeps nothing', async () => {
  const before = await it.shop.db`select count(*) from files`;
  expect((await send(uploadDocument, 'x'.repeat(1000), { until: 700 })).reason).toBe('uploadFailed');
  expect((await send(uploadDocument, 'x', { until: 30 })).reason).toBe('uploadFailed');
  expect((await it.ask(uploadPicture, {}, { token: owner.token })).reason).toBe('unsupportedMedia');
  expect(await it.shop.db`select count(*) from files`).toEqual(before);
});

test('product §2 uploads need sign-in; a link works once, and for a minute', async () => {
  expect((await send(uploadPicture, await photo(), { token: '' })).status).toBe(401);
  expect((await it.ask(fileLink, { fileId: 1 })).status).toBe(401);
  const { result } = await send(uploadDocument, 'text');
  const url = await fetchLink(result.fileId);
  expect((await it.app.inject({ method: 'HEAD', url })).statusCode).not.toBe(200);
  expect((await it.app.inject({ url })).statusCode).toBe(200);
  expect((await it.app.inject({ url })).json().result.reason).toBe('notFound');
  const late = await fetchLink(result.fileId);
  await it.shop.db`update file_links set expires_at = now() - interval '1 second' where file_id = ${result.fileId}`;
  expect((await it.app.inject({ url: late })).statusCode).toBe(404);
});

test('product §4 a stranger, a colleague and other desks are answered as where there is no file; support may look', async () => {
  const { db } = it.shop;
  const { fileId } = (await send(uploadDocument, 'text')).result;
  const missing = await it.ask(fileLink, { fileId: 2 ** 40 }, { token: owner.token });
  expect(missing.reason).toBe('downloadFailed');
  for (const { token } of [
    await makeCompany(db),
    await makeSubAccount(db, owner.companyId, { permissions: [1, 2, 3] }),
    await makeAdministrator(db, ['finance']),
  ])
    expect((await it.ask(fileLink, { fileId }, { token })).text).toBe(missing.text);
  const { token } = await makeAdministrator(db, ['support']);
  expect((await it.app.inject({ url: await fetchLink(fileId, token) })).payload).toBe('text');
});

test('quality 11 sixty uploads an hour; then the answer says how long to wait', async () => {
  const { token, userId } = await makeCompany(it.shop.db);
  await it.shop.db`
    insert into counters (name, subject, window_start, hits)
    values ('uploadsOf', ${String(userId)}, date_bin(interval '1 hour', now(), 'epoch'), 60)`;
  const refused = await send(uploadDocument, 'text', { token });
  expect([refused.status, refused.reason]).toEqual([429, 'tooManyRequests']);
  expect(Number(refused.answer.headers['retry-after'])).toBeGreaterThan(0);
});
