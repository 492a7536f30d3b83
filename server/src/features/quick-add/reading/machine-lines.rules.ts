// Which machine each row of a list is for (product §6: a line may carry for which machines): lines that name one are no parts, they speak for the rows beneath; a row that names one speaks for itself.
import { normalCode, type PartTable, quantityIn } from '@outrigger/contract';
import type { ReadTable } from './find-columns.rules.ts';
import { roleOfHeader } from './header-words.rules.ts';
import { isMeant, isOfMachines, machineCalledIn, mayName } from './machine-words.rules.ts';
import { spellingsIn } from './rows-in-line.rules.ts';

/** A machine as a list names it; null of it where nothing names one. */
export type RowMachine = PartTable['machines'][number];
type Said = NonNullable<RowMachine>;
/** What the shop knows by the names in a list. */
export interface KnownNames {
  isPart: (spelling: string) => boolean;
  /** The machine of this serial number, and of what is called a machine also the one of this fleet number; undefined where there is none. */
  machineOf: (spelling: string, isCalledMachine: boolean) => (Said & { isOwn: boolean }) | undefined;
}

/** A row of 60 columns has hardly more; what says more names is no list, and of half of them nothing would be known. */
const NAMES_OF_ROW = 100;
/** A letter around a few rows may say as many as a list of 500. */
const NAMES_LEAST = 50_000;

/** Everything in a list that may be the name of a machine or a part, as names are compared, each once; null of more than any list of so many rows has. */
export function namesIn({ rows, leftOut }: Pick<ReadTable, 'rows' | 'leftOut'>, maxRows: number): string[] | null {
  const norms = new Set<string>();
  const most = Math.max(NAMES_LEAST, NAMES_OF_ROW * maxRows);
  for (const text of [...rows.flat(), ...rows.filter(isShort).map(joined), ...leftOut]) {
    const called = machineCalledIn(text);
    for (const name of [...spellingsIn(text), ...(called === null ? [] : [called])]) norms.add(normalCode(name));
    if (norms.size > most) return null;
  }
  norms.delete('');
  return [...norms];
}

const FEW = 2;
const joined = (row: readonly string[]): string => row.filter((cell) => cell !== '').join(' ');
/** Whether it may be a line of words rather than a row of a table. */
const isShort = (row: readonly string[]): boolean => row.filter((cell) => cell !== '').length <= FEW;

/** The list with the machine of each row; lines that name a machine the shop does not know, or one no row is for, stay in sight among those left out. */
export function rowsForMachines({ leftAt, ...table }: ReadTable, names: KnownNames): PartTable {
  const found = { rows: [] as string[][], machines: [] as RowMachine[], leftOut: [] as string[] };
  let present: RowMachine = null;
  let unused: string[] = [];
  for (const { line, row } of inOrder(table, leftAt)) {
    const said = row ? machineOfRow(row, table.columns, names) : machineOfLine(line, names);
    if (row && !said) {
      found.rows.push(row);
      found.machines.push(machineBeside(row, table, names) ?? present);
      unused = [];
      continue;
    }
    if (said) {
      found.leftOut.push(...unused);
      unused = [];
      present = said;
    }
    (said && said.hostId !== null ? unused : found.leftOut).push(line);
  }
  return { ...table, ...found, leftOut: [...found.leftOut, ...unused] };
}

type Line = { line: string; row?: string[] };
type ListColumns = Pick<PartTable, 'header' | 'columns'>;

function* inOrder({ rows, leftOut }: Pick<ReadTable, 'rows' | 'leftOut'>, leftAt: readonly number[]): Generator<Line> {
  let left = 0;
  const above = function* (place: number): Generator<Line> {
    for (; left < leftOut.length && (leftAt[left] ?? 0) <= place; left += 1) yield { line: leftOut[left] ?? '' };
  };
  for (const [place, row] of rows.entries()) {
    yield* above(place);
    yield { line: joined(row), row };
  }
  yield* above(rows.length);
}

/** The one machine a line names; of one it may mean its number alone. */
function machineOfLine(line: string, names: KnownNames): RowMachine {
  const called = machineCalledIn(line);
  if (called !== null) return plain(names.machineOf(called, true)) ?? { hostId: null, serialNumber: called };
  return oneOf(machinesIn(line, names).map(({ isSure, said }) => (isSure ? said : { ...said, hostId: null })));
}

/** The machines whose serial numbers stand in a text, but for those that are hardly meant. */
function machinesIn(text: string, names: KnownNames): { isSure: boolean; said: Said }[] {
  return spellingsIn(text).flatMap((spelling) => {
    const found = names.isPart(spelling) ? undefined : names.machineOf(spelling, false);
    const said = plain(found);
    const meant = found ? isMeant(spelling, text, found.isOwn) : 'no';
    return said && meant !== 'no' ? [{ isSure: meant === 'surely', said }] : [];
  });
}

const plain = (found: Said | undefined): RowMachine =>
  found ? { hostId: found.hostId, serialNumber: found.serialNumber } : null;

// Of several nobody knows which is meant.
function oneOf(found: readonly Said[]): RowMachine {
  const serials = [...new Set(found.map(({ serialNumber }) => serialNumber))];
  return serials.length > 1 ? { hostId: null, serialNumber: serials.join(', ') } : (found[0] ?? null);
}

/** The machine of a row that is nothing but its name; who orders so many of it means a part. */
function machineOfRow(row: readonly string[], { code, quantity }: PartTable['columns'], names: KnownNames): RowMachine {
  const said = (code !== null && row[code]) || '';
  if (said !== '' && names.isPart(said)) return null;
  const own = said === '' ? undefined : names.machineOf(said, false);
  const isOrdered = quantityIn((quantity !== null && row[quantity]) || '') !== null;
  if (own && (own.isOwn || (!isOrdered && isMeant(said, said, false) === 'surely'))) return plain(own);
  return isShort(row) && (said === '' || machineCalledIn(joined(row)) !== null)
    ? machineOfLine(joined(row), names)
    : null;
}

/** The machine that a row names beside its part, as a column of machines does. */
function machineBeside(row: readonly string[], { header, columns }: ListColumns, names: KnownNames): RowMachine {
  const found = row.flatMap((cell, place) => {
    if (cell === '' || place === columns.code || place === columns.quantity) return [];
    const called = header?.[place] ?? '';
    if (isOfMachines(called)) return ofMachineColumn(cell, names);
    return roleOfHeader(called) === 'other' ? [] : sureIn(cell, names);
  });
  return oneOf(found);
}

/** Of a name nobody knows it is said all the same, so that its row is not judged for another machine. */
function ofMachineColumn(cell: string, names: KnownNames): Said[] {
  const known = plain(names.machineOf(cell, true));
  if (known) return [known];
  const found = sureIn(cell, names);
  const isName = mayName(cell) && !cell.includes(' ');
  return found.length === 0 && isName ? [{ hostId: null, serialNumber: cell }] : found;
}

const sureIn = (cell: string, names: KnownNames): Said[] =>
  machinesIn(cell, names).flatMap(({ isSure, said }) => (isSure ? [said] : []));
