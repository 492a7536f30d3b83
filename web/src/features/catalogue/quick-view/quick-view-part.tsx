// What the quick view shows of a part, beside what one can do there (spec §2 product quick-view dialog).
import { PartCode, PartPicture } from '../../parts/index.ts';
import { ReplacedBy } from '../../supersession/index.ts';
import { isSuperseded, type PartDetail } from '@outrigger/contract';
import { PART_ACTIONS } from '@outrigger/contract/calls/activity.ts';
import { useEffect } from 'react';
import { noteActivity } from '../../../client/activity.ts';
import { inLanguage, useFormats } from '../../../client/formats.ts';
import { useLanguage } from '../../../client/texts.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { Carousel } from '../../../ui/pictures/carousel.tsx';
import { RatingStars } from '../../../ui/text/rating-stars.tsx';
import { SafeHtml } from '../../../ui/text/safe-html.tsx';
import { picturesOf } from './quick-view.rules.ts';
import { useTexts } from './quick-view.texts.ts';
import { QuickPurchase } from './quick-view-purchase.tsx';

export function QuickViewPart({ part }: { part: PartDetail }) {
  useEffect(() => noteActivity(PART_ACTIONS.preview, `${part.code} ${part.name}`), [part.code, part.name]);
  const language = useLanguage();
  const description = inLanguage(part, 'description', language);
  return (
    <div className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <Pictures part={part} />
      <div className="grid min-w-0 content-start gap-4">
        <Facts part={part} />
        <QuickPurchase key={part.id} part={part} />
        {description.text && (
          <SafeHtml html={description.text} lang={description.lang} className="stored-text text-ink-soft" />
        )}
      </div>
    </div>
  );
}

function Pictures({ part }: { part: PartDetail }) {
  const t = useTexts();
  const language = useLanguage();
  const name = inLanguage(part, 'name', language).text;
  const pictures = picturesOf(part.imageUrl);
  return (
    <Carousel
      label={t('pictures', { name })}
      slides={pictures.map((picture, at) => ({
        id: `${picture}-${at}`,
        label: t('picture', { number: at + 1, count: pictures.length }),
        content: (
          <PartPicture
            imageUrl={picture}
            label={name}
            isEager={at === 0}
            className="aspect-3/2 w-full sm:aspect-square"
          />
        ),
      }))}
      labels={{
        previous: t('previousPicture'),
        next: t('nextPicture'),
        pause: t('pause'),
        play: t('play'),
        position: (slide, count) => t('position', { slide, count }),
      }}
    />
  );
}

function Facts({ part }: { part: PartDetail }) {
  const t = useTexts();
  const { number } = useFormats();
  const rating = part.rating ?? 0;
  const today = new Date().toISOString().slice(0, 10);
  const figures = { value: number(rating), count: part.ratingCount };
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        {part.brand && <Badge look="line">{part.brand}</Badge>}
        <RatingStars
          value={rating}
          label={part.ratingCount > 0 ? t('rating', figures) : t('noRating')}
          figure={part.ratingCount > 0 ? `${number(rating)} (${number(part.ratingCount)})` : t('noRating')}
        />
      </div>
      <div className="flex flex-wrap items-baseline gap-x-4 text-14">
        <span className="inline-flex items-baseline gap-2">
          <span className="text-ink-soft">{t('sku')}</span>
          <PartCode code={part.code} />
        </span>
        {part.soldBy && <span className="text-ink-soft">{t('soldBy', { name: part.soldBy })}</span>}
      </div>
      {part.changeCode && <p className="text-14">{t('replaces', { code: part.changeCode })}</p>}
      {!isSuperseded(part, today) && <ReplacedBy code={part.code} successors={part.replacedBy} />}
    </div>
  );
}
