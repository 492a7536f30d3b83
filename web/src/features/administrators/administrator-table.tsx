// The rows of the people of the office, and the sheet of the one that is managed.
import { useState } from 'react';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { AdministratorSheet } from './administrator-sheet.tsx';
import type { Administrator } from './administrators.data.ts';
import { useTexts } from './administrators.texts.ts';

const LOOKS = { active: 'paid', invited: 'waiting', inactive: 'done' } as const;

export function AdministratorTable({ rows }: { rows: readonly Administrator[] }) {
  const t = useTexts();
  const { moment } = useFormats();
  const [managedId, setManagedId] = useState<number>();
  const managed = rows.find(({ id }) => id === managedId);
  const columns: readonly Column<Administrator>[] = [
    { id: 'person', head: t('person'), isTitle: true, cell: (row) => <Person row={row} /> },
    {
      id: 'state',
      head: t('state'),
      onPhone: 'end',
      cell: (row) => <StatusChip status={LOOKS[row.state]}>{t(row.state)}</StatusChip>,
    },
    { id: 'roles', head: t('roles'), cell: (row) => row.roles.map((role) => t(role)).join(' · ') },
    { id: 'factor', head: t('factor'), cell: (row) => t(row.hasSecondFactor ? 'factorOn' : 'factorOff') },
    { id: 'seen', head: t('lastSeen'), cell: (row) => (row.lastSeenAt ? moment(row.lastSeenAt) : t('never')) },
    {
      id: 'action',
      head: t('action'),
      cell: (row) => (
        <Button size="small" aria-label={`${t('manage')}: ${row.email}`} onClick={() => setManagedId(row.id)}>
          {t('manage')}
        </Button>
      ),
    },
  ];
  return (
    <>
      <DataTable
        caption={t('title')}
        columns={columns}
        rows={rows}
        idOf={(row) => String(row.id)}
        empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
      />
      {managed && <AdministratorSheet key={managed.id} person={managed} onClose={() => setManagedId(undefined)} />}
    </>
  );
}

function Person({ row }: { row: Administrator }) {
  const t = useTexts();
  return (
    <span className="grid gap-0.5 font-normal">
      <span className="wrap-anywhere font-semibold">
        {row.name ?? row.email} {row.isOwn && <Badge>{t('you')}</Badge>}
      </span>
      {row.name !== null && <span className="wrap-anywhere text-ink-soft">{row.email}</span>}
    </span>
  );
}
