// Reads QR, Data Matrix and bar codes off a picture (product §5 Scan); in the browser within the scanner's worker, in measurements within Node.
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { Picture } from './picture.ts';

const FORMATS = ['QRCode', 'DataMatrix', 'Code128', 'Code39', 'EAN13', 'EAN8', 'UPCA', 'UPCE', 'ITF'] as const;
const MOST = 8;
const OPTIONS: ReaderOptions = { formats: [...FORMATS], maxNumberOfSymbols: MOST, tryDenoise: false };

/** Where the reader's own program is; it is loaded with the first picture. */
export function takeCodeProgram(from: { url: string } | { bytes: ArrayBuffer }): void {
  const overrides = 'url' in from ? { locateFile: () => from.url } : { wasmBinary: from.bytes };
  prepareZXingModule({ overrides });
}

/** The texts of all codes on it, each once. A photo is worth more work than one of many pictures of a camera. */
export async function readCodes(picture: Picture, isPhoto: boolean): Promise<string[]> {
  const found = await readBarcodes(picture as ImageData, { ...OPTIONS, tryHarder: isPhoto });
  return [...new Set(found.map(({ text }) => text.trim()).filter((text) => text !== ''))];
}
