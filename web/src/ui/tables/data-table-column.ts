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

export type DataTableProps<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string;
  hrefOf?: (row: Row) => string;
  selection?: Selection;
  /** What stands there without rows. */
  empty: ReactNode;
};
