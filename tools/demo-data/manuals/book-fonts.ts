// The faces of the books, unpacked once: Inter, and Noto Sans SC for Chinese (both under the SIL Open Font License).
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unpackWoff } from './unpack-woff.ts';

const font = (name: string): Buffer =>
  unpackWoff(readFileSync(fileURLToPath(new URL(`./fonts/${name}.woff`, import.meta.url))));
const fonts = new Map<string, Buffer>();
/** The plain font behind a file name without its ending. */
export function fontData(name: string): Buffer {
  const old = fonts.get(name);
  if (old) return old;
  const made = font(name);
  fonts.set(name, made);
  return made;
}
