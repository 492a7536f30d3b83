// Whether what sizes M and L add to the demo shop fits on the disk, before it is begun (product §1).
import type { DemoSizeName } from './catalogue/sizes.ts';

/** Megabytes of the data directory taken while a size is added: L ends at 7.3 GB, and the files it is read from, their rows before they are checked and the log are there beside it. */
const NEEDED_MB: Record<DemoSizeName, number> = { S: 0, M: 1_500, L: 12_000 };

/** The line to say where it does not fit; `keptFree` is what has to stay free for the shop to take orders. */
export function missingSpace(size: DemoSizeName, freeMegabytes: number, keptFree: number): string | undefined {
  const needed = NEEDED_MB[size] + keptFree;
  if (size === 'S' || freeMegabytes >= needed) return undefined;
  return `size ${size} needs ${inWords(needed)} MB of disk in DATA_DIR and ${inWords(freeMegabytes)} MB are free: the shop runs on as it is; free some, then start it again.`;
}

const inWords = (megabytes: number) => megabytes.toLocaleString('en-US');
