// The verdict of a hit in few words, in the marks of the lists (product §5 Fit verdict; design: status colours).
import type { Verdict } from '@outrigger/contract';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { type SearchKey, useTexts } from './search.texts.ts';

const WORDS = { fits: 'fits', doesNotFit: 'doesNotFit', unknown: 'fitUnknown' } as const satisfies Record<
  Verdict,
  SearchKey
>;

/** Whether it fits the machine with this number. */
export function ShortFit({ verdict, serial }: { verdict: Verdict; serial: string }) {
  const t = useTexts();
  return (
    <StatusChip status={verdict} isBare>
      {t(WORDS[verdict], { serial })}
    </StatusChip>
  );
}
