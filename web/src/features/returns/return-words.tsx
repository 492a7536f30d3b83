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

/** The text of a status; the desk is not told what its customer has to do. */
export const statusWord = (status: ReturnStatus, isOffice = false): ReturnsKey =>
  isOffice && status === 'accepted' ? 'deskStatusAccepted' : LOOKS[status].word;

type ChipProps = { status: ReturnStatus; isBare?: boolean; isOffice?: boolean };

export function ReturnStatusChip({ status, isBare = false, isOffice = false }: ChipProps) {
  const t = useTexts();
  return (
    <StatusChip status={LOOKS[status].status} isBare={isBare}>
      {t(statusWord(status, isOffice))}
    </StatusChip>
  );
}
