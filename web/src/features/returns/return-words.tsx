// Where a return stands and why it comes back, in words with an icon (design: status colours).
import type { ReturnCause, ReturnStatus } from '@outrigger/contract';
import { type Status, StatusChip } from '../../ui/text/status-chip.tsx';
import { type ReturnsKey, useTexts } from './returns.texts.ts';

const LOOKS: Record<ReturnStatus, { status: Status; word: ReturnsKey }> = {
  requested: { status: 'waiting', word: 'statusRequested' },
  accepted: { status: 'info', word: 'statusAccepted' },
  credited: { status: 'paid', word: 'statusCredited' },
  refused: { status: 'doesNotFit', word: 'statusRefused' },
  withdrawn: { status: 'done', word: 'statusWithdrawn' },
};

/** The text of each cause, in the order a form offers them. */
export const CAUSE_WORDS: Record<ReturnCause, ReturnsKey> = {
  notNeeded: 'causeNotNeeded',
  wrongOrdered: 'causeWrongOrdered',
  doesNotFit: 'causeDoesNotFit',
  wrongSent: 'causeWrongSent',
  damaged: 'causeDamaged',
  faulty: 'causeFaulty',
  other: 'causeOther',
};

/** The text of a status. */
export const statusWord = (status: ReturnStatus): ReturnsKey => LOOKS[status].word;

export function ReturnStatusChip({ status, isBare = false }: { status: ReturnStatus; isBare?: boolean }) {
  const t = useTexts();
  const look = LOOKS[status];
  return (
    <StatusChip status={look.status} isBare={isBare}>
      {t(look.word)}
    </StatusChip>
  );
}
