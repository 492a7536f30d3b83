// What people look at, put into the cart and order, and every single thing that was noted (spec §7 Log; product §8).
import { limits } from '@outrigger/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../client/desk-list.ts';
import { useFormats } from '../../client/formats.ts';
import { KeywordForm } from '../../ui/fields/keyword-form.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { OfficeList } from '../../ui/tables/office-list.tsx';
import { type Entry, useActivity } from './activity.data.ts';
import { useTexts } from './activity.texts.ts';
import { kindKey } from './activity-words.ts';
import { SoughtParts } from './sought-parts.tsx';

const PATH = '/office/activity';

export function ActivityScreen() {
  const t = useTexts();
  const desk = useDeskTexts();
  const navigate = useNavigate();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const { page = 1, pageSize = limits.tablePageSize, keyword, days = '30' } = useSearch({ from: PATH });
  const filter = { ...(keyword && { keyword }), ...(days !== '30' && { days }) };
  const entries = useActivity({ page, pageSize, ...(keyword && { keyword }) });
  return (
    <OfficeList list={entries} {...frame} pages={deskPages(PATH, { page, pageSize }, filter)}>
      {(rows) => (
        <>
          <SoughtParts
            days={days}
            onDays={(next) => void navigate({ href: deskHref(PATH, { ...filter, days: next }, 1, pageSize) })}
          />
          <h2 className="font-semibold text-20">{t('log')}</h2>
          <KeywordForm
            key={keyword}
            label={t('search')}
            button={desk('find')}
            given={keyword ?? ''}
            onFind={(text) => void navigate({ href: deskHref(PATH, { ...filter, keyword: text }, 1, pageSize) })}
          />
          <Entries rows={rows} />
        </>
      )}
    </OfficeList>
  );
}

function Entries({ rows }: { rows: readonly Entry[] }) {
  const t = useTexts();
  const { moment } = useFormats();
  const columns: readonly Column<Entry>[] = [
    { id: 'kind', head: t('what'), isTitle: true, cell: (row) => t(kindKey(row.operateType)) },
    // A label says itself; of a part its code and name stand here.
    { id: 'content', head: t('part'), cell: (row) => (row.operateType > 26 ? row.content : null) },
    { id: 'email', head: t('person'), cell: (row) => <span className="wrap-anywhere">{row.email}</span> },
    { id: 'company', head: t('company'), cell: (row) => row.company },
    { id: 'at', head: t('at'), cell: (row) => <span className="figures">{moment(row.at)}</span> },
  ];
  return (
    <DataTable
      caption={t('log')}
      columns={columns}
      rows={rows}
      idOf={(row) => String(row.id)}
      empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
    />
  );
}
