// One's own rating of a bought part: what one said, whether it shows, and the form to say it (product §5 Ratings).
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RatingField, RatingStars } from '../../ui/text/rating-stars.tsx';
import { type Status, StatusChip } from '../../ui/text/status-chip.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { type Ratings, useRate } from './ratings.data.ts';
import { useTexts } from './ratings.texts.ts';

type Own = NonNullable<Ratings['own']>;
const STATUS: Record<Own['status'], Status> = { waiting: 'waiting', shown: 'done', refused: 'info' };

export function OwnRating({ partId, ratings }: { partId: number; ratings: Ratings }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { own, mayRate } = ratings;
  if (!mayRate && !own) return null;
  if (isOpen) return <RateForm partId={partId} own={own} onClose={() => setOpen(false)} />;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      {own && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">{t('yours')}</span>
          <RatingStars value={own.stars} label={t('starsOf', { stars: own.stars })} />
          <StatusChip status={STATUS[own.status]}>{t(own.status)}</StatusChip>
        </p>
      )}
      {mayRate && <Button onClick={() => setOpen(true)}>{own ? t('change') : t('rate')}</Button>}
    </div>
  );
}

function RateForm({ partId, own, onClose }: { partId: number; own: Own | null; onClose: () => void }) {
  const t = useTexts();
  const rate = useRate();
  const [stars, setStars] = useState<number | null>(own?.stars ?? null);
  const [text, setText] = useState(own?.text ?? '');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    setMissing(stars === null);
    if (stars === null) return;
    const done = () => {
      showToast({ text: t('sent') });
      onClose();
    };
    rate.mutate({ partId, stars, text }, { onSuccess: done });
  };
  return (
    <form
      noValidate
      aria-label={t('rate')}
      className="grid max-w-xl gap-4 rounded-box border border-line bg-surface p-4 print:hidden"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div>
        <RatingField
          label={t('yours')}
          value={stars}
          onChange={setStars}
          starLabel={(count) => t('starsOf', { stars: count })}
        />
        {isMissing && stars === null && (
          <p role="alert" className="text-14 text-bad">
            {t('starsMissing')}
          </p>
        )}
      </div>
      <TextAreaField
        label={t('text')}
        note={t('optional')}
        help={t('textHelp')}
        maxLength={1000}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" kind="primary" isBusy={rate.isPending}>
          {t('send')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
      </div>
    </form>
  );
}
