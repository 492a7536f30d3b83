// The office's figures: by model and words, and those that lack hotspots or items (product §8 figures with hotspots).
import { limits } from '@outrigger/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useFormats } from '../../../client/formats.ts';
import { deskHref, deskPages, useDeskList, useDeskTexts } from '../../../client/desk-list.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { KeywordForm } from '../../../ui/fields/keyword-form.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { OfficeList } from '../../../ui/tables/office-list.tsx';
import { SmallPicture } from '../small-picture.tsx';
import { type DeskFigure, type Lacks, useDeskFigures, useModels } from './figure-desk.data.ts';
import { useTexts } from './figure-desk.texts.ts';

const PATH = '/office/figures';
const LACKS: readonly Lacks[] = ['hotspots', 'items'];
const FIRST = 1;

export function FiguresScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const { page = FIRST, pageSize = limits.tablePageSize, variantId, keyword, lacks } = useSearch({ from: PATH });
  const figures = useDeskFigures({ variantId, keyword, lacks, page, pageSize });
  const filter = { variantId: variantId?.toString(), keyword, lacks };
  return (
    <OfficeList list={figures} {...frame} pages={deskPages(PATH, { page, pageSize }, filter)}>
      {(rows) => (
        <>
          <Bar filter={filter} pageSize={pageSize} />
          <Figures figures={rows} />
        </>
      )}
    </OfficeList>
  );
}

type Filter = Record<'variantId' | 'keyword' | 'lacks', string | undefined>;

function Bar({ filter, pageSize }: { filter: Filter; pageSize: number }) {
  const t = useTexts();
  const desk = useDeskTexts();
  const navigate = useNavigate();
  const models = useModels().data?.books ?? [];
  const go = (next: Partial<Filter>) =>
    void navigate({ href: deskHref(PATH, { ...filter, ...next }, FIRST, pageSize) });
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
        label={t('model')}
        emptyLabel={t('allModels')}
        options={models.map(({ variantId, model }) => ({ value: variantId.toString(), label: model }))}
        value={filter.variantId ?? ''}
        onChange={(event) => go({ variantId: event.target.value })}
      />
      <SelectField
        label={t('lacks')}
        emptyLabel={t('allFigures')}
        options={LACKS.map((one) => ({ value: one, label: t(one) }))}
        value={filter.lacks ?? ''}
        onChange={(event) => go({ lacks: event.target.value })}
      />
      <Anchor href="/office/figure" className={`${buttonLook('primary')} ms-auto`}>
        {t('newFigure')}
      </Anchor>
    </div>
  );
}

function Figures({ figures }: { figures: readonly DeskFigure[] }) {
  const t = useTexts();
  const { number } = useFormats();
  const columns: readonly Column<DeskFigure>[] = [
    {
      id: 'picture',
      head: t('picture'),
      cell: (row) => <SmallPicture file={row.illustration} className="h-12 w-16 rounded-inner" />,
    },
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
    { id: 'models', head: t('models'), cell: (row) => row.models.join(', ') },
    { id: 'items', head: t('itemCount'), isFigure: true, cell: (row) => number(row.items) },
    { id: 'bare', head: t('hotspots'), isFigure: true, cell: (row) => number(row.withoutHotspot) },
    { id: 'stray', head: t('items'), isFigure: true, cell: (row) => number(row.withoutItem) },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={figures}
      idOf={(row) => row.figureId.toString()}
      hrefOf={(row) => `/office/figure?figureId=${row.figureId.toString()}`}
      empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
    />
  );
}
