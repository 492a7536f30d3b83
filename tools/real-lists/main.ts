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

const [name = '', source, out, seed = '1'] = process.argv.slice(2);
const convert = LISTS[name];
if (convert && source && out) {
  const { rows, notes } = (await convert(source, Number(seed))).write(out);
  for (const [kind, count] of Object.entries(rows)) console.log(`${kind.padEnd(20)} ${count}`);
  console.log(`${notes.length} notes${notes.length > 0 ? ` in ${join(out, 'notes.md')}` : ''}`);
} else {
  console.error(`Usage: npm run lists -- ${Object.keys(LISTS).join('|')} FOLDER_IT_IS_IN FOLDER_TO_WRITE [SEED]`);
  process.exitCode = 2;
}
