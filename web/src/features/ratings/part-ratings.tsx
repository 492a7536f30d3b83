// The ratings of a part: stars in all, how many of each, what buyers wrote, and one's own (spec §2 review; product §5 Ratings).
import type { PartDetail } from '@outrigger/contract';
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { FoldedSection } from '../../ui/layout/folded-section.tsx';
import { RatingStars } from '../../ui/text/rating-stars.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { OwnRating } from './own-rating.tsx';
import { RatingItem } from './rating-item.tsx';
import { type Ratings, useRatings } from './ratings.data.ts';
import { useTexts } from './ratings.texts.ts';

const STEP = 5;
const MOST = 100;

export function PartRatings({ part }: { part: Pick<PartDetail, 'id' | 'rating' | 'ratingCount'> }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const { number } = useFormats();
  const [count, setCount] = useState(STEP);
  const ratings = useRatings(part.id, count);
  return (
    <FoldedSection id="part-ratings" title={t('title')} count={number(part.ratingCount)}>
      {ratings.data ? (
        <>
          <Filled ratings={ratings.data} onMore={() => setCount(Math.min(MOST, count * 4))} />
          <OwnRating partId={part.id} ratings={ratings.data} />
        </>
      ) : ratings.error ? (
        <ErrorState
          title={t('failed')}
          meaning={wordsOf(ratings.error).text}
          action={<Button onClick={() => void ratings.refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <Skeleton className="h-24 w-full max-w-xl" />
      )}
    </FoldedSection>
  );
}

function Filled({ ratings, onMore }: { ratings: Ratings; onMore: () => void }) {
  const t = useTexts();
  if (ratings.total === 0) {
    return (
      <p className="max-w-prose text-ink-soft">
        <span className="font-semibold text-ink">{t('none')}.</span> {t('noneText')}
      </p>
    );
  }
  return (
    <div className="grid gap-x-10 gap-y-4 md:grid-cols-[16rem_minmax(0,1fr)]">
      <Summary ratings={ratings} />
      <div className="grid content-start gap-3">
        <ul className="grid">
          {ratings.items.map((rating) => (
            <RatingItem key={rating.id} rating={rating} />
          ))}
        </ul>
        {ratings.items.length < Math.min(MOST, ratings.total) && (
          <Button className="w-fit print:hidden" onClick={onMore}>
            {t('more')}
          </Button>
        )}
      </div>
    </div>
  );
}

function Summary({ ratings }: { ratings: Ratings }) {
  const t = useTexts();
  const { number } = useFormats();
  const sum = ratings.spread.reduce((all, count, at) => all + count * (at + 1), 0);
  const value = Math.round((sum / ratings.total) * 10) / 10;
  return (
    <div className="grid content-start gap-2">
      <RatingStars
        value={value}
        label={t('average', { value: number(value), count: ratings.total })}
        figure={`${number(value)} (${number(ratings.total)})`}
      />
      <ul className="grid gap-1">
        {[5, 4, 3, 2, 1].map((stars) => {
          const count = ratings.spread[stars - 1] ?? 0;
          return (
            <li key={stars} className="flex items-center gap-2 text-14">
              <span className="sr-only">{t('spread', { stars, count: number(count) })}</span>
              <span aria-hidden="true" className="figures w-3 text-end">
                {stars}
              </span>
              <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-sunken">
                <span className="block h-full bg-brand" style={{ width: `${(count / ratings.total) * 100}%` }} />
              </span>
              <span aria-hidden="true" className="figures w-6 text-end text-ink-soft">
                {number(count)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
