// The rows of docs/coverage/: what keeps each paragraph of the specification, and what proves it.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row; names are what stands in backticks and is no path. */
export interface CoverageRow {
  section: string;
  key: string;
  keptBy: string[];
  names: string[];
  provenBy: string[];
}

/** All rows of the documents in a folder, one document a section. */
export const readRows = (folder: string): CoverageRow[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) => rowsOf(readFileSync(join(folder, name), 'utf8')));

/** The rows of one document. */
export function rowsOf(text: string): CoverageRow[] {
  const section = /^# §(\d+) /.exec(text)?.[1] ?? '';
  const cells = text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split(' | ').map((cell) => cell.replaceAll(/^\| | \|$/g, '')));
  return cells.slice(1).map(([key = '', kept = '', proven = '']) => {
    const marked = marksIn(kept);
    return {
      section,
      key,
      keptBy: marked.filter((mark) => mark.includes('/')),
      names: marked.filter((mark) => !mark.includes('/')),
      provenBy: marksIn(proven),
    };
  });
}

const marksIn = (cell: string): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, mark]) => mark ?? '');
const TEST = /\.(test|spec)\.tsx?$/;

/** What is wrong with the rows for these paragraphs ("7 /order/make"): none, two, nothing that keeps or proves them, a file that is not there. */
export function faultsOf(paragraphs: readonly string[], rows: readonly CoverageRow[], root: string): string[] {
  const named = Map.groupBy(rows, ({ section, key }) => `${section} ${key}`);
  return [
    ...paragraphs.flatMap((one) => (named.has(one) ? [] : [`§${one}: no row`])),
    ...[...named].flatMap(([one, { length }]) => (length > 1 ? [`§${one}: ${length} rows`] : [])),
    ...[...named.keys()].flatMap((one) => (paragraphs.includes(one) ? [] : [`§${one}: no such paragraph`])),
    ...rows.flatMap((row) => faultsOfRow(row, root).map((fault) => `§${row.section} ${row.key}: ${fault}`)),
  ];
}

function faultsOfRow({ keptBy, provenBy }: CoverageRow, root: string): string[] {
  return [
    ...(keptBy.length === 0 ? ['nothing keeps it'] : []),
    ...(provenBy.some((path) => TEST.test(path)) ? [] : ['no test proves it']),
    ...[...keptBy, ...provenBy].flatMap((path) => (existsSync(join(root, path)) ? [] : [`there is no ${path}`])),
  ];
}
