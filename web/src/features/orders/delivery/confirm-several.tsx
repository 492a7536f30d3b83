// Confirms the receipt of several orders of the list, with an answer for each (spec §4: a batch confirm exists).
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { SelectionBar } from '../../../ui/tables/data-table-selection.tsx';
import { StatusChip } from '../../../ui/text/status-chip.tsx';
import { type Confirmed, useConfirmSeveral } from './delivery.data.ts';
import { useTexts } from './delivery.texts.ts';

type ConfirmSeveralProps = { chosen: ReadonlySet<string>; onClear: () => void };

/** The bar under the list; it is there while orders are chosen, and until its answers were read. */
export function ConfirmSeveral({ chosen, onClear }: ConfirmSeveralProps) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const [answers, setAnswers] = useState<readonly Confirmed[] | null>(null);
  const close = () => {
    setAnswers(null);
    setAsking(false);
    onClear();
  };
  return (
    <>
      <SelectionBar label={t('chosenBar')} count={chosen.size} text={t('chosen', { count: chosen.size })}>
        <Button size="small" kind="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
        <Button size="small" kind="primary" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {t('confirm')}
        </Button>
      </SelectionBar>
      {isAsking && !answers && (
        <AskDialog orderNos={[...chosen]} onAnswers={setAnswers} onCancel={() => setAsking(false)} />
      )}
      {answers && <AnswersDialog answers={answers} onClose={close} />}
    </>
  );
}

type AskDialogProps = {
  orderNos: string[];
  onAnswers: (answers: readonly Confirmed[]) => void;
  onCancel: () => void;
};

function AskDialog({ orderNos, onAnswers, onCancel }: AskDialogProps) {
  const t = useTexts();
  const say = useFailureWords();
  const confirm = useConfirmSeveral();
  const failed = confirm.error ? say(confirm.error) : undefined;
  return (
    <ConfirmDialog
      isOpen
      isBusy={confirm.isPending}
      title={t('severalTitle', { count: orderNos.length })}
      description={t('severalText')}
      confirmLabel={t('confirm')}
      cancelLabel={t('keepOpen')}
      onConfirm={() => confirm.mutate({ orderNos }, { onSuccess: onAnswers })}
      onCancel={onCancel}
    >
      {failed && (
        <p role="alert" className="pt-4 text-14 text-bad">
          <b className="font-semibold">{failed.title}.</b> {failed.text}
        </p>
      )}
    </ConfirmDialog>
  );
}

function AnswersDialog({ answers, onClose }: { answers: readonly Confirmed[]; onClose: () => void }) {
  const t = useTexts();
  const done = answers.filter((one) => one.isCompleted).length;
  return (
    <ConfirmDialog
      isOpen
      title={t('answersTitle', { done, all: answers.length })}
      description={t('answersText')}
      confirmLabel={t('close')}
      onConfirm={onClose}
      onCancel={onClose}
    >
      <ul className="grid gap-3 pt-4">
        {answers.map((one) => (
          <li key={one.orderNo} className="grid gap-0.5">
            <span className="font-mono font-semibold">{one.orderNo}</span>
            <StatusChip status={one.isCompleted ? 'done' : 'failed'} isBare>
              {one.isCompleted ? t('answerDone') : one.message}
            </StatusChip>
          </li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}
