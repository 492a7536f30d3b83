// A table with sorting, selection and links; the same rows become cards on the phone; pages and the empty state.
import { useState } from 'react';
import { Button } from '../src/ui/button.tsx';
import { DataTable } from '../src/ui/tables/data-table.tsx';
import type { Column } from '../src/ui/tables/data-table-column.ts';
import { SelectionBar } from '../src/ui/tables/data-table-selection.tsx';
import { Forklift } from '../src/ui/pictures/drawings/forklift.tsx';
import { EmptyState } from '../src/ui/states/empty-state.tsx';
import { Pagination } from '../src/ui/tables/pagination.tsx';
import { StatusChip } from '../src/ui/text/status-chip.tsx';
import { KitSection, Sample } from './kit-section.tsx';

type SampleRow = {
  no: string;
  date: string;
  status: 'waiting' | 'info' | 'done';
  word: string;
  lines: number;
  total: string;
};

const ROWS: SampleRow[] = [
  {
    no: 'OR-20418',
    date: '2026-11-20 09:14:02',
    status: 'waiting',
    word: 'Pending approval',
    lines: 4,
    total: '$1,284.50',
  },
  { no: 'OR-20417', date: '2026-11-19 16:40:55', status: 'info', word: 'In transit', lines: 118, total: '$24,011.90' },
  { no: 'OR-20391', date: '2026-11-12 08:02:11', status: 'done', word: 'Completed', lines: 1, total: '$9.80' },
];

const COLUMNS: Column<SampleRow>[] = [
  {
    id: 'no',
    head: 'Order',
    isTitle: true,
    cell: (row) => <span className="font-mono">{row.no}</span>,
    sort: { direction: 'descending', href: '#tables' },
  },
  { id: 'date', head: 'Time', cell: (row) => row.date, sort: { direction: null, href: '#tables' } },
  {
    id: 'status',
    head: 'Status',
    cell: (row) => (
      <StatusChip status={row.status} isBare>
        {row.word}
      </StatusChip>
    ),
  },
  { id: 'lines', head: 'Lines', isFigure: true, cell: (row) => row.lines },
  {
    id: 'total',
    head: 'Total',
    isFigure: true,
    onPhone: 'end',
    cell: (row) => <b className="font-semibold">{row.total}</b>,
  },
];

export function TablesSection() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['OR-20417']));
  return (
    <KitSection id="tables" title="Tables">
      <Sample name="Rows that link, figures to the right, one row chosen">
        <DataTable
          caption="Orders"
          columns={COLUMNS}
          rows={ROWS}
          idOf={(row) => row.no}
          hrefOf={(row) => `#${row.no}`}
          selection={{ selected, onChange: setSelected, labels: { all: 'All orders', row: (id) => `Order ${id}` } }}
          empty={null}
        />
        <SelectionBar label="Actions for the chosen orders" count={selected.size} text={`${selected.size} chosen`}>
          <Button kind="quiet" size="small">
            Export
          </Button>
          <Button kind="quiet" size="small">
            Confirm receipt
          </Button>
        </SelectionBar>
      </Sample>
      <Sample name="Empty">
        <DataTable
          caption="Orders"
          columns={COLUMNS}
          rows={[]}
          idOf={(row) => row.no}
          empty={
            <EmptyState
              drawing={<Forklift />}
              title="No orders yet"
              text="What you order appears here, with its tracking and invoice."
              action={<Button kind="primary">Find a part</Button>}
            />
          }
        />
      </Sample>
      <Sample name="Pages">
        <Pagination
          page={4}
          pageCount={51}
          hrefOf={(page) => `#page-${page}`}
          range="73-96 of 1,204"
          labels={{ nav: 'Pages', previous: 'Page before', next: 'Page after', page: (page) => `Page ${page}` }}
        />
      </Sample>
    </KitSection>
  );
}
