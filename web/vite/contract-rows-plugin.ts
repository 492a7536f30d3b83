// Sends the browser only what it needs of each contract row (method, path, kind, whether it writes, idempotency); schemas stay with types and server.
// The schemas of all calls with zod would cost every first load 9 KiB and more with each feature (design: 130 KiB on login).
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const WHOLE = '?whole';
const CALLS = /\/contract\/src\/calls\/[\w-]+\.ts$/;

interface RowLike {
  method: string;
  path: string;
  kind: string;
  writes: boolean;
  idempotent?: boolean;
}

function isRow(value: unknown): value is RowLike {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'kind' in value;
}

/** The rows of an export, or undefined where the export is something else than a group of calls. */
function rowsOf(value: unknown): Record<string, RowLike> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const rows = Object.entries(value);
  if (rows.length === 0 || !rows.every(([, row]) => isRow(row))) return undefined;
  const slim = rows.map(([name, { method, path, kind, writes, idempotent }]: [string, RowLike]) => [
    name,
    { method, path, kind, ...(writes ? { writes } : {}), ...(idempotent ? { idempotent } : {}) },
  ]);
  return Object.fromEntries(slim);
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
