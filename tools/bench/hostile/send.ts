// Sends one request as it is, and says what of the answer must never be.
import { Agent, request } from 'node:http';
import type { HostileRequest } from './hostile-requests.ts';

/** What came back; status 0 stands for none. */
export interface HostileAnswer {
  status: number;
  body: string;
}

const HANG_MS = 20_000;
const agent = new Agent({ keepAlive: true });

/** Resolves in any case: with the answer, or with what went wrong. */
export function send(origin: string, { method, path, headers, body }: HostileRequest): Promise<HostileAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const failed = (error: Error) => resolve({ status: 0, body: error.message });
    try {
      // Node sends the length of what a method is not supposed to carry only where it is told, and at once where an answer is expected first.
      const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
      const sent = request({ hostname, port, method, path, headers: { ...length, ...headers }, agent }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', failed);
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString() }));
      });
      sent.setTimeout(HANG_MS, () => sent.destroy(new Error('hangs')));
      sent.on('error', failed);
      sent.end(body);
    } catch (error) {
      failed(error as Error);
    }
  });
}

/** What is wrong with an answer; null where nothing is. */
export function judge({ status, body }: HostileAnswer): string | null {
  if (status === 0) return `no answer (${body})`;
  if (status >= 500) return String(status);
  if (
    /\bat .+\.[jt]s:\d+|node_modules|(?:Postgres|Database)Error|duplicate key value|violates \w+(?:-\w+)* constraint|syntax error at/.test(
      body,
    )
  )
    return `${status} tells of the inside`;
  return null;
}
