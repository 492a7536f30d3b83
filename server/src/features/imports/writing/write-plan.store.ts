// Turns the columns a file has into SQL: what is looked up, what goes where, what must hold.
import { checksOf, derivedFor } from '../format/derived-columns.store.ts';
import type { Column } from '../format/kinds/kind.ts';
import type { Table } from '../reading/read-table.ts';
import { stageOf } from './stage.store.ts';
import type { TableFacts } from '../format/table-facts.reads.ts';

/** A reference that must find something. */
export type Lookup = { column: Column; found: string; needs: string[] };

/** What must hold of a cell beyond its own form; `names` where it speaks of rows of another table. */
export type Check = { column: string; holds: string; expected: string; names?: Column['names'] };

/** The pieces every statement for one file is made of. */
export type WritePlan = {
  table: string;
  from: string;
  targets: Map<string, string>;
  key: Map<string, string>;
  lookups: Lookup[];
  checks: Check[];
  isValid: string;
  late: Column[];
};

/** Plans the writing of one staged file. */
export function makeWritePlan(table: Table, facts: TableFacts): WritePlan {
  const has = new Set(table.columns.map((column) => column.name));
  const columns = table.kind.columns.filter((column) => has.has(column.name));
  const now = columns.filter((column) => !column.isLate);
  const lookups = now.flatMap((column) => lookupOf(column, table.kind.columns));
  const targets = targetsOf(now, facts);
  const derived = derivedFor(table.kind.table);
  const checks = [...checksOf(derived, has), ...now.flatMap(namesOf)];
  for (const [column, sql] of Object.entries(derived.columns)) if (usesOnly(sql, has)) targets.set(column, sql);
  const strict = lookups.filter((lookup) => !lookup.column.refersTo?.textTo);
  return {
    table: table.kind.table,
    from: [`${stageOf(table.kind.table)} s`, ...now.map((column) => joinOf(column, table.kind.columns))].join(' '),
    targets,
    key: new Map(table.kind.key.map((column) => [column, keyOf(column, { targets, facts })])),
    lookups: strict,
    checks,
    isValid: [
      'not s.is_bad',
      ...strict.map(({ column, found }) =>
        column.isRequired ? `${found} is not null` : `(s."${column.name}" is null or ${found} is not null)`,
      ),
      ...checks.map((check) => check.holds),
    ].join(' and '),
    late: columns.filter((column) => column.isLate),
  };
}

/** The join that finds what a column refers to; nothing for a plain column. */
export function joinOf(column: Column, all: readonly Column[]): string {
  const reference = column.refersTo;
  if (!reference) return '';
  const alias = `r_${column.name}`;
  const value = reference.isNormal ? `normal_code(s."${column.name}")` : `s."${column.name}"`;
  const within = Object.entries(reference.within ?? {}).map(
    ([other, name]) => `${alias}."${other}" = ${sourceOf(name, all)}`,
  );
  return `left join ${reference.table} ${alias} on ${[`${alias}."${reference.by}" = ${value}`, ...within].join(' and ')}`;
}

function sourceOf(name: string, all: readonly Column[]): string {
  const column = all.find((one) => one.name === name);
  return column?.refersTo ? foundOf(column) : `s."${name}"`;
}

/** SQL for what a reference found. */
export const foundOf = (column: Column) => `r_${column.name}.${column.refersTo?.value ?? 'id'}`;

function namesOf({ name, names }: Column): Check[] {
  if (!names) return [];
  const { table, by, each } = names;
  const missing = `not exists (select from ${table} o where o."${by}" = named[1])`;
  const expected = `codes from ${table.replaceAll('_', ' ')}`;
  return [{ column: name, holds: `not ${anyNamed(name, { each, where: missing })}`, expected, names }];
}

/** SQL for whether any of the words a cell names is such that; `named[1]` is the word. */
export const anyNamed = (column: string, { each, where }: { each: string; where: string }) =>
  `exists (select from regexp_matches(s."${column}", '${each}', 'g') named where ${where})`;

function lookupOf(column: Column, all: readonly Column[]): Lookup[] {
  if (!column.refersTo) return [];
  const needs = Object.values(column.refersTo.within ?? {}).flatMap((name) => {
    const other = all.find((one) => one.name === name);
    return other?.refersTo ? [foundOf(other)] : [];
  });
  return [{ column, found: foundOf(column), needs }];
}

function targetsOf(columns: Column[], facts: TableFacts): Map<string, string> {
  const targets = new Map<string, string>();
  for (const column of columns) {
    if (column.refersTo?.textTo) targets.set(column.refersTo.textTo, `s."${column.name}"`);
    if (column.to === null) continue;
    const target = column.to ?? column.name;
    targets.set(
      target,
      column.refersTo ? foundOf(column) : withFallback(`s."${column.name}"`, facts.columns.get(target)),
    );
  }
  return targets;
}

function withFallback(sql: string, fact: { isNullable: boolean; fallback: string | null } | undefined): string {
  return fact && !fact.isNullable && fact.fallback !== null ? `coalesce(${sql}, ${fact.fallback})` : sql;
}

function keyOf(column: string, { targets, facts }: { targets: Map<string, string>; facts: TableFacts }): string {
  const fact = facts.columns.get(column);
  if (fact?.generated && column.endsWith('_norm'))
    return `normal_code(${targets.get(column.slice(0, -'_norm'.length))})`;
  return targets.get(column) ?? fact?.fallback ?? 'null';
}

/** The columns of a file that tell its rows apart, those that only help to find another among them. */
export function keyColumnsOf(table: Table, plan: Pick<WritePlan, 'key'>): string[] {
  const sql = [...plan.key.values()].join(' ');
  const isUsed = ({ name }: Column) => sql.includes(`s."${name}"`) || new RegExp(`\\b(s\\.|r_)${name}\\b`).test(sql);
  const used = table.kind.columns.filter(isUsed);
  const helping = new Set(used.flatMap(({ refersTo }) => Object.values(refersTo?.within ?? {})));
  return table.columns.filter((column) => used.includes(column) || helping.has(column.name)).map(({ name }) => name);
}

const usesOnly = (sql: string, has: Set<string>) =>
  [...sql.matchAll(/\bs\.(\w+)/g)].every(([, name]) => has.has(name ?? ''));
