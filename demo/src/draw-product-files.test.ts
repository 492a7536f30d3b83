// Files drawn on request (product §1): by their names, in a process of their own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MakeAnswer } from '@outrigger/server/src/platform/outside/guest.ts';
import { expect, test } from 'vitest';
import { testDatabaseUrl } from '@outrigger/server/test/database.ts';

test('product §1 part and machine pictures are drawn by their names; other names are answered with nothing', async () => {
  const program = fileURLToPath(new URL('draw-product-files.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: await testDatabaseUrl() };
  const child = fork(program, { env, serialization: 'advanced' });
  const ask = async (id: number, name: string): Promise<MakeAnswer> => {
    child.send({ id, name });
    const [answer] = await once(child, 'message');
    return answer as MakeAnswer;
  };
  const picture = await ask(1, 'part/hexBolt-d16-length80.webp');
  expect(picture.id).toBe(1);
  expect(
    Buffer.from(picture.bytes ?? [])
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  const machine = await ask(3, 'machine/S0812E.webp');
  expect(
    Buffer.from(machine.bytes ?? [])
      .subarray(8, 12)
      .toString(),
  ).toBe('WEBP');
  const brochure = await ask(4, 'manual/BR-S0812E.en.pdf');
  expect(
    Buffer.from(brochure.bytes ?? [])
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  for (const name of ['part/hexBolt-d99999.webp', 'machine/X99.webp', 'figure/NOPE.svg', 'manual/x.pdf'])
    expect((await ask(2, name)).bytes, name).toBeNull();
  child.disconnect();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});
