// What a difference comes to where parts are ordered today: the same part, each for the other, or different still (product §5 Fit, Supersession).
import { TextLink } from '../../ui/anchor.tsx';
import { type Status, StatusChip } from '../../ui/status-chip.tsx';
import { partHref } from '../parts/index.ts';
import type { Difference } from './compare.data.ts';
import { type CompareKey, useTexts } from './compare.texts.ts';

const LOOKS = {
  same: { status: 'fits', words: 'todaySame' },
  twoWay: { status: 'fits', words: 'todayTwoWay' },
  quantity: { status: 'info', words: 'todayQuantity' },
  choice: { status: 'unknown', words: 'todayChoice' },
} as const satisfies Record<Exclude<Difference['today'], 'other'>, { status: Status; words: CompareKey }>;

export function DifferenceToday({ difference }: { difference: Difference }) {
  const t = useTexts();
  const { side, today, todayCodes } = difference;
  // The badge says of another quantity of one part all there is to say.
  if (today === 'other' || (today === 'quantity' && (side === 'quantity' || todayCodes.length === 0))) {
    return <span className="text-ink-soft">{t('todayOther')}</span>;
  }
  const { status, words } = LOOKS[today];
  const isSet = today === 'same' && todayCodes.length > 1;
  return (
    <StatusChip status={status} isBare>
      {t(isSet ? 'todaySameSet' : words)}{' '}
      {todayCodes.map((code, at) => (
        <span key={code}>
          {at > 0 && (today === 'choice' ? ', ' : ' + ')}
          <TextLink href={partHref(code)} className="reach reach-down relative z-1 inline-block font-mono">
            {code}
          </TextLink>
        </span>
      ))}
    </StatusChip>
  );
}
