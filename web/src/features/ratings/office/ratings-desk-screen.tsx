// Ratings that wait for the parts desk, the oldest first, each shown or turned down (product §5, §8).
import { htmlLangOf, limits } from '@outrigger/contract';
import { useSearch } from '@tanstack/react-router';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import type { Column } from '../../../ui/tables/data-table-column.ts';
import { ScissorLift } from '../../../ui/pictures/drawings/scissor-lift.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { deskPages, useDeskList } from '../../../client/desk-list.ts';
import { OfficeList } from '../../../ui/tables/office-list.tsx';
import { RatingStars } from '../../../ui/text/rating-stars.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { useDecideRating, useWaitingRatings, type WaitingRating } from './ratings-desk.data.ts';
import { useTexts } from './ratings-desk.texts.ts';

export function RatingsDeskScreen() {
  const t = useTexts();
  const frame = useDeskList({ title: t('title'), lead: t('lead'), failed: t('failed') });
  const { page = 1, pageSize = limits.tablePageSize } = useSearch({ from: '/office/ratings' });
  const waiting = useWaitingRatings({ page, pageSize });
  return (
    <OfficeList list={waiting} {...frame} pages={deskPages('/office/ratings', { page, pageSize })}>
      {(ratings) => <Waiting ratings={ratings} />}
    </OfficeList>
  );
}

function Waiting({ ratings }: { ratings: readonly WaitingRating[] }) {
  const t = useTexts();
  const { day } = useFormats();
  const columns: readonly Column<WaitingRating>[] = [
    {
      id: 'part',
      head: t('part'),
      isTitle: true,
      cell: (row) => (
        <>
          <span className="inline-block max-w-full font-mono">{row.partCode}</span> {row.partName}
        </>
      ),
    },
    { id: 'rating', head: t('rating'), cell: (row) => <Said rating={row} /> },
    { id: 'company', head: t('company'), cell: (row) => row.company },
    { id: 'date', head: t('date'), cell: (row) => day(row.createdAt) },
    { id: 'actions', head: t('actions'), cell: (row) => <Decide rating={row} /> },
  ];
  return (
    <DataTable
      caption={t('title')}
      columns={columns}
      rows={ratings}
      idOf={(row) => String(row.id)}
      hrefOf={(row) => `/detail?code=${encodeURIComponent(row.partCode)}`}
      empty={<EmptyState drawing={<ScissorLift />} title={t('none')} text={t('noneText')} />}
    />
  );
}

function Said({ rating }: { rating: WaitingRating }) {
  const t = useTexts();
  return (
    <span className="grid gap-1">
      <RatingStars value={rating.stars} label={t('stars', { stars: rating.stars })} />
      {rating.text && (
        <span className="max-w-prose whitespace-pre-line" lang={htmlLangOf(rating.language)}>
          {rating.text}
        </span>
      )}
    </span>
  );
}

function Decide({ rating }: { rating: WaitingRating }) {
  const t = useTexts();
  const decide = useDecideRating();
  const { id, partCode: code } = rating;
  const press = (isShown: boolean) =>
    decide.mutate(
      { id, isShown },
      { onSuccess: () => showToast({ text: isShown ? t('shown', { code }) : t('turnedDown', { code }) }) },
    );
  return (
    <span className="relative z-1 flex flex-wrap gap-2">
      <Button isBusy={decide.isPending} onClick={() => press(true)}>
        {t('show')}
      </Button>
      <Button onClick={() => press(false)}>{t('refuse')}</Button>
    </span>
  );
}
