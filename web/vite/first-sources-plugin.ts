// Tells Tailwind which modules the first sheet is written for: those of every page and of the login, as the imports say.
import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import type { Plugin } from 'vite';

/** The plugin for build and development; `sheet` is the first sheet, which names no sources itself. */
export function firstSources(sheet: string, modules: ReadonlySet<string>): Plugin {
  return {
    name: 'outrigger-first-sources',
    enforce: 'pre',
    load(id) {
      if (id.replace(/\?.*$/, '') !== sheet) return undefined;
      const sources = [...modules].filter((name) => /\.tsx?$/.test(name) && !name.includes('node_modules'));
      const lines = sources.map((name) => `@source ${JSON.stringify(relative(dirname(sheet), name))};`);
      return `${readFileSync(sheet, 'utf8')}\n${lines.join('\n')}\n`;
    },
  };
}
