// One kind in its order: what it is, from when to when, and where it stands now.
import type { DeskBanner } from '@outrigger/contract';
import { tableMoment } from '../../../client/formats.ts';
import { useLanguage } from '../../../client/texts.ts';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import type { ContentKind, DeskContent } from './content-desk.data.ts';
import { useTexts } from './content-desk.texts.ts';
import { useCountryOptions } from './country-names.ts';

type Row = {
  id: number;
  name: string;
  detail: string | null;
  position: number;
  from?: string | null;
  to?: string | null;
  state?: DeskBanner['state'];
};

const LOOKS = { planned: 'waiting', shown: 'paid', over: 'done' } as const;

export function ContentTable({ kind, content }: { kind: ContentKind; content: DeskContent }) {
  const t = useTexts();
  const rows = useRows(kind, content);
  const dated: readonly Column<Row>[] = [
    { id: 'state', head: t('state'), onPhone: 'end', cell: ({ state }) => state && <State state={state} /> },
    { id: 'from', head: t('from'), cell: ({ from }) => from && tableMoment(from) },
    { id: 'to', head: t('to'), cell: ({ to }) => to && tableMoment(to) },
  ];
  const columns: readonly Column<Row>[] = [
    { id: 'name', head: t(`of_${kind}`), isTitle: true, cell: ({ name }) => name },
    { id: 'detail', head: t(`detail_${kind}`), cell: ({ detail }) => <span className="wrap-anywhere">{detail}</span> },
    ...(kind === 'contacts' ? [] : dated),
    { id: 'position', head: t('position'), isFigure: true, cell: ({ position }) => position },
  ];
  return (
    <DataTable
      caption={t(kind)}
      columns={columns}
      rows={rows}
      idOf={({ id }) => String(id)}
      hrefOf={({ id }) => `/office/content?kind=${kind}&id=${id}`}
      empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t(`none_${kind}`)} />}
    />
  );
}

function State({ state }: { state: DeskBanner['state'] }) {
  const t = useTexts();
  return (
    <StatusChip isBare status={LOOKS[state]}>
      {t(state)}
    </StatusChip>
  );
}

function useRows(kind: ContentKind, content: DeskContent): Row[] {
  const t = useTexts();
  const language = useLanguage();
  const countries = useCountryOptions();
  if (kind === 'banners')
    return content.banners.map((one) => ({ ...one, name: one.titles[language] || one.titles.en, detail: one.link }));
  if (kind === 'recommendations')
    return content.recommendations.map((one) => ({ ...one, name: one.code, detail: one.name }));
  if (kind === 'links')
    return content.links.map((one) => ({
      ...one,
      name: one.texts[language] || one.texts.en,
      detail: [t(one.kind), one.link].filter(Boolean).join(' · '),
    }));
  const nameOf = (code: string | null) => countries.find(({ value }) => value === code)?.label ?? code;
  return content.contacts.map((one) => ({
    ...one,
    detail: one.country === null ? t('everywhere') : (nameOf(one.country) ?? null),
  }));
}
