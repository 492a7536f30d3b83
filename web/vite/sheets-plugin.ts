// Builds the looks in three files, so that no page loads a look twice or one that only other screens have (design: 130 and 170 KiB).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { partedSheets, type Sheets, wordsOf } from './sheets.rules.ts';

const MODULE = /\.tsx?$/;

const textsOf = (modules: ReadonlySet<string>): string =>
  [...modules]
    .filter((path) => MODULE.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');

/** The plugin for the build, after Tailwind's, told the modules whose looks are needed at once; in development shop.css holds the looks of all screens. */
export function sheets(source: string, atOnce: ReadonlySet<string>): Plugin {
  const styles = join(source, 'styles');
  const [first, shop, rest] = ['index.css', 'shop.css', 'rest.css'].map((name) => join(styles, name));
  const firstWritten = Promise.withResolvers<string>();
  const allWritten = Promise.withResolvers<string>();
  const parted: Promise<Sheets> = Promise.all([firstWritten.promise, allWritten.promise]).then(([one, all]) =>
    partedSheets({ first: one, all, atOnce: textsOf(atOnce) }),
  );
  return {
    name: 'outrigger-sheets',
    apply: 'build',
    enforce: 'pre',
    async transform(code, id) {
      if (id === first) firstWritten.resolve(code);
      if (id === shop) allWritten.resolve(code);
      if (id === first) return (await parted).first;
      if (id === shop) return (await parted).shop;
      if (id === rest) return (await parted).rest;
      if (!id.startsWith(source) || !MODULE.test(id) || atOnce.has(id)) return undefined;
      const { restClasses } = await parted;
      // Whatever file the module lands in loads the rest before it runs.
      const words = wordsOf(code);
      if (![...restClasses].some((name) => words.has(name))) return undefined;
      return { code: `${code}\nimport ${JSON.stringify(rest)};`, map: null };
    },
  };
}
