// The grid of quick add as one thing: its rows, what is wrong with them, and what may be done (spec §2 Quick add items; product §6).
import type { PartTable } from '@outrigger/contract';
import { useMemo, useState } from 'react';
import { type ChosenMachine, useChosenMachine } from '../../client/chosen-machine.ts';
import { useStore } from '../../client/stored/store.ts';
import { addCartLines } from '../cart/add-lines.data.ts';
import { type LineMachine, useAddableOf, useCartLines } from '../cart/cart.data.ts';
import { isReady, type JudgedRow, judgeRows } from './judge-rows.ts';
import { inPlaceOf } from './mend-rows.ts';
import { useChecked } from './quick-add.data.ts';
import { hostOf, isEmptyRow, machinesOfTable, reread, rowsOfTable, type Row } from './rows.rules.ts';
import { newRow, rowsStore, setRows } from './rows.stored.ts';

/** A list that was read, and the rows it gave, as long as its columns may be chosen otherwise. */
export interface ReadList {
  table: PartTable;
  columns: PartTable['columns'];
  rowIds: readonly number[];
}

/** The grid. */
export type QuickAdd = ReturnType<typeof useQuickAdd>;

/** Follows the grid; verdicts of fit speak about the chosen machine while `isForMachine`. */
export function useQuickAdd() {
  const rows = useStore(rowsStore);
  const chosen = useChosenMachine();
  const [isForMachine, setForMachine] = useState(true);
  const machine: ChosenMachine | undefined = isForMachine ? chosen : undefined;
  const [list, setList] = useState<ReadList | null>(null);
  const hostId = machine?.hostId;
  const asked = useMemo(
    () => rows.map((row) => ({ code: row.code.trim(), hostId: hostOf(row, hostId) })).filter(({ code }) => code !== ''),
    [rows, hostId],
  );
  const { answers, error, refetch } = useChecked(asked);
  const cartLines = useCartLines();
  const addableOf = useAddableOf();
  const judged = useMemo(() => {
    const cart = new Map(cartLines.map((line) => [line.part, line]));
    return judgeRows(rows, { answers, cart, addableOf, hostId });
  }, [rows, answers, cartLines, addableOf, hostId]);

  /** Puts the rows of a list into the grid: in place of one row, else behind the others. */
  const take = (table: PartTable, at?: number) => {
    const machines = machinesOfTable(table);
    const added = rowsOfTable(table, table.columns).map((words, place) =>
      newRow({ ...words, machine: machines[place] }),
    );
    setList({ table, columns: table.columns, rowIds: added.map(({ id }) => id) });
    const filled = rowsStore.get().filter((row) => !isEmptyRow(row) || row.id === at);
    setRows(at === undefined ? [...filled, ...added] : inPlaceOf(filled, at, added));
  };
  /** Reads the list anew with other columns; its rows keep their place, and what was mended by hand stays. */
  const chooseColumns = (columns: PartTable['columns']) => {
    if (!list) return;
    const before = rowsOfTable(list.table, list.columns);
    const now = rowsOfTable(list.table, columns);
    const placeOf = new Map(list.rowIds.map((id, at) => [id, at]));
    setRows(
      rowsStore.get().map((row) => {
        const at = placeOf.get(row.id) ?? -1;
        const [was, is] = [before[at], now[at]];
        return was && is ? { ...row, ...reread(row, was, is), accepted: [] } : row;
      }),
    );
    setList({ ...list, columns });
  };
  return {
    rows,
    judged,
    list,
    error,
    refetch,
    machine,
    chosen,
    isForMachine,
    setForMachine,
    take,
    chooseColumns,
    dropList: () => setList(null),
  };
}

/** Puts all rows that are ready into the cart; they leave the grid, the others stay. */
export function addReady(judged: readonly JudgedRow[], chosen: ChosenMachine | undefined): number {
  const ready = judged.filter(isReady);
  const rows = ready.flatMap(({ row, part, fresh, answer }) =>
    part && fresh
      ? {
          part: { ...part, partId: part.id, changeCode: answer?.changeCode ?? null, replacedBy: [] },
          qty: fresh.pieces,
          reference: row.note.trim() || null,
          machines: machinesOf(row, chosen).map((machine) => ({ ...machine, qty: fresh.pieces })),
        }
      : [],
  );
  addCartLines(rows);
  const gone = new Set(ready.map(({ row }) => row.id));
  setRows(rowsStore.get().filter((row) => !gone.has(row.id)));
  return rows.length;
}

/** The machine a row is for, as the cart keeps it: none where the list names one that nobody knows. */
export function machinesOf({ machine }: Row, chosen: ChosenMachine | undefined): Omit<LineMachine, 'qty'>[] {
  const { hostId, serialNumber } = machine ?? chosen ?? { hostId: null, serialNumber: '' };
  return hostId === null ? [] : [{ hostId, serialNumber }];
}

/** Changes rows of the grid as they are now, not as they were when they were drawn. */
export const changeRows = (change: (rows: readonly Row[]) => readonly Row[]): void => setRows(change(rowsStore.get()));
