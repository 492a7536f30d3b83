// Reads the pictures of codes whose contents are known.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { inProject } from '../../setup/project.js';
import { readCodes, takeCodeProgram } from '../../../web/src/features/scan/reading/read-codes.ts';
import { pixelsOf } from './pixels-of.ts';
import { type Reading, Tally } from './tally.ts';

interface Expected {
  file: string;
  format: string;
  /** Null means that nothing may be reported. */
  text: string | null;
}

const FOLDERS = ['../shared/real-data/barcodes', '../../shared/real-data/barcodes'];

/** Prints what became of each that was not read rightly, and the counts. */
export async function readAllCodes(): Promise<void> {
  const folder = FOLDERS.map((name) => inProject(name)).find((path) => existsSync(path));
  if (!folder) return console.log('codes: no pictures here (real-data/barcodes)');
  const program = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  takeCodeProgram({ bytes: new Uint8Array(readFileSync(program)).buffer });
  const all = JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Expected[];
  const tally = new Tally();
  for (const { file, format, text } of all) {
    const picture = await pixelsOf(join(folder, file));
    const began = performance.now();
    const texts = await readCodes(picture, true);
    const reading = readingOf(texts, text);
    tally.add(reading, performance.now() - began);
    if (reading !== 'right')
      console.log(`  ${file} (${format}): ${reading}, ${JSON.stringify(texts)} for ${JSON.stringify(text)}`);
  }
  console.log(tally.line('codes'));
}

function readingOf(texts: readonly string[], expected: string | null): Reading {
  if (expected === null) return texts.length === 0 ? 'right' : 'wrong';
  if (texts.includes(expected.trim())) return 'right';
  return texts.length === 0 ? 'none' : 'wrong';
}
