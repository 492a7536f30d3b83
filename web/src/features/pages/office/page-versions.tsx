// Every version of a page, the draft first, then the newest: what is in force, what comes later, and what was.
import type { PageName, PageVersion } from '@outrigger/contract';
import { useFormats } from '../../../client/formats.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { useTexts } from './pages-desk.texts.ts';

const LOOKS = { draft: 'info', planned: 'waiting', inForce: 'paid', past: 'done' } as const;

type VersionsProps = { page: PageName; versions: readonly PageVersion[]; shown: number | undefined };

export function PageVersions({ page, versions }: VersionsProps) {
  const t = useTexts();
  const { dayTime } = useFormats();
  const columns: readonly Column<PageVersion>[] = [
    { id: 'version', head: t('version'), isTitle: true, cell: (row) => row.version },
    { id: 'state', head: t('state'), onPhone: 'end', cell: (row) => <VersionState state={row.state} /> },
    { id: 'startsAt', head: t('startsAt'), cell: (row) => row.startsAt && dayTime(row.startsAt) },
    { id: 'by', head: t('by'), cell: (row) => row.by ?? t('byShop') },
    { id: 'changedAt', head: t('changedAt'), cell: (row) => dayTime(row.changedAt) },
  ];
  return (
    <section aria-labelledby="page-versions" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="page-versions" className="font-semibold text-20">
        {t('versions')}
      </h2>
      <DataTable
        caption={t('versions')}
        columns={columns}
        rows={versions}
        idOf={(row) => String(row.id)}
        hrefOf={(row) => `/office/page?page=${page}${row.state === 'draft' ? '' : `&id=${row.id}`}`}
        empty={<p className="text-ink-soft">{t('noVersions')}</p>}
      />
    </section>
  );
}

export function VersionState({ state }: { state: PageVersion['state'] }) {
  const t = useTexts();
  return (
    <StatusChip isBare status={LOOKS[state]}>
      {t(state)}
    </StatusChip>
  );
}
