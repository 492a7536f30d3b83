// Writes the tables of docs/import-format.md from the kinds themselves, so that the document cannot lie.
import { expectedOf } from '../reading/check-cell.ts';
import { allKinds } from './kinds/all-kinds.ts';
import type { Column, Kind } from './kinds/kind.ts';

/** One section a file: what it is, its key, its columns. */
export function describeFormat(): string {
  return `${allKinds.map(describeKind).join('\n\n')}\n`;
}

function describeKind(kind: Kind): string {
  const rows = kind.columns.filter((column) => !/_(es|pt|fr|zh)$/.test(column.name)).map(describeColumn);
  const head = ['| column | must | holds | meaning |', '|---|---|---|---|'];
  return [`### ${kind.kind}.csv`, '', kind.about, '', ...head, ...rows].join('\n');
}

/** The five columns of a text share one line. */
function describeColumn({ name, isRequired, cell, about }: Column): string {
  const isText = name.endsWith('_en');
  const names = isText ? `\`${name}\`, \`_es\`, \`_pt\`, \`_fr\`, \`_zh\`` : `\`${name}\``;
  const must = isRequired ? (isText ? '_en' : 'yes') : '';
  const meaning = isText ? about.replace(/, English$/, ', in five languages') : about;
  return `| ${names} | ${must} | ${expectedOf(cell).replaceAll('|', '\\|')} | ${meaning} |`;
}
