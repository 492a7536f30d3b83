// Writes a real list as a folder of the import format: `npm run lists -- carrier SOURCE OUT [SEED]`.
import { join } from 'node:path';
import { convertCarrier } from './carrier-list.ts';
import { convertInventree } from './inventree-list.ts';
import { convertLdraw } from './ldraw-list.ts';
import type { ListFolder } from './list-folder.ts';

const LISTS: Record<string, (source: string, seed: number) => ListFolder | Promise<ListFolder>> = {
  carrier: convertCarrier,
  inventree: (source, seed) => convertInventree(join(source, 'catalogue'), seed),
  ldraw: (source, seed) => convertLdraw(join(source, 'catalogue'), seed),
};

const WHERE = 'name the folder that holds models3d/ and catalogue/.';

const [name = '', source, out, seed = '1'] = process.argv.slice(2);
const convert = LISTS[name];
if (convert && source && out) {
  try {
    const { rows, notes } = (await convert(source, Number(seed))).write(out);
    for (const [kind, count] of Object.entries(rows)) console.log(`${kind.padEnd(20)} ${count}`);
    console.log(notes.length === 0 ? 'nothing was left out' : `left out, and why: ${join(out, 'notes.md')}`);
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT' && 'path' in error;
    if (!isMissing && !(error instanceof RangeError)) throw error;
    console.error(isMissing ? `${String(error.path)} is not there: ${WHERE}` : error.message);
    process.exitCode = 2;
  }
} else {
  console.error(
    `Usage: npm run lists -- ${Object.keys(LISTS).join('|')} SOURCE OUT [SEED]\nSOURCE is the folder that holds models3d/ and catalogue/, OUT the folder to write.`,
  );
  process.exitCode = 2;
}
