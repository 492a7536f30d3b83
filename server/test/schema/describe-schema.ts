// Writes docs/schema.md from a migrated database and the files that made it, so that the document cannot lie.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../../src/platform/db/db.ts';
import {
  type Column,
  type Named,
  readColumns,
  readFunctions,
  readTables,
  readTriggers,
  type Trigger,
} from './schema-facts.ts';

type Area = { file: string; about: string; sql: string };
type Facts = { tables: Named[]; columns: Column[]; triggers: Trigger[]; functions: Named[] };

const MIGRATIONS = join(import.meta.dirname, '../../migrations');

const HEAD = `# The schema

Written from a migrated database by \`npx vitest run --project server test/schema/describe-schema.test.ts -u\`; a test fails where it is out of date.
One section a file of \`server/migrations/\`, in their order. What a table may not hold is said by the CHECKs, keys and triggers in that file.

Everywhere: \`…_minor\` is an amount in minor units of its currency; \`code_norm\` a code as search compares it; \`position\` the place among its neighbours, lowest first;
\`import_id\` and \`import_row\` the import, and the row of its file, that a row came with. \`→\` names the table that a key points at.
`;

/** The whole document. */
export async function describeSchema(db: Db): Promise<string> {
  const facts = {
    tables: await readTables(db),
    columns: await readColumns(db),
    triggers: await readTriggers(db),
    functions: await readFunctions(db),
  };
  const areas = await readAreas();
  return `${[HEAD, ...areas.map((area) => describeArea(area, facts))].join('\n')}`;
}

async function readAreas(): Promise<Area[]> {
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const sql = await readFile(join(MIGRATIONS, file), 'utf8');
      const opening = /^(?:--.*\n)+/.exec(sql)?.[0] ?? '';
      return { file, sql, about: opening.replaceAll(/^-- /gm, '').trim().replaceAll('\n', ' ') };
    }),
  );
}

function describeArea({ file, about, sql }: Area, facts: Facts): string {
  const tables = madeBy(sql, 'table', facts.tables);
  const functions = madeBy(sql, 'function', facts.functions);
  const lines = [`## ${titleOf(file)}`, '', `\`${file}\`: ${about}`, ''];
  for (const table of tables) lines.push(...describeTable(table, facts));
  if (functions.length > 0) lines.push('### Functions', '', ...functions.map(describeFunction), '');
  return lines.join('\n');
}

const titleOf = (file: string): string => {
  const words = file.replace(/^\d+_/, '').replace('.sql', '').replaceAll('_', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** What a file creates of the things that are still there, in the order of the file. */
function madeBy(sql: string, kind: 'table' | 'function', there: Named[]): Named[] {
  const names = [...sql.matchAll(new RegExp(`^create ${kind} (\\w+)`, 'gm'))].map(([, name]) => name);
  return names.flatMap((name) => there.filter((one) => one.name === name));
}

function describeTable({ name, about }: Named, { columns, triggers }: Facts): string[] {
  const own = columns.filter(({ table }) => table === name);
  const fired = triggers.filter(({ table }) => table === name);
  const head = ['| column | type | null | default | meaning |', '|---|---|---|---|---|'];
  const rows = own.filter((column) => !isTold(column.name, own)).map((column) => describeColumn(column, own));
  const lines = [`### ${name}`, '', about ?? '', '', ...head, ...rows, ''];
  if (fired.length > 0) lines.push('Triggers:', ...fired.map(describeTrigger), '');
  return lines;
}

/** Columns that share the line of another: the other languages of a text, the row beside its import. */
function isTold(name: string, own: Column[]): boolean {
  if (name === 'import_row') return true;
  return /_(es|pt|fr|zh)$/.test(name) && own.some((one) => one.name === name.replace(/_..$/, '_en'));
}

function describeColumn(column: Column, own: Column[]): string {
  const { name, type, about } = column;
  const spanish = name.endsWith('_en') ? own.find((one) => one.name === name.replace(/_en$/, '_es')) : undefined;
  const names = spanish ? `\`${name}\`, \`_es\`, \`_pt\`, \`_fr\`, \`_zh\`` : `\`${name}\``;
  const mayBeNull = column.isNullable ? 'yes' : spanish?.isNullable ? 'but `_en`' : '';
  const points = column.points.map((one) => `→ ${one}`);
  const meaning = [onlyOf(column), about, ...points].filter((one) => one !== null).join(' ');
  const cells = [
    name === 'import_id' ? '`import_id`, `import_row`' : names,
    type.replace('timestamp with time zone', 'timestamptz'),
    mayBeNull,
    defaultOf(column),
    name === 'import_id' ? '' : meaning,
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`.replaceAll(/ +\|/g, ' |');
}

/** The values that a CHECK lists, where it lists them. */
function onlyOf({ checks }: Column): string | null {
  const list = checks.map((check) => /= ANY \(ARRAY\[(.*)\]\)/.exec(check)?.[1]).find((one) => one !== undefined);
  if (list === undefined) return null;
  return `${plain(list).replaceAll("'", '`')}.`;
}

function defaultOf({ isIdentity, isGenerated, value }: Column): string {
  if (isIdentity) return 'identity';
  if (isGenerated) return 'computed';
  return value === null ? '' : `\`${plain(value)}\``;
}

/** An expression without the types that PostgreSQL adds to it. */
const plain = (expression: string): string => expression.replaceAll(/::[a-z]+(?: [a-z]+)*(?:\[\])?/g, '');

function describeTrigger({ name, does, statement }: Trigger): string {
  const when = / (BEFORE|AFTER) (.*?) ON /.exec(statement);
  const rows = / WHEN \((.*)\) EXECUTE /.exec(statement)?.[1];
  const where = rows === undefined ? '' : ` where \`${plain(rows)}\``;
  return `- \`${name}\`, ${when?.[1]?.toLowerCase()} ${when?.[2]?.replaceAll(/[A-Z]+/g, (word) => word.toLowerCase())}${where}: \`${does}\``;
}

const describeFunction = ({ name, takes, about }: Named): string => `- \`${name}(${takes})\`: ${about}`;
