// The fonts of books of which only the text is wanted; those that are drawn come from the shop's own faces.
import { fontFor } from '@outrigger/server/src/platform/fonts/fonts.ts';
import type { Font, GlyphRun } from 'fontkit';

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
