// Code, name, maker and stars of a part, and what one can do with its page.
import { FavouriteHeart } from '../favourites/index.ts';
import { PartCode } from '../parts/index.ts';
import type { PartDetail } from '@outrigger/contract';
import { QrCode } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { PrintButton } from '../../ui/print/print-button.tsx';
import { RatingStars } from '../../ui/text/rating-stars.tsx';
import { ShareButton } from '../../ui/share-button.tsx';
import { useTexts } from '../parts/detail.texts.ts';

export function PartHead({ part, name }: { part: PartDetail; name: { text: string; lang: string } }) {
  const t = useTexts();
  const { number } = useFormats();
  return (
    <header className="flex items-start gap-3">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <PartCode code={part.code} size="large" />
        <h1 className="font-semibold text-20 md:text-28" lang={name.lang}>
          {name.text}
        </h1>
        <p className="flex flex-wrap gap-x-3 text-14 text-ink-soft">
          {part.brand && <span>{part.brand}</span>}
          {part.type && <span lang={part.typeLang ?? undefined}>{part.type}</span>}
          {part.soldBy && <span>{t('soldBy', { name: part.soldBy })}</span>}
        </p>
        {part.rating !== null && (
          <a href="#part-ratings" className="inline-flex min-h-control-small w-fit items-center rounded-inner">
            <RatingStars
              value={part.rating}
              label={t('rating', { value: number(part.rating), count: part.ratingCount })}
              figure={`${number(part.rating)} (${number(part.ratingCount)})`}
            />
          </a>
        )}
      </div>
      <div className="flex gap-2 print:hidden">
        <Anchor
          href={`/label?part=${encodeURIComponent(part.code)}`}
          aria-label={t('label')}
          title={t('label')}
          className="inline-grid size-control shrink-0 place-items-center rounded-box border border-line-strong bg-surface hover:bg-hover"
        >
          <QrCode aria-hidden="true" className="size-5" />
        </Anchor>
        <PrintButton label={t('print')} />
        <ShareButton label={t('share')} copiedLabel={t('linkCopied')} title={`${part.code} ${name.text}`} />
        <FavouriteHeart part={{ id: part.id, code: part.code, name: name.text }} kind="secondary" />
      </div>
    </header>
  );
}
