// A kept child: told apart whether it never started, died, or was stopped before it was ready (product §1).
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isAlive } from '../postgres/running-server.ts';
import { keepRunning } from './keep-running.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function keep(code: string) {
  const program = join(folder, `${Math.random()}.mjs`);
  await writeFile(program, code);
  const said: string[] = [];
  return { said, ...keepRunning({ name: 'it', program, env: process.env, say: (line) => said.push(line) }) };
}

it('§1 a child stopped before it was ready keeps nobody waiting', async () => {
  const child = await keep('setInterval(() => {}, 1000);');
  const waiting = child.ready.then(
    () => 'ready',
    (error: Error) => error.message,
  );
  await sleep(100);
  const pid = child.pid() ?? 0;
  await child.stop();
  expect(await waiting).toContain('it did not start');
  expect(isAlive(pid)).toBe(false);
});

it('§1 a child that cannot start hands its exit code on', async () => {
  const child = await keep('process.exit(78);');
  await expect(child.ready).rejects.toMatchObject({ exitCode: 78 });
});

it('§1 a child that is killed before it was ever ready is told and started again', async () => {
  const mark = join(folder, 'killed-once');
  const child = await keep(`
    import { existsSync, writeFileSync } from 'node:fs';
    if (existsSync('${mark}')) process.send({ type: 'ready' });
    else { writeFileSync('${mark}', ''); process.kill(process.pid, 'SIGKILL'); }
    setInterval(() => {}, 1000);`);
  await child.ready;
  expect(child.said).toEqual(['it ended (SIGKILL) and is started again']);
  await child.stop();
});

it('§1 a child that was up is started again and says so', async () => {
  const child = await keep("process.send({ type: 'ready' }); setInterval(() => {}, 1000);");
  await child.ready;
  const pid = child.pid() ?? 0;
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => child.pid(), { timeout: 10_000 }).not.toBe(pid);
  expect(child.said).toEqual(['it ended (SIGKILL) and is started again']);
  await child.stop();
});
