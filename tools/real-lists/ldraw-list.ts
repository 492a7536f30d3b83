// Turns the LDraw parts list and its kits into the import format: numbers, categories, keywords, supersessions, kits.
import { join } from 'node:path';
import { type ListFolder, makeListFolder, slug } from './list-folder.ts';
import { addMadeUpBase, addMadeUpTrade, madeUpWeight } from './made-up.ts';
import { knownTime } from './known-times.ts';
import { readCsv } from '@outrigger/demo/src/catalogue/read-csv.ts';

type PartRow = ReturnType<typeof readCsv>[number];

/** Reads `ldraw-parts.csv` and `ldraw-kits.csv` of a folder. */
export function convertLdraw(source: string, seed: number): ListFolder {
  const folder = makeListFolder();
  const parts = readCsv(join(source, 'ldraw-parts.csv'));
  const codes = new Set(parts.map((part) => part('part_number')));
  addMadeUpBase(folder);
  folder.add('brands', { code: 'LDRAW', name: 'LDraw' });
  for (const part of parts) addPart(folder, part, { seed, codes });
  for (const kit of readCsv(join(source, 'ldraw-kits.csv'))) addKit(folder, kit, codes);
  return folder;
}

function addPart(
  folder: ListFolder,
  part: PartRow,
  { seed, codes }: { seed: number; codes: ReadonlySet<string> },
): void {
  const code = part('part_number');
  const isSuperseded = part('status') === 'superseded';
  const category = part('category') && `ldraw-${slug(part('category'))}`;
  if (category) folder.addOnce('categories', { code: category, parent: '', name_en: part('category') });
  folder.add('parts', {
    code,
    name_en: part('name') || `Part ${code}, replaced by ${part('superseded_by')}`,
    category,
    brand: 'LDRAW',
    status: isSuperseded ? 'discontinued' : 'active',
    sell_policy: isSuperseded || part('status') === 'component' ? 'notSold' : 'backorder',
    weight_grams: madeUpWeight(code, seed),
    release_date: knownTime(folder, { is: 'date', what: `The first day of ${code}`, text: part('first_recorded') }),
  });
  for (const word of keywordsOf(part('keywords'))) {
    folder.addOnce('tags', { code: slug(word), name_en: word.toLowerCase() });
    folder.add('part-tags', { part: code, tag: slug(word) });
  }
  const successor = part('superseded_by');
  if (successor) folder.add('supersessions', { old_part: code, successor });
  if (successor && !codes.has(successor))
    folder.note(`${code} is replaced by ${successor}, which the list does not hold.`);
  if (!isSuperseded && part('status') !== 'component') addMadeUpTrade(folder, code, seed);
}

/** Words between commas; each once, however it is written. */
function keywordsOf(text: string): string[] {
  const words = text
    .split(/[,;]/)
    .map((word) => word.trim())
    .filter((word) => slug(word) !== '');
  return [...new Map(words.map((word) => [slug(word), word])).values()];
}

function addKit(folder: ListFolder, kit: PartRow, codes: ReadonlySet<string>): void {
  const [part, component] = [kit('kit_part_number'), kit('component_part_number')];
  if (codes.has(component))
    folder.add('part-relations', { part, kind: 'kit', related_part: component, quantity: kit('quantity') });
  else folder.note(`Kit ${part} holds ${kit('quantity')} of ${component}, which the list does not hold.`);
}
