// The scanner's worker: it alone compiles WebAssembly, so that the page's own policy need not allow it (stack: CSP).
import codeProgram from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Picture } from './picture.ts';
import { readCodes, takeCodeProgram } from './read-codes.ts';
import type { PlateProgress, ReadAnswer, ReadRequest } from './scanner-messages.ts';

takeCodeProgram({ url: codeProgram });

/** A frame of a camera must be quick; a photo of a whole plate has small codes on it. */
const MOST_PIXELS = { frame: 1280, photo: 2000, plate: 2000 } as const;

function pictureOf(bitmap: ImageBitmap, most: number): Picture {
  const scale = Math.min(1, most / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  ];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return context.getImageData(0, 0, width, height);
}

async function textsOf({ kind, bitmap }: ReadRequest, tell: (progress: PlateProgress) => void): Promise<string[]> {
  const picture = pictureOf(bitmap, MOST_PIXELS[kind]);
  if (kind !== 'plate') return await readCodes(picture, kind === 'photo');
  const { readPlateHere } = await import('./read-plate-here.ts');
  return await readPlateHere(picture, tell);
}

async function answer(request: ReadRequest): Promise<void> {
  const { id } = request;
  const send = (message: ReadAnswer) => self.postMessage(message);
  try {
    send({ id, texts: await textsOf(request, (progress) => send({ id, progress })) });
  } catch (error) {
    send({ id, failed: String(error) });
  }
}

self.addEventListener('message', (event: MessageEvent<ReadRequest>) => void answer(event.data));
