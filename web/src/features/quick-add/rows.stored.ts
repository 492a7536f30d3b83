// The rows of quick add, kept on this browser until they are in the cart: a reload loses nothing (design: keep what was typed).
import { makeStore, type Store } from '../../client/stored/store.ts';
import { storageOwner, storedEntry } from '../../client/stored/stored.ts';
import { EMPTY_ROW, isEmptyRow, type Row, type RowMachine, type RowWords } from './rows.rules.ts';

/** So many empty rows stand ready at first. */
const READY = 3;
const LIFETIME_MS = 7 * 24 * 3_600_000;

let last = 0;

/** A row of its own identity. */
export const newRow = (words: RowWords & Pick<Row, 'machine'> = EMPTY_ROW): Row => ({
  ...words,
  id: (last += 1),
  accepted: [],
});
const emptyRows = (): Row[] => Array.from({ length: READY }, () => newRow());

function parse(content: unknown): Row[] | undefined {
  if (!Array.isArray(content)) return undefined;
  return content
    .filter(isWords)
    .map(({ code, quantity, note, name, ...more }) => newRow({ code, quantity, note, name, ...machineFrom(more) }));
}

function machineFrom({ machine }: { machine?: unknown }): Pick<Row, 'machine'> {
  const { hostId, serialNumber } = (machine ?? {}) as Partial<RowMachine>;
  if (typeof serialNumber !== 'string') return {};
  return { machine: { hostId: typeof hostId === 'number' ? hostId : null, serialNumber } };
}

function isWords(value: unknown): value is RowWords {
  if (typeof value !== 'object' || value === null) return false;
  const words = value as Record<string, unknown>;
  return ['code', 'quantity', 'note', 'name'].every((name) => typeof words[name] === 'string');
}

const entry = storedEntry<Row[]>({ name: 'quick-add', owner: 'user', parse, lifetimeMs: LIFETIME_MS });
const readRows = (): Row[] => {
  const rows = entry.read() ?? [];
  return rows.length > 0 ? [...rows, newRow()] : emptyRows();
};

/** The rows as they stand. */
export const rowsStore: Store<readonly Row[]> = makeStore<readonly Row[]>(readRows());
storageOwner.subscribe(() => rowsStore.set(readRows()));

let clock: ReturnType<typeof setTimeout> | undefined;
const WRITE_AFTER_MS = 300;

function write(): void {
  clearTimeout(clock);
  const filled = rowsStore.get().filter((row) => !isEmptyRow(row));
  if (filled.length === 0) entry.remove();
  else entry.write(filled);
}

/** Puts rows in place of the present ones; an empty one always stands last, to be typed into. */
export function setRows(rows: readonly Row[]): void {
  const lastRow = rows.at(-1);
  rowsStore.set(lastRow && isEmptyRow(lastRow) ? rows : rows.length === 0 ? emptyRows() : [...rows, newRow()]);
  clearTimeout(clock);
  clock = setTimeout(write, WRITE_AFTER_MS);
}
window.addEventListener('pagehide', write);
