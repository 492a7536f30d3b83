// One rating: its stars, its text in the language it was written in, and when (product §5 Ratings).
import { htmlLangOf } from '@outrigger/contract';
import { useFormats } from '../../client/formats.ts';
import { RatingStars } from '../../ui/text/rating-stars.tsx';
import type { Ratings } from './ratings.data.ts';
import { useTexts } from './ratings.texts.ts';

export function RatingItem({ rating }: { rating: Ratings['items'][number] }) {
  const t = useTexts();
  const { day } = useFormats();
  return (
    <li className="grid gap-1 border-line border-b py-3 first:pt-0 last:border-b-0">
      <RatingStars value={rating.stars} label={t('starsOf', { stars: rating.stars })} />
      {rating.text && (
        <p className="max-w-prose whitespace-pre-line" lang={htmlLangOf(rating.language)}>
          {rating.text}
        </p>
      )}
      <p className="text-12 text-ink-soft">
        {t('verified')} · {day(rating.createdAt)}
      </p>
    </li>
  );
}
