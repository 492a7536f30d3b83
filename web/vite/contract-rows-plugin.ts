// Sends the browser only what it needs of each contract row; schemas stay with types and server.
// The schemas of all calls with zod would cost every first load 9 KiB and more with each feature (design: 130 KiB on login).
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Call } from '@outrigger/contract';
import type { Plugin } from 'vite';

const WHOLE = '?whole';
const CALLS = /\/contract\/src\/calls\/[\w-]+\.ts$/;

/** Every field of a row, and whether the page is told of it: a field that is new does not compile until it stands here. */
const TOLD: Record<keyof Call, boolean> = {
  method: true,
  path: true,
  kind: true,
  writes: true,
  idempotent: true,
  input: false,
  result: false,
  access: false,
  refuses: false,
  unavailableAs: false,
  bodyLimit: false,
  needsNoRoom: false,
  about: false,
};

const isRow = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'kind' in value;

const isTold = ([field, value]: [string, unknown]): boolean => TOLD[field as keyof Call] && value !== false;

/** The rows of an export, or undefined where the export is something else than a group of calls. */
function rowsOf(value: unknown): Record<string, Partial<Call>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const rows = Object.entries(value);
  if (rows.length === 0 || !rows.every(([, row]) => isRow(row))) return undefined;
  return Object.fromEntries(rows.map(([name, row]) => [name, Object.fromEntries(Object.entries(row).filter(isTold))]));
}

/** A row group as plain data; anything else, such as a schema, comes from the whole module and only for those who use it. */
function exportCode(file: string, name: string, value: unknown): string {
  const rows = rowsOf(value);
  if (rows) return `export const ${name} = ${JSON.stringify(rows)};`;
  return `export { ${name} } from ${JSON.stringify(file + WHOLE)};`;
}

/** The Vite plugin for build and development; tests run on the whole contract. */
export function contractRows(): Plugin {
  return {
    name: 'outrigger-contract-rows',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!CALLS.test(file)) return undefined;
      if (id.endsWith(WHOLE)) return { code: readFileSync(file, 'utf8'), moduleType: 'ts', moduleSideEffects: false };
      const module: Record<string, unknown> = await import(`${pathToFileURL(file).href}?${Date.now()}`);
      const code = Object.entries(module).map(([name, value]) => exportCode(file, name, value));
      return { code: code.join('\n'), moduleType: 'js', moduleSideEffects: false };
    },
  };
}
