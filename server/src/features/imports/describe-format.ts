// Writes the tables of docs/import-format.md from the kinds themselves, so that the document cannot lie.
import { expectedOf } from './check-cell.ts';
import { allKinds } from './kinds/all-kinds.ts';
import type { Column, Kind } from './kinds/kind.ts';

/** One section a file: what it is, its key, its columns. */
export function describeFormat(): string {
  return `${allKinds.map(describeKind).join('\n\n')}\n`;
}

function describeKind(kind: Kind): string {
  const rows = kind.columns.map(
    (column) => `| \`${column.name}\` | ${column.isRequired ? 'yes' : ''} | ${holds(column)} | ${column.about} |`,
  );
  return [
    `### ${kind.kind}.csv`,
    '',
    kind.about,
    '',
    '| column | must | holds | meaning |',
    '|---|---|---|---|',
    ...rows,
  ].join('\n');
}

const holds = (column: Column) => expectedOf(column.cell).replaceAll('|', '\\|');
