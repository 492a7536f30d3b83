// Which files the rows of an import name, read from the file itself, before the database has any of them.
import { makeFaultList } from '../faults/faults.ts';
import { readLines, type Table } from '../reading/read-table.ts';

const EMPTY = '\\N';
/** The row's number and whether it is bad come before its cells. */
const BEFORE_CELLS = 2;

type Named = Map<string, number>;

/** By column each file once, with the first row that names it, but for those `isSeen` knows; no name has a comma. Rows that tell how theirs are made are left out, and so are rows with a faulty cell. */
export async function readNamedFiles(table: Table, isSeen: (name: string) => boolean): Promise<Map<string, Named>> {
  const places = table.columns.flatMap(({ isFile, name, madeBy }, at) =>
    isFile ? [{ name, at, made: table.columns.findIndex((one) => one.name === madeBy) }] : [],
  );
  const found = new Map<string, Named>(places.map(({ name }) => [name, new Map()]));
  // What is wrong with cells is told where the rows are staged.
  for await (const lines of readLines(table, makeFaultList(), () => {}))
    for (const line of lines.split('\n').slice(0, -1)) {
      const cells = line.split('\t');
      if (cells[1] === 't') continue;
      for (const { name, at, made } of places) {
        if (made >= 0 && cells[BEFORE_CELLS + made] !== EMPTY) continue;
        note(found.get(name), { cell: cells[BEFORE_CELLS + at], row: Number(cells[0]), isSeen });
      }
    }
  return found;
}

function note(
  named: Named | undefined,
  { cell = EMPTY, row, isSeen }: { cell: string | undefined; row: number; isSeen: (name: string) => boolean },
): void {
  if (cell === EMPTY) return;
  for (const name of cell.split(',')) if (named && !named.has(name) && !isSeen(name)) named.set(name, row);
}
