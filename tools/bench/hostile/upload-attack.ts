// Sends hostile files to every call that takes one, and says how each was answered.
import { once } from 'node:events';
import { createConnection } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { limits } from '@outrigger/contract';
import { makeCompany } from '@outrigger/server/src/features/identity/identity.make.ts';
import { multipartOf } from '@outrigger/server/test/multipart.ts';
import type { ScratchShop } from '../orders/scratch-shop.ts';
import type { Claim } from '../orders/verdict.ts';
import type { HostileFile } from './hostile-files.ts';

/** How one file was answered by one call. */
export interface FileAnswer {
  to: string;
  name: string;
  status: number;
  reason: string;
  ms: number;
}

/** What came of all. */
export interface UploadTally {
  answers: FileAnswer[];
  /** Files that were kept though they must not be, or the other way about. */
  misjudged: string[];
  /** Links under which a kept file could run or be taken for something else. */
  unsafe: string[];
  /** The longest that the event loop was held, in which shop and sender both work. */
  heldMs: number;
  /** The same for sound files beside them, and how long the slowest of these took. */
  soundHeldMs: number;
  soundMs: number;
}

/** One person may send so many an hour. */
const EACH = 50;
const MEBIBYTE = 1024 * 1024;
/** What a body of the import may weigh, in the signs of Base64. */
const IMPORT_MOST = 5 * MEBIBYTE;

/** Sends them in turn, each person as many as one may. */
export async function attackWithFiles({ db, apps }: ScratchShop, files: readonly HostileFile[]): Promise<UploadTally> {
  const [app] = apps;
  if (!app) throw new Error('There is no shop to attack.');
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const tally: UploadTally = { answers: [], misjudged: [], unsafe: [], heldMs: 0, soundHeldMs: 0, soundMs: 0 };
  // Half-sent bodies and their like come first; an app that hangs at them takes nothing afterwards.
  await sendTorn(origin, (await makeCompany(db)).token);
  const sound: UploadTally = { ...tally, answers: [] };
  const { token } = await makeCompany(db);
  tally.soundHeldMs = await heldDuring(async () => {
    for (const file of SOUND) await sendEverywhere({ origin, token, tally: sound }, file);
  });
  tally.soundMs = Math.max(...sound.answers.map(({ ms }) => ms));
  tally.heldMs = await heldDuring(async () => {
    for (let from = 0; from < files.length; from += EACH / 2) {
      const person = await makeCompany(db);
      for (const file of files.slice(from, from + EACH / 2))
        await sendEverywhere({ origin, token: person.token, tally }, file);
    }
  });
  return tally;
}

async function heldDuring(work: () => Promise<void>): Promise<number> {
  const held = monitorEventLoopDelay({ resolution: 5 });
  held.enable();
  await work();
  held.disable();
  return held.max / 1e6;
}

/** What anybody sends; the second as large as may be. */
const SOUND: readonly HostileFile[] = [
  ...['a', 'b', 'c'].map((name) => ({ name: `${name}.csv`, bytes: Buffer.from('Code,Qty\nNV-1,2\n') })),
  { name: 'large.txt', bytes: Buffer.alloc(limits.uploadMegabytes * MEBIBYTE - 1, 'x') },
];

interface Attacking {
  origin: string;
  token: string;
  tally: UploadTally;
}

async function sendEverywhere(attacking: Attacking, file: HostileFile): Promise<void> {
  const { headers, payload } = multipartOf(file.name, file.bytes);
  for (const to of ['/api/upload', '/api/uploadFile']) {
    const { status, result } = await send(attacking, { to, name: file.name, headers, body: payload });
    const isPicture = to === '/api/upload';
    const isMisjudged = status === 200 ? file.mayBeKept === false : file.mayBeKept === true && !isPicture;
    if (isMisjudged) attacking.tally.misjudged.push(`${to} ${file.name}: ${status}`);
    if (status === 200) await lookAt(attacking, file.name, result.fileId ?? 0);
  }
  if (file.bytes.length * (4 / 3) > IMPORT_MOST) return;
  const body = JSON.stringify({ name: file.name.slice(0, 200), content: file.bytes.toString('base64') });
  const json = { 'content-type': 'application/json' };
  await send(attacking, { to: '/api/cart/import', name: file.name, headers: json, body });
}

type Sending = { to: string; name: string; headers: Record<string, string>; body: Buffer | string };

async function send({ origin, token, tally }: Attacking, { to, name, headers, body }: Sending) {
  const began = performance.now();
  const answer = await fetch(origin + to, {
    method: 'POST',
    headers: { ...headers, token },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
  const { result } = (await answer.json()) as { result: { reason?: string; fileId?: number } | null };
  const ms = performance.now() - began;
  tally.answers.push({
    to,
    name: name.slice(0, 80),
    status: answer.status,
    reason: result?.reason ?? '',
    ms,
  });
  return { status: answer.status, result: result ?? {} };
}

// A kept file is fetched as its sender would: it must come as what it was judged to be, to be saved and never to be run.
async function lookAt({ origin, token, tally }: Attacking, name: string, fileId: number): Promise<void> {
  const headers = { token, 'content-type': 'application/json' };
  const asked = await fetch(`${origin}/api/upload/link`, { method: 'POST', headers, body: JSON.stringify({ fileId }) });
  const { result } = (await asked.json()) as { result: { url?: string } };
  const file = await fetch(new URL(result.url ?? '/nowhere', origin));
  const type = file.headers.get('content-type') ?? '';
  const told = file.headers.get('content-disposition') ?? '';
  const isSafe =
    file.status === 200 &&
    file.headers.get('x-content-type-options') === 'nosniff' &&
    !/html|svg|xml;|script/.test(type) &&
    told.startsWith('attachment') &&
    file.headers.get('content-security-policy')?.includes('sandbox') === true &&
    !/[\r\n/\\]|\.\./.test(decodeURIComponent(/filename\*=UTF-8''([^;]*)/.exec(told)?.[1] ?? ''));
  if (!isSafe) tally.unsafe.push(`${name.slice(0, 80)}: ${file.status} ${type} ${told}`);
  await file.arrayBuffer();
}

/** Bodies that end early, never come, name no boundary or have a thousand parts. */
async function sendTorn(origin: string, token: string): Promise<void> {
  const { hostname, port } = new URL(origin);
  const bodies = [
    '--edge\r\nContent-Disposition: form-data; name="file"; filename="x"\r\n\r\nhalf',
    '--edge\r\n'.repeat(1000),
    `--edge\r\nContent-Disposition: form-data; name="file"; filename="${'x'.repeat(20_000)}`,
    '',
  ];
  for (const body of bodies) {
    const socket = createConnection({ host: hostname, port: Number(port) });
    await once(socket, 'connect');
    socket.write(
      `POST /api/upload HTTP/1.1\r\nHost: ${hostname}\r\ntoken: ${token}\r\nContent-Type: multipart/form-data; boundary=edge\r\nContent-Length: 90000\r\n\r\n${body}`,
    );
    socket.on('error', () => undefined);
    socket.end();
    socket.resume();
    await once(socket, 'close');
  }
}

/** A refusal comes within it (quality 10). */
export const SECOND = 1000;
const HELD_MOST_MS = 100;

/** What must hold; times only where the machine is there for this alone. */
export function claimsOfFiles({ answers, misjudged, unsafe, ...times }: UploadTally, isTimed: boolean): Claim[] {
  const faults = answers
    .filter(({ status }) => status >= 500)
    .map(({ to, name, status }) => `${to} ${name}: ${status}`);
  const late = answers.filter(({ status, ms }) => status !== 200 && ms > times.soundMs + SECOND);
  const lateOnes = late.map(({ to, name, ms }) => `${to} ${name}: ${ms.toFixed(0)} ms`);
  return [
    { says: 'answers with 5xx', wanted: [], found: faults },
    { says: 'files kept that must not be, or refused that may', wanted: [], found: misjudged },
    { says: 'kept files that could run where they are fetched', wanted: [], found: unsafe },
    ...(isTimed
      ? [
          { says: 'refused more than a second later than a sound file is answered', wanted: [], found: lateOnes },
          {
            says: 'event loop held for 100 ms longer than by sound files',
            wanted: false,
            found: times.heldMs > times.soundHeldMs + HELD_MOST_MS,
          },
        ]
      : []),
  ];
}

/** The planted fault: the store of files fails with whatever it is given. */
export function plantBrokenStore({ shops }: ScratchShop): void {
  for (const { files } of shops) files.put = () => Promise.reject(new Error('the store is broken'));
}
