// A process of the shop that listens, asked over the network: for what only such a one has, or what two of them share.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Call, InputOf, ResultOf } from '@outrigger/contract';

const PROGRAM = fileURLToPath(new URL('../src/start-api.ts', import.meta.url));

/** Where it listens, and its end. */
export interface ShopProcess {
  port: number;
  stop(): Promise<void>;
}

/** Starts one on a migrated database, which reads the catalogue there or elsewhere; resolves once it listens. */
export async function startShopProcess(databaseUrl: string, dataDir: string, readUrl = ''): Promise<ShopProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [PROGRAM], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATABASE_READ_URL: readUrl,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: 'off',
      STRICT: 'on',
      LOG_LEVEL: 'error',
      DISK_MINIMUM_MB: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return {
    port,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** What a process answers to a call that reads. */
export async function askAt<C extends Call>(
  { port }: ShopProcess,
  call: C,
  { input, token, language, currency }: { input: InputOf<C>; token: string; language?: string; currency?: string },
): Promise<{ status: number; result: ResultOf<C>; text: string }> {
  const pairs = Object.entries(input as object).map(([key, value]): [string, string] => [key, String(value)]);
  const query = new URLSearchParams(pairs);
  const headers = { token, language: language ?? 'en', 'currency-name': currency ?? 'USD' };
  const answer = await fetch(`http://127.0.0.1:${port}/api${call.path}?${query.toString()}`, { headers });
  const text = await answer.text();
  return { status: answer.status, result: JSON.parse(text).result as ResultOf<C>, text };
}

/** The same answer of every process, each asked twice, so that the second one is a kept one; told apart, they are an error. */
export async function askEverywhere<C extends Call>(
  processes: readonly ShopProcess[],
  call: C,
  asking: { input: InputOf<C>; token: string; language?: string; currency?: string },
): Promise<{ status: number; result: ResultOf<C>; text: string }> {
  const answers = [];
  for (const one of processes) for (let time = 0; time < 2; time += 1) answers.push(await askAt(one, call, asking));
  const [first] = answers;
  const texts = answers.map(({ text }) => text);
  if (!first || texts.some((text) => text !== first.text)) throw new Error(`answers differ:\n${texts.join('\n')}`);
  return first;
}

/** One figure of the process's `/metrics`, by its name and labels; NaN where there is none. */
export async function figureAt({ port }: ShopProcess, name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const line = text.split('\n').find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length));
}
