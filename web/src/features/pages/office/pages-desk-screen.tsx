// The pages for everybody in the office (product §8): of each what is in force, what comes later, and its draft.
import type { PageVersion } from '@outrigger/contract';
import { useDeskList } from '../../../client/desk-list.ts';
import { useFormats } from '../../../client/formats.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { OfficePage } from '../../../ui/tables/office-page.tsx';
import { usePageTitles } from '../pages.texts.ts';
import { useDeskPages } from './pages-desk.data.ts';
import { useTexts } from './pages-desk.texts.ts';

type Row = NonNullable<ReturnType<typeof useDeskPages>['data']>[number];

export function PagesDeskScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  return (
    <OfficePage asked={useDeskPages()} {...frame}>
      {(pages) => <List pages={pages} />}
    </OfficePage>
  );
}

function List({ pages }: { pages: readonly Row[] }) {
  const t = useTexts();
  const title = usePageTitles();
  const { day, dayTime } = useFormats();
  const started = (version: PageVersion | null, say: (iso: string) => string) =>
    version?.startsAt ? `${version.version} · ${say(version.startsAt)}` : null;
  const columns: readonly Column<Row>[] = [
    { id: 'page', head: t('page'), isTitle: true, cell: (row) => title(row.page) },
    { id: 'inForce', head: t('inForce'), cell: (row) => started(row.inForce, day) },
    { id: 'planned', head: t('planned'), cell: (row) => started(row.planned, dayTime) },
    {
      id: 'draft',
      head: t('draft'),
      cell: (row) => row.draft && `${row.draft.version} · ${dayTime(row.draft.changedAt)}`,
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={pages}
      idOf={(row) => row.page}
      hrefOf={(row) => `/office/page?page=${row.page}`}
      empty={null}
    />
  );
}
