// `npm run demo -- --size S|M|L --seed N --out FOLDER`: writes the demo shop as a folder of the import format.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEMO_SIZES, type DemoSizeName } from './catalogue/sizes.ts';
import { writeDemo } from './catalogue/write-demo.ts';
import { readCsv } from './catalogue/read-csv.ts';
import { drawMachine } from './draw-machine.ts';
import { fileOfBook, MODEL_BOOKS } from './manuals/book-names.ts';
import { makeBook } from './manuals/model-books.ts';

const values = readValues();
const size = values?.size.toUpperCase() ?? '';
const seed = Number(values?.seed);
if (!values || !(size in DEMO_SIZES) || !Number.isSafeInteger(seed) || seed < 0) {
  console.error('Usage: npm run demo -- --size S|M|L --seed NUMBER --out FOLDER');
  process.exit(2);
}
const began = performance.now();
writeDemo({ size: size as DemoSizeName, seed, folder: values.out, say: console.log });
await writeBooks(join(values.out, 'files'));
await writePictures(values.out);
console.log(`Written to ${values.out} in ${((performance.now() - began) / 1000).toFixed(1)} s`);

/** What was asked for; undefined for words that mean nothing here. */
function readValues() {
  const options = {
    size: { type: 'string', default: 'S' },
    seed: { type: 'string', default: '2026' },
    out: { type: 'string', default: 'demo-data' },
  } as const;
  try {
    return parseArgs({ options }).values;
  } catch {
    return undefined;
  }
}

/** Families and banners have no drawing of their own, so that another shop's import must find their pictures. */
async function writePictures(folder: string): Promise<void> {
  const named = ['machine-families', 'banners'].flatMap((kind) => readCsv(join(folder, `${kind}.csv`)));
  for (const name of new Set(named.map((row) => row('image')))) {
    const picture = await drawMachine(name);
    if (!picture) continue;
    mkdirSync(dirname(join(folder, 'files', name)), { recursive: true });
    writeFileSync(join(folder, 'files', name), picture);
  }
}

/** Rows of another shop's import must find the books they name. */
async function writeBooks(folder: string): Promise<void> {
  mkdirSync(join(folder, 'manual'), { recursive: true });
  for (const [at, book] of MODEL_BOOKS.entries()) {
    writeFileSync(join(folder, fileOfBook(book)), await makeBook(book));
    if ((at + 1) % 20 === 0) console.log(`${at + 1} of ${MODEL_BOOKS.length} manuals and brochures`);
  }
}
