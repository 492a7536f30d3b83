// The faces of the books, unpacked and read once: Inter, and Noto Sans SC for Chinese (both under the SIL Open Font License).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font, type GlyphRun } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

interface Face {
  data: Buffer;
  tables: Font['_tables'];
}

const faces = new Map<string, Face>();

function faceOf(name: string): Face {
  const old = faces.get(name);
  if (old) return old;
  const data = unpackWoff(readFileSync(fileURLToPath(new URL(`./fonts/${name}.woff`, import.meta.url))));
  const face = { data, tables: create(data)._tables };
  faces.set(name, face);
  return face;
}

/** The font behind a file name without its ending, new for each book: its tables are read once, but glyphs remember the text that first asked for them. */
export function fontFor(name: string): Font {
  const { data, tables } = faceOf(name);
  return Object.assign(create(data), { _tables: tables });
}

const readers = new Map<string, Font>();

/** The same font for books of which only the text is wanted: it shapes a word once for all of them. */
export function readingFontFor(name: string): Font {
  const old = readers.get(name);
  if (old) return old;
  const font = fontFor(name);
  const shape = font.layout.bind(font);
  const shaped = new Map<string, GlyphRun>();
  font.layout = (text, features) => {
    const run = shaped.get(text) ?? shape(text, features);
    if (!features) shaped.set(text, run);
    // The caller scales positions in place.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.assign(Object.create(Object.getPrototypeOf(run) as object) as GlyphRun, run, { positions });
  };
  readers.set(name, font);
  return font;
}
