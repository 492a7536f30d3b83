// A file in a body as a browser's form sends it (RFC 7578), and its upload.
import { type Call, calls } from '@outrigger/contract';
import type { TestShop } from './ask.ts';

/** Headers and body of one file. */
export function multipartOf(name: string, bytes: Buffer): { headers: Record<string, string>; payload: Buffer } {
  const head = `--edge\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
  return {
    headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    payload: Buffer.concat([Buffer.from(head), bytes, Buffer.from('\r\n--edge--\r\n')]),
  };
}

/** What is sent, by whom, and through which of the two calls that take uploads. */
export interface Upload {
  token: string;
  name: string;
  bytes: Buffer;
  call?: Pick<Call, 'path'>;
}
/** What the answer says: the upload's number, or why it was not taken. */
export interface Uploaded {
  fileId: number;
  mediaType?: string;
  reason?: string;
}

/** Uploads a file, as a document where no call is named. */
export async function uploadFile(
  { app }: Pick<TestShop, 'app'>,
  { token, name, bytes, call = calls.uploads.uploadDocument }: Upload,
): Promise<Uploaded> {
  const { headers, payload } = multipartOf(name, bytes);
  const answer = await app.inject({ method: 'POST', url: `/api${call.path}`, headers: { ...headers, token }, payload });
  return answer.json().result;
}
