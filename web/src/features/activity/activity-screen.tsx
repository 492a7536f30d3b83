// What people look at, put into the cart and order, and every single thing that was noted (spec §7 Log; product §8).
import { limits } from '@outrigger/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../client/desk-list.ts';
import { useFormats } from '../../client/formats.ts';
import { KeywordForm } from '../../ui/fields/keyword-form.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ScissorLift } from '../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { DataTable } from '../../ui/tables/data-table.tsx';
import type { Column } from '../../ui/tables/data-table-column.ts';
import { OfficeList } from '../../ui/tables/office-list.tsx';
import { type Entry, useActivity } from './activity.data.ts';
import { useTexts } from './activity.texts.ts';
import { KIND_IDS, kindKey } from './activity-words.ts';
import { SoughtParts } from './sought-parts.tsx';

const PATH = '/office/activity';

export function ActivityScreen() {
  const t = useTexts();
  const desk = useDeskTexts();
  const navigate = useNavigate();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const { page = 1, pageSize = limits.tablePageSize, keyword, days = '30', by, type } = useSearch({ from: PATH });
  const filter = { keyword, days: days === '30' ? undefined : days, by, type: type?.toString() };
  const to = (change: Partial<typeof filter>) =>
    void navigate({ href: deskHref(PATH, { ...filter, ...change }, 1, pageSize) });
  const narrowed = { ...(keyword && { keyword }), ...(type !== undefined && { operateType: type }) };
  return (
    <OfficeList
      list={useActivity({ page, pageSize, ...narrowed })}
      {...frame}
      pages={deskPages(PATH, { page, pageSize }, filter)}
    >
      {(rows) => (
        <>
          <SoughtParts
            days={days}
            by={by}
            onDays={(next) => to({ days: next === '30' ? undefined : next })}
            onBy={(next) => to({ by: next })}
          />
          <h2 className="font-semibold text-20">{t('log')}</h2>
          <KeywordForm
            key={keyword}
            label={t('search')}
            button={desk('find')}
            given={keyword ?? ''}
            onFind={(text) => to({ keyword: text })}
          />
          <SelectField
            className="max-w-xs"
            label={t('what')}
            options={[
              { value: '', label: t('everything') },
              ...KIND_IDS.map((id) => ({ value: String(id), label: t(kindKey(id)) })),
            ]}
            value={type?.toString() ?? ''}
            onChange={(event) => to({ type: event.target.value || undefined })}
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
