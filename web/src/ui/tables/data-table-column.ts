// What a table is told: its columns, its rows, where a row leads (design: tables).
import type { ReactNode } from 'react';
import type { Selection } from './data-table-selection.tsx';

export type Column<Row> = {
  id: string;
  head: string;
  /** Null leaves the line out on the phone. */
  cell: (row: Row) => ReactNode;
  isFigure?: boolean;
  /** The column that names the row: a link where rows have one, the title of the card on the phone. */
  isTitle?: boolean;
  /** On the phone: `end` stands beside the title, `line` under it with its head, `none` is left out; lines at `start` begin at one edge, to be compared. */
  onPhone?: 'end' | 'line' | 'start' | 'none';
  width?: string;
  sort?: { direction: 'ascending' | 'descending' | null; href: string };
};

/** Rows that belong together, under a head of their own. */
export type RowGroup<Row> = { key: string; head: ReactNode; rows: readonly Row[] };

export type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  hrefOf?: (row: Row) => string;
  /** What a row belongs to; those of one group stand together already. */
  groupOf?: (row: Row) => Omit<RowGroup<Row>, 'rows'>;
  selection?: Selection;
  /** What stands there without rows. */
  empty: ReactNode;
};

/** The rows in the groups they stand in; one without a head where there are none. */
export function groupsOf<Row>({ rows, groupOf }: Pick<DataTableProps<Row>, 'rows' | 'groupOf'>): RowGroup<Row>[] {
  if (!groupOf) return [{ key: '', head: null, rows }];
  return [...Map.groupBy(rows, (row) => groupOf(row).key).values()].flatMap((own) => {
    const [first] = own;
    return first === undefined ? [] : [{ ...groupOf(first), rows: own }];
  });
}
