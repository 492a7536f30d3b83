// Drawing ahead (product §1): the pictures of the first look at the shop lie in the file store before they are asked for.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { connect } from '@outrigger/server/src/platform/db/connect.ts';
import { lonelyDatabase } from '@outrigger/server/test/database.ts';

const PROGRAM = fileURLToPath(new URL('draw-ahead.ts', import.meta.url));

test('product §1 what stands first in the lists is drawn ahead, once; what nobody can draw stops nothing', async () => {
  const { url, drop } = await lonelyDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'draw-ahead-'));
  const db = connect(url, { max: 1 });
  try {
    await db`insert into parts (code, name_en, image_url, rank) values
      ('AH-1', 'Bolt', 'part/hexBolt-d16-length80.webp,part/hexBolt-d16-length80.2.webp', 3),
      ('AH-2', 'Photographed part', 'photo-of-a-part.jpg', 2), ('AH-3', 'Part without a picture', '', 1)`;
    const run = async () => {
      const child = fork(PROGRAM, { env: { ...process.env, DATABASE_URL: url, DATA_DIR: folder } });
      expect((await once(child, 'exit'))[0]).toBe(0);
    };
    await run();
    const bolt = join(folder, 'files/product/part/hexBolt-d16-length80.webp');
    expect(existsSync(bolt)).toBe(true);
    expect(existsSync(join(folder, 'files/product/photo-of-a-part.jpg'))).toBe(false);
    await run();
  } finally {
    await db.end();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  }
}, 60_000);
