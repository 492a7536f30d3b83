// Which machine each row of a list is for (product §6: a line may carry for which machines): lines that name one are no parts, they speak for the rows beneath; a row that names one speaks for itself.
import { asPlainCode, normalCode, type PartTable } from '@outrigger/contract';
import type { ReadTable } from './find-columns.rules.ts';
import { mayName, spellingsIn } from './rows-in-line.rules.ts';

/** A machine as a list names it; null of it where nothing names one. */
export type RowMachine = PartTable['machines'][number];
type Said = NonNullable<RowMachine>;
/** What the shop knows by the names in a list. */
export interface KnownNames {
  isPart: (spelling: string) => boolean;
  /** The machine of this serial number, and of what is called a machine also the one of this fleet number; undefined where there is none. */
  machineOf: (spelling: string, isCalledMachine: boolean) => Said | undefined;
}

const MACHINE =
  'machines?|m[aá]quinas?|maschinen?|ger[aä]te?|equip(?:ment|o|amento)|appareil|unit|unidad|fleet|flota|frota|flotte|serial|s/n|sn|serien?(?:nummer|nr)|n[.]? ?[ºo°][.]? de s[eé]rie|s[eé]rie|机器|设备|整机|序列号|机号';
const BETWEEN =
  '(?:[\\s.:=#]|\\s[-–]\\s|(?:no|nr|number|num|n[º°]|numm?er|n[uú]mero|serial|s/n|s[eé]rie|de)(?![\\p{L}\\d]))';
// Its words end with no sign that may follow the name: two expressions that both take dots try each way to share them.
const NAME = '[\\p{L}\\d](?:[\\p{L}\\d./-]*[\\p{L}\\d/-])?(?: (?!x |× )[\\p{L}\\d./-]*[\\p{L}\\d/-])?';
const AHEAD = '(?:(?:for|to|on|para|pour|f[uü]r|用于)\\s*)?(?:(?:the|la|el|le|a|o|die|das|our)\\s+)?';
const CALLED = new RegExp(`^[-–•*>\\s]*${AHEAD}(?:${MACHINE})${BETWEEN}+(${NAME})[\\s:.)]*$`, 'iu');

/** No line that names one machine has more signs. */
const LINE_MOST = 120;

/** What a line that speaks of nothing but a machine calls it: "Machine: S1012RT", "S/N 0300187654"; null of any other line. */
export function machineCalledIn(line: string): string | null {
  if (line.length > LINE_MOST || !mayName(line)) return null;
  const name = CALLED.exec(asPlainCode(line).trim())?.[1] ?? '';
  return /\d/.test(name) ? name : null;
}

/** Longer texts are no lists; what stands further down is found unknown and can be mended. */
const NAMES_MOST = 20_000;

/** Everything in a list that may be the name of a machine or a part, as names are compared, each once. */
export function namesIn({ rows, leftOut }: Pick<ReadTable, 'rows' | 'leftOut'>): string[] {
  const norms = new Set<string>();
  for (const text of [...rows.flat(), ...rows.filter(isShort).map(joined), ...leftOut]) {
    const called = machineCalledIn(text);
    for (const name of [...spellingsIn(text), ...(called === null ? [] : [called])]) norms.add(normalCode(name));
    if (norms.size >= NAMES_MOST) break;
  }
  norms.delete('');
  return [...norms].slice(0, NAMES_MOST);
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
      found.machines.push(machineBeside(row, table.columns, names) ?? present);
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

/** The one machine a line names. */
function machineOfLine(line: string, names: KnownNames): RowMachine {
  const called = machineCalledIn(line);
  if (called !== null) return names.machineOf(called, true) ?? { hostId: null, serialNumber: called };
  return oneOf(spellingsIn(line).flatMap((spelling) => names.machineOf(spelling, false) ?? []));
}

// Of several nobody knows which is meant.
function oneOf(found: readonly Said[]): RowMachine {
  const serials = [...new Set(found.map(({ serialNumber }) => serialNumber))];
  return serials.length > 1 ? { hostId: null, serialNumber: serials.join(', ') } : (found[0] ?? null);
}

/** The machine of a row that is nothing but its name. */
function machineOfRow(row: readonly string[], { code }: PartTable['columns'], names: KnownNames): RowMachine {
  const said = (code !== null && row[code]) || '';
  if (said !== '' && names.isPart(said)) return null;
  const own = said === '' ? undefined : names.machineOf(said, false);
  if (own) return own;
  return isShort(row) && (said === '' || machineCalledIn(joined(row)) !== null)
    ? machineOfLine(joined(row), names)
    : null;
}

/** The machine that a row names beside its part, as a column of machines does. */
function machineBeside(
  row: readonly string[],
  { code, quantity }: PartTable['columns'],
  names: KnownNames,
): RowMachine {
  const cells = row.filter((cell, place) => cell !== '' && place !== code && place !== quantity);
  const found = cells.flatMap((cell) =>
    spellingsIn(cell).flatMap((spelling) => (names.isPart(spelling) ? [] : (names.machineOf(spelling, false) ?? []))),
  );
  return oneOf(found);
}
