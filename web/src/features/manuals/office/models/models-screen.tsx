// The office's 3D models: figures that have one or lack one, and models with items that no node is (product §8; §5 3D manuals).
import { limits } from '@outrigger/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../../../client/desk-list.ts';
import { useFormats } from '../../../../client/formats.ts';
import { KeywordForm } from '../../../../ui/fields/keyword-form.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { ScissorLift } from '../../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../../ui/tables/data-table.tsx';
import type { Column } from '../../../../ui/tables/data-table-column.ts';
import { OfficeList } from '../../../../ui/tables/office-list.tsx';
import { useModels } from '../figure-desk.data.ts';
import { type DeskModel, SHOWS, useDeskModels } from './model-desk.data.ts';
import { useTexts } from './model-desk.texts.ts';

const PATH = '/office/models3d';

export function ModelsScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const { page = 1, pageSize = limits.tablePageSize, ...filter } = useSearch({ from: PATH });
  const models = useDeskModels({ ...filter, page, pageSize });
  const asked = { ...filter, variantId: filter.variantId?.toString() };
  return (
    <OfficeList list={models} {...frame} pages={deskPages(PATH, { page, pageSize }, asked)}>
      {(rows) => (
        <>
          <Bar filter={asked} pageSize={pageSize} />
          <Models rows={rows} />
        </>
      )}
    </OfficeList>
  );
}

type Filter = Record<'variantId' | 'keyword' | 'shows', string | undefined>;

function Bar({ filter, pageSize }: { filter: Filter; pageSize: number }) {
  const t = useTexts();
  const desk = useDeskTexts();
  const navigate = useNavigate();
  const models = useModels().data?.books ?? [];
  const go = (next: Partial<Filter>) => void navigate({ href: deskHref(PATH, { ...filter, ...next }, 1, pageSize) });
  return (
    <div className="flex flex-wrap items-end gap-3">
      <KeywordForm
        key={filter.keyword}
        label={t('search')}
        button={desk('find')}
        given={filter.keyword ?? ''}
        onFind={(keyword) => go({ keyword })}
      />
      <SelectField
        label={t('machine')}
        emptyLabel={t('allMachines')}
        options={models.map(({ variantId, model }) => ({ value: variantId.toString(), label: model }))}
        value={filter.variantId ?? ''}
        onChange={(event) => go({ variantId: event.target.value })}
      />
      <SelectField
        label={t('shows')}
        emptyLabel={t('allFigures')}
        options={SHOWS.map((one) => ({ value: one, label: t(one) }))}
        value={filter.shows ?? ''}
        onChange={(event) => go({ shows: event.target.value })}
      />
    </div>
  );
}

function Models({ rows }: { rows: readonly DeskModel[] }) {
  const t = useTexts();
  const { number } = useFormats();
  const columns: readonly Column<DeskModel>[] = [
    {
      id: 'figure',
      head: t('figure'),
      isTitle: true,
      cell: (row) => (
        <>
          <span className="font-mono">{row.code}</span> <span lang={row.nameLang ?? undefined}>{row.name}</span>
        </>
      ),
    },
    { id: 'machines', head: t('machines'), cell: (row) => row.models.join(', ') },
    { id: 'model', head: t('model3d'), cell: (row) => t(row.file === null ? 'none' : row.isDrawn ? 'drawn' : 'file') },
    { id: 'items', head: t('itemCount'), isFigure: true, cell: (row) => number(row.items) },
    {
      id: 'bare',
      head: t('withoutNode'),
      isFigure: true,
      cell: (row) => (row.file === null ? '' : number(row.withoutNode)),
    },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={rows}
      idOf={(row) => row.figureId.toString()}
      hrefOf={(row) => `/office/model3d?figureId=${row.figureId.toString()}`}
      empty={<EmptyState drawing={<ScissorLift />} title={t('noFigures')} text={t('noFiguresText')} />}
    />
  );
}
