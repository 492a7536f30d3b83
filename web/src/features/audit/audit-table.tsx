// Entries of the audit trail, the newest first: what was done to whom, what it was before and is after, by whom and when.
import { tableMoment } from '../../client/formats.ts';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { useAuditWords } from './audit-words.ts';
import type { AuditEntry } from './audit.data.ts';
import { useTexts } from './audit.texts.ts';

export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  const t = useTexts();
  const columns: readonly Column<AuditEntry>[] = [
    { id: 'what', head: t('action'), isTitle: true, width: 'w-1/3', cell: (row) => <What entry={row} /> },
    { id: 'changes', head: `${t('was')} → ${t('is')}`, onPhone: 'start', cell: (row) => <Changes entry={row} /> },
    {
      id: 'who',
      head: t('who'),
      cell: (row) => <span className="wrap-anywhere">{row.by ?? t('operator')}</span>,
    },
    {
      id: 'at',
      head: t('at'),
      cell: (row) => (
        <span className="figures grid">
          {tableMoment(row.at)}
          <span className="text-12 text-ink-soft">{t('entry', { position: row.position })}</span>
        </span>
      ),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={entries}
      idOf={(row) => String(row.position)}
      empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
    />
  );
}

function What({ entry }: { entry: AuditEntry }) {
  const t = useTexts();
  const { subjectOf } = useAuditWords();
  const about = [entry.company, subjectOf(entry)].filter((one) => one !== null);
  return (
    <span className="grid gap-0.5">
      <span>{t(entry.action)}</span>
      {about.length > 0 && <span className="wrap-anywhere font-normal text-ink-soft">{about.join(' · ')}</span>}
    </span>
  );
}

function Changes({ entry }: { entry: AuditEntry }) {
  const t = useTexts();
  const { fieldOf, valueOf } = useAuditWords();
  if (entry.changes.length === 0 && entry.reason === null) return null;
  return (
    <span className="grid gap-1">
      {entry.changes.map(({ field, before, after }) => (
        <span key={field} className="wrap-anywhere">
          {t('said', { field: fieldOf(field) })} {before !== undefined && <>{valueOf(field, before)} → </>}
          <span className="font-medium">{valueOf(field, after)}</span>
        </span>
      ))}
      {entry.reason !== null && (
        <span className="wrap-anywhere whitespace-pre-line text-ink-soft">
          {t('said', { field: t('reason') })} {entry.reason}
        </span>
      )}
    </span>
  );
}
