// Photographs 60 nameplates of machines of the shop in stated trouble, reads them as the page does, and asks the shop which machine each is of.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gunzipSync } from 'node:zlib';
import { drawNameplate } from '@outrigger/demo/src/nameplates/draw-nameplate.ts';
import { cleanTexts } from '../../../web/src/features/scan/scan.rules.ts';
import { readPlate } from '../../../web/src/features/scan/reading/read-plate.ts';
import { startTextReader, type TextReader } from '../../../web/src/features/scan/reading/text-reader.ts';
import { photograph, STEP_WORDS, STEPS, type Step, type Trouble, TROUBLES } from './photograph.ts';
import { pixelsOf } from './pixels-of.ts';
import { openPlateShop } from './plate-shop.ts';
import { type Reading, Tally } from './tally.ts';

const EACH = 4;
const AIM = 95;
/** Up to where the aim is to be met. */
const AIMED: readonly Step[] = ['light', 'middle'];

/** Prints each plate that was not read rightly and the counts by trouble and step; whether none was opened by itself, and enough were read up to the middle step. */
export async function readAllPlates(origin: string): Promise<{ isNoneOpened: boolean; isAimMet: boolean }> {
  const shop = await openPlateShop(origin);
  const machines = await shop.machines(TROUBLES.length * STEPS.length * EACH);
  const reader = await reading();
  const tallies = new Map<string, Tally>();
  let [opened, at] = [0, 0];
  for (const trouble of TROUBLES) {
    for (const step of STEPS) {
      const tally = new Tally();
      tallies.set(nameOf(trouble, step), tally);
      for (const { serialNumber, model, type, manufactureDate } of machines.slice(at, at + EACH)) {
        at += 1;
        const year = Number((manufactureDate ?? '2020').slice(0, 4));
        const plate = drawNameplate({ type, model, serial: serialNumber, year, massKg: 2000 + 10 * at });
        const picture = await pixelsOf(await photograph(plate, trouble, step, at));
        const began = performance.now();
        const lines = cleanTexts(readPlate(picture, reader, () => undefined));
        const took = performance.now() - began;
        const { matches, isCertain } =
          lines.length === 0 ? { matches: [], isCertain: false } : await shop.resolve(lines);
        if (isCertain) opened += 1;
        const found = matches.map(({ code }) => code);
        const result: Reading = found[0] === serialNumber ? 'right' : found.length === 0 ? 'none' : 'wrong';
        tally.add(result, took);
        if (result !== 'right')
          console.log(
            `  ${nameOf(trouble, step)}: ${serialNumber} ${result}, shown first ${found[0] ?? 'nothing'}${found.includes(serialNumber) ? ', shown among others' : ''}`,
          );
      }
      console.log(tally.line(`${trouble} ${step}`), `(${STEP_WORDS[trouble][step]})`);
    }
  }
  reader.end();
  const isAimMet = sum(tallies) >= AIM;
  console.log(`machines opened without a person's choice: ${opened} (aim 0)`);
  return { isNoneOpened: opened === 0, isAimMet };
}

const nameOf = (trouble: Trouble, step: Step): string => `${trouble} ${step}`;

/** Prints the counts of all; the per cent that were read rightly up to the middle step. */
function sum(tallies: ReadonlyMap<string, Tally>): number {
  const aimed = TROUBLES.flatMap((trouble) => AIMED.flatMap((step) => tallies.get(nameOf(trouble, step)) ?? []));
  const right = aimed.reduce((count, tally) => count + tally.counts.right, 0);
  const total = aimed.reduce((count, tally) => count + tally.total, 0);
  const all = [...tallies.values()];
  const count = (reading: Reading) => all.reduce((before, tally) => before + tally.counts[reading], 0);
  console.log(`plates: ${count('right')} right, ${count('wrong')} wrong, ${count('none')} not at all`);
  const share = (100 * right) / Math.max(1, total);
  console.log(`up to the middle step: ${right} of ${total}, ${share.toFixed(0)} % (aim ${AIM} %)`);
  return share;
}

async function reading(): Promise<TextReader> {
  const { resolve } = createRequire(import.meta.url);
  const program = readFileSync(resolve('tesseract.js-core/tesseract-core-simd-lstm.wasm'));
  const letters = readFileSync(resolve('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz'));
  return await startTextReader(new Uint8Array(program).buffer, gunzipSync(letters));
}
