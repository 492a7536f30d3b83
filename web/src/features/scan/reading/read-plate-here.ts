// Reads nameplates and the numbers of drawings in the scanner's worker: program and letters come from the shop itself, once, when somebody asks for them.
import letters from '@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url';
import program from 'tesseract.js-core/tesseract-core-simd-lstm.wasm?url';
import { fetchBytes } from '../../../client/loading/fetch-bytes.ts';
import type { Picture } from './picture.ts';
import { readPlate } from './read-plate.ts';
import { readCallouts } from './read-callouts.ts';
import type { CalloutRead, PlateProgress } from './scanner-messages.ts';
import { startTextReader, type TextReader } from './text-reader.ts';

let starting: Promise<TextReader> | undefined;

/** Of both files together, unpacked, so that progress does not jump. */
const BYTES = 2_857_601 + 2_952_873;

async function start(tell: (progress: PlateProgress) => void): Promise<TextReader> {
  let sum = 0;
  const count = (bytes: number) => {
    sum += bytes;
    tell({ step: 'loading', share: Math.min(1, sum / BYTES) });
  };
  const [core, packed] = await Promise.all([fetchBytes(program, count), fetchBytes(letters, count)]);
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream('gzip'));
  const data = new Uint8Array(await new Response(stream).arrayBuffer());
  return await startTextReader(core, data);
}

type Tell = (progress: PlateProgress) => void;

async function started(tell: Tell): Promise<TextReader> {
  starting ??= start(tell);
  // What did not load is loaded with the next try.
  const reader = await starting.catch((error: unknown) => {
    starting = undefined;
    throw error;
  });
  tell({ step: 'reading', share: 0 });
  return reader;
}

/** The numbers that stand on a drawing, read by the same program. */
export async function readCalloutsHere(picture: Picture, tell: Tell): Promise<CalloutRead[]> {
  return readCallouts(picture, await started(tell));
}

/** The lines of the plate. */
export async function readPlateHere(picture: Picture, tell: Tell): Promise<string[]> {
  const reader = await started(tell);
  return readPlate(picture, reader, (share) => tell({ step: 'reading', share }));
}
