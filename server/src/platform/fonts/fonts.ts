// The faces of what the shop prints, unpacked and read once: Inter, and Noto Sans SC for Chinese (both under the SIL Open Font License).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { create, type Font } from 'fontkit';
import { unpackWoff } from './unpack-woff.ts';

interface Face {
  data: Buffer;
  tables: Font['_tables'];
}

const faces = new Map<string, Face>();

function faceOf(name: string): Face {
  const old = faces.get(name);
  if (old) return old;
  const data = unpackWoff(readFileSync(fileURLToPath(new URL(`./files/${name}.woff`, import.meta.url))));
  const face = { data, tables: create(data)._tables };
  faces.set(name, face);
  return face;
}

/** The font behind a file name without its ending, new for each document: its tables are read once, but glyphs remember the text that first asked for them. */
export function fontFor(name: string): Font {
  const { data, tables } = faceOf(name);
  return Object.assign(create(data), { _tables: tables });
}
