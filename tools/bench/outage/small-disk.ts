// A disk of the measurement's own that can be filled: a file system in memory where that may be mounted, else the folder for temporary files with a file that takes what is left above the shop's minimum.
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the shop's data go, below how many free megabytes it is to stop writing, and how to fill and empty the place. */
export interface SmallDisk {
  folder: string;
  says: string;
  minimumMegabytes: number;
  fill: () => Promise<void>;
  empty: () => Promise<void>;
}

const MEGABYTE = 1024 * 1024;
const SIZE_MB = 2000;
const MINIMUM_MB = 200;
/** What the filler leaves: the shop must have stopped writing, and PostgreSQL must not have. */
const LEFT_MB = 60;

/** Works on a small disk and removes it afterwards. */
export async function onSmallDisk(work: (disk: SmallDisk) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'outrigger-disk-'));
  const isMounted = mount(folder);
  await chmod(folder, 0o711);
  const filler = join(folder, 'filler');
  // Without a disk of its own nothing may be filled: the minimum is set to what is free now, less what the shop needs.
  const minimumMegabytes = isMounted ? MINIMUM_MB : (await freeMegabytes(folder)) - SIZE_MB;
  try {
    await work({
      folder,
      says: isMounted
        ? `a file system in memory of ${SIZE_MB} MB`
        : `${folder}, whose free space counts above a minimum`,
      minimumMegabytes,
      fill: async () => {
        const left = isMounted ? LEFT_MB : minimumMegabytes - LEFT_MB;
        await writeFile(filler, Buffer.alloc(((await freeMegabytes(folder)) - left) * MEGABYTE, 1));
      },
      empty: () => rm(filler, { force: true }),
    });
  } finally {
    if (isMounted) execFileSync('umount', [folder]);
    await rm(folder, { recursive: true, force: true });
  }
}

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE_MB}m`, 'none', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function freeMegabytes(folder: string): Promise<number> {
  const found = await statfs(folder);
  return Math.floor((found.bavail * found.bsize) / MEGABYTE);
}
