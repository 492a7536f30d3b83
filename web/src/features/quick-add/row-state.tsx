// What is known of a row, or what is wrong with it, in words (product §6: each bad row says what is wrong).
import { useFormats } from '../../client/formats.ts';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { LineState } from '../checkout/index.ts';
import { FitVerdict } from '../fit/index.ts';
import type { JudgedRow } from './judge-rows.ts';
import { useTexts } from './quick-add.texts.ts';

type RowStateProps = { judged: JudgedRow; serial: string | undefined };

export function RowState({ judged, serial }: RowStateProps) {
  const t = useTexts();
  const { isEmpty, isChecking, answer, fresh, problem, row, inCart } = judged;
  if (isEmpty) return null;
  if (isChecking) return <p className="text-14 text-ink-soft">{t('checking')}</p>;
  return (
    <div className="grid justify-items-start gap-0.5">
      <Problem judged={judged} serial={serial} />
      {row.machine && <p className="text-14 text-ink-soft">{t('rowFor', { serial: row.machine.serialNumber })}</p>}
      {answer?.changeCode && answer.code && (
        <p className="text-14 text-ink-soft">{t('soldAs', { code: answer.changeCode, now: answer.code })}</p>
      )}
      {problem === null && fresh && fresh.pieces !== fresh.line.qty && (
        <p className="text-14 text-ink-soft">{t('piecesOf', { count: fresh.pieces })}</p>
      )}
      {problem === null && row.accepted.includes('raise') && fresh && (
        <p className="text-14 text-ink-soft">{t('willRaise', { count: inCart + fresh.pieces })}</p>
      )}
      {answer?.fit && problem !== 'doesNotFit' && <FitVerdict {...answer.fit} isShort isBare />}
    </div>
  );
}

function Problem({ judged: { problem, fresh, twiceOf, inCart }, serial }: RowStateProps) {
  const t = useTexts();
  const { number } = useFormats();
  if (
    problem === null ||
    problem === 'quantity' ||
    problem === 'short' ||
    problem === 'noPrice' ||
    problem === 'notSold'
  )
    return fresh ? <LineState fresh={fresh} /> : null;
  const facts = { number: number(twiceOf ?? 0), count: inCart, serial: serial ?? '' };
  const key = problem === 'replaced' ? 'replacedBy' : problem;
  return (
    <StatusChip
      status={problem === 'twice' || problem === 'inCart' || problem === 'replaced' ? 'waiting' : 'failed'}
      isBare
    >
      {t(key, facts)}
    </StatusChip>
  );
}
