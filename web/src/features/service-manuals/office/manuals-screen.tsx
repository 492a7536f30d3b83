// The office's manuals: found by word, kind, language and model, and those that lack models or text (product §8 manuals).
import { limits } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { deskPages, useDeskList } from '../../../client/desk-list.ts';
import { useFormats } from '../../../client/formats.ts';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { OfficeList } from '../../../ui/tables/office-list.tsx';
import { sizeIn } from '../../uploads/index.ts';
import { useLanguageNames } from '../../../client/language-names.ts';
import { type DeskManual, useDeskManuals } from './manual-desk.data.ts';
import { useTexts } from './manual-desk.texts.ts';
import { ManualsBar } from './manuals-bar.tsx';
import { TEXT_STATES } from './text-states.ts';

const PATH = '/office/manuals';

export function ManualsScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const { page = 1, pageSize = limits.tablePageSize, ...filter } = useSearch({ from: PATH });
  const manuals = useDeskManuals({ ...filter, page, pageSize });
  const asked = { ...filter, variantId: filter.variantId?.toString() };
  return (
    <OfficeList list={manuals} {...frame} pages={deskPages(PATH, { page, pageSize }, asked)}>
      {(rows) => (
        <>
          <ManualsBar path={PATH} filter={asked} pageSize={pageSize} />
          <Manuals manuals={rows} />
        </>
      )}
    </OfficeList>
  );
}

function Manuals({ manuals }: { manuals: readonly DeskManual[] }) {
  const t = useTexts();
  const { number, day } = useFormats();
  const { nameOf } = useLanguageNames();
  const columns: readonly Column<DeskManual>[] = [
    {
      id: 'manual',
      head: t('manual'),
      isTitle: true,
      cell: (row) => (
        <>
          <span className="font-mono">{row.code}</span> <span lang={row.titleLang ?? undefined}>{row.title}</span>
        </>
      ),
    },
    { id: 'language', head: t('language'), cell: (row) => nameOf(row.language) },
    { id: 'kind', head: t('kind'), cell: (row) => t(row.kind) },
    { id: 'models', head: t('models'), cell: (row) => modelsIn(t, row.models) },
    { id: 'pages', head: t('pages'), isFigure: true, cell: (row) => number(row.pageCount) },
    {
      id: 'size',
      head: t('size'),
      isFigure: true,
      cell: (row) => (row.sizeBytes === null ? '' : sizeIn(number, row.sizeBytes)),
    },
    { id: 'date', head: t('date'), cell: (row) => row.publishedOn && day(row.publishedOn) },
    { id: 'text', head: t('text'), cell: (row) => t(TEXT_STATES[row.text]) },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={manuals}
      idOf={(row) => row.manualId.toString()}
      hrefOf={(row) => `/office/manual?id=${row.manualId.toString()}`}
      empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
    />
  );
}

const FEW = 3;

function modelsIn(t: ReturnType<typeof useTexts>, models: readonly string[]): string {
  if (models.length === 0) return t('noModels');
  if (models.length <= FEW) return models.join(', ');
  return t('moreModels', { first: models.slice(0, FEW - 1).join(', '), count: models.length - FEW + 1 });
}
