// What a difference comes to where parts are ordered today: the same part, each for the other, or different still (product §5 Fit, Supersession).
import { partHref } from '../../parts/index.ts';
import { Fragment } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { TextLink } from '../../../ui/anchor.tsx';
import { type Status, StatusChip } from '../../../ui/text/status-chip.tsx';
import type { Difference } from './compare.data.ts';
import { type CompareKey, useTexts } from './compare.texts.ts';

const LOOKS = {
  same: { status: 'fits', words: 'todaySame' },
  twoWay: { status: 'fits', words: 'todayTwoWay' },
  quantity: { status: 'info', words: 'todayQuantity' },
  partly: { status: 'info', words: 'todayPartly' },
  choice: { status: 'unknown', words: 'todayChoice' },
} as const satisfies Record<Exclude<Difference['today'], 'other'>, { status: Status; words: CompareKey }>;

export function DifferenceToday({ difference }: { difference: Difference }) {
  const t = useTexts();
  const { side, today, todayParts } = difference;
  // Of another quantity of one part the badge says all there is to say; two that replace each other are not one part.
  if (today === 'other' || (today === 'quantity' && (side === 'quantity' || todayParts.length === 0))) {
    return <span className="text-ink-soft">{t('todayOther')}</span>;
  }
  const { status, words } = LOOKS[today];
  return (
    <StatusChip status={status} isBare>
      {t(today === 'same' && todayParts.length > 1 ? 'todaySameSet' : words)}
      {todayParts.map((part, at) => (
        <Fragment key={part.code}>
          {at === 0 ? ' ' : today === 'choice' ? ', ' : ' + '}
          <TextLink href={partHref(part.code)} className="reach reach-down relative z-1 inline-block font-mono">
            {part.code}
          </TextLink>
          {today === 'quantity' && <Pieces part={part} />}
        </Fragment>
      ))}
    </StatusChip>
  );
}

/** How many are ordered for the first machine and for the second. */
function Pieces({ part }: { part: Difference['todayParts'][number] }) {
  const t = useTexts();
  const { number } = useFormats();
  const words = (count: number | null) => (count === null ? t('asRequired') : t('pieces', { count: number(count) }));
  return (
    <span className="figures block font-normal text-12 text-ink-soft">
      {words(part.quantity)} / {words(part.otherQuantity)}
    </span>
  );
}
