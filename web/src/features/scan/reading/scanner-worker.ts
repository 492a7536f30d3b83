// The scanner's worker: it alone compiles WebAssembly, so that the page's own policy need not allow it (stack: CSP).
import codeProgram from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { Picture } from './picture.ts';
import { readCodes, takeCodeProgram } from './read-codes.ts';
import type { CalloutRead, PlateProgress, ReadAnswer, ReadRequest } from './scanner-messages.ts';

takeCodeProgram({ url: codeProgram });

/** A frame of a camera must be quick; a photo of a whole plate has small codes on it. */
const MOST_PIXELS = { frame: 1280, photo: 2000, plate: 2000, callouts: 3200 } as const;

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

type Read = { texts: string[] } | { callouts: CalloutRead[] };

async function read({ kind, bitmap }: ReadRequest, tell: (progress: PlateProgress) => void): Promise<Read> {
  const picture = pictureOf(bitmap, MOST_PIXELS[kind]);
  if (kind === 'frame' || kind === 'photo') return { texts: await readCodes(picture, kind === 'photo') };
  const { readCalloutsHere, readPlateHere } = await import('./read-plate-here.ts');
  return kind === 'plate'
    ? { texts: await readPlateHere(picture, tell) }
    : { callouts: await readCalloutsHere(picture, tell) };
}

async function answer(request: ReadRequest): Promise<void> {
  const { id } = request;
  const send = (message: ReadAnswer) => self.postMessage(message);
  try {
    send({ id, ...(await read(request, (progress) => send({ id, progress }))) });
  } catch (error) {
    send({ id, failed: String(error) });
  }
}

self.addEventListener('message', (event: MessageEvent<ReadRequest>) => void answer(event.data));
