// Text recognition on the device (tesseract): its program and the data of its Latin letters are handed over, in the browser as in Node.
import makeCore, { type TesseractApi, type TesseractModule } from 'tesseract.js-core/tesseract-core-simd-lstm.js';
import type { Gray } from './gray-picture.rules.ts';

/** A line as it was read, and how sure the recognition is, from 0 to 100. */
export interface ReadLine {
  text: string;
  confidence: number;
}

/** Reads the lines of a picture. */
export interface TextReader {
  /** The one number a picture shows, with a letter behind it where it has one; null where it shows none. */
  readNumber(picture: Gray, layout: 'word' | 'sign'): ReadLine | null;
  read(picture: Gray, layout: Layout): ReadLine[];
  end(): void;
}

/** How the words stand: as a block of lines, anywhere, or one word or sign alone. */
export type Layout = 'block' | 'scattered' | 'word' | 'sign';

const LSTM_ONLY = 1;
const LAYOUTS: Record<Layout, number> = { block: 6, scattered: 11, word: 8, sign: 10 };
// What stands on plates; no lower case, which would be read for the capitals and digits that look like it.
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.,:/-() ';
const NUMBERS = '0123456789ABCDEFGH';
const NUMBER = /^\d{1,4}[A-H]?$/;
const RESOLUTION = '200';

/** Starts it with its program and its data, unpacked. */
export async function startTextReader(program: ArrayBuffer, data: Uint8Array): Promise<TextReader> {
  const core = await makeCore({ wasmBinary: program, print: () => undefined, printErr: () => undefined });
  core.FS.writeFile('eng.traineddata', data);
  const api = new core.TessBaseAPI();
  if (api.Init('.', 'eng', LSTM_ONLY) !== 0) throw new Error('text recognition did not start');
  api.SetVariable('tessedit_char_whitelist', LETTERS);
  api.SetVariable('user_defined_dpi', RESOLUTION);
  return {
    read: (picture, layout) => linesOf(tableOf({ core, api }, picture, layout)),
    readNumber(picture, layout) {
      api.SetVariable('tessedit_char_whitelist', NUMBERS);
      try {
        const [line] = linesOf(tableOf({ core, api }, picture, layout));
        return line && NUMBER.test(line.text) ? line : null;
      } finally {
        api.SetVariable('tessedit_char_whitelist', LETTERS);
      }
    },
    end: () => api.End(),
  };
}

const INPUT = '/input';

/** Handed over as a file, since the program's memory is its own: a grey picture needs no more than a head of one line. */
function tableOf({ core, api }: Started, { data, width, height }: Gray, layout: Layout): string {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  core.FS.writeFile(INPUT, file);
  api.SetPageSegMode(LAYOUTS[layout]);
  try {
    api.SetImageFile();
    api.Recognize(null);
    return api.GetTSVText(0);
  } finally {
    api.Clear();
    core.FS.unlink(INPUT);
  }
}

interface Started {
  core: TesseractModule;
  api: TesseractApi;
}

const WORD = '5';

/** Words of the table of all that was found, put together by line. */
function linesOf(table: string): ReadLine[] {
  const lines = new Map<string, { words: string[]; confidences: number[] }>();
  for (const row of table.split('\n')) {
    const [level, page, block, paragraph, line, , , , , , confidence, text = ''] = row.split('\t');
    if (level !== WORD || text.trim() === '') continue;
    const key = [page, block, paragraph, line].join(' ');
    const one = lines.get(key) ?? { words: [], confidences: [] };
    lines.set(key, one);
    one.words.push(text.trim());
    one.confidences.push(Number(confidence));
  }
  return [...lines.values()].map(({ words, confidences }) => ({
    text: words.join(' '),
    confidence: confidences.reduce((sum, one) => sum + one, 0) / confidences.length,
  }));
}
