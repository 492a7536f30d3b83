// The desk's word on a return: how many of each line are taken and what was found, an answer to the buyer, and the press that accepts, credits or refuses.
import type { DeskReturn } from '@outrigger/contract';
import { limits } from '@outrigger/contract';
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ReturnAmounts } from '../return-amounts.tsx';
import { type ReturnsKey, useTexts } from '../returns.texts.ts';
import { InspectLine } from './inspect-line.tsx';
import { allTaken, lineKey, saidOf, worthTaken } from './inspected.rules.ts';
import { useAcceptReturn, useCreditReturn, useRefuseReturn } from './returns-desk.data.ts';

export function DecideReturn({ found }: { found: DeskReturn }) {
  const t = useTexts();
  const say = useFailureWords();
  const { money } = useFormats();
  const { returnNo, lines, parcels, status } = found;
  const [inspected, setInspected] = useState(() => allTaken(lines));
  const [answer, setAnswer] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [accept, credit, refuse] = [useAcceptReturn(), useCreditReturn(), useRefuseReturn()];
  const isBusy = accept.isPending || credit.isPending || refuse.isPending;
  const error = accept.error ?? credit.error ?? refuse.error;
  const failed = error ? say(error) : undefined;
  const told = (key: ReturnsKey) => ({ onSuccess: () => showToast({ text: t(key, { returnNo }), tone: 'good' }) });
  const said = answer.trim();
  const worth = worthTaken(lines, inspected);
  const isNone = Object.values(inspected).every((one) => one.taken === 0);
  const doAccept = () => accept.mutate({ returnNo, ...(said ? { answer: said } : {}) }, told('deskAccepted'));
  const doCredit = () => {
    setAsking(false);
    credit.mutate(
      { returnNo, lines: saidOf(lines, inspected), ...(said ? { answer: said } : {}) },
      told('deskCredited'),
    );
  };
  const doRefuse = () => {
    setMissing(said === '');
    if (said !== '') refuse.mutate({ returnNo, answer: said }, told('deskRefused'));
  };
  return (
    <Card isFlush>
      <div className="p-4 pb-0 sm:p-5 sm:pb-0">
        <CardHead title={t('inspect')} text={t('inspectText')} />
      </div>
      <ul className="border-line border-t">
        {lines.map((line) => (
          <InspectLine
            key={lineKey(line)}
            {...{ line, parcels }}
            value={inspected[lineKey(line)] ?? { taken: 0, finding: '' }}
            onChange={(value) => setInspected({ ...inspected, [lineKey(line)]: value })}
          />
        ))}
      </ul>
      <div className="grid gap-4 border-line border-t p-4 sm:p-5">
        <ReturnAmounts {...worth} />
        <TextAreaField
          label={t('deskAnswer')}
          help={t('deskAnswerHelp')}
          rows={2}
          maxLength={limits.longTextMax}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          {...(isMissing && said === '' ? { error: t('deskAnswerMissing') } : {})}
        />
        {failed && (
          <p role="alert" className="text-14 text-bad">
            <b className="font-semibold">{failed.title}.</b> {failed.text}
          </p>
        )}
        <div className="flex flex-wrap gap-2">
          {status === 'requested' && (
            <Button kind="primary" isBusy={isBusy} onClick={doAccept}>
              {t('deskAccept')}
            </Button>
          )}
          <Button
            kind={status === 'accepted' ? 'primary' : 'secondary'}
            isBusy={isBusy}
            disabled={isNone}
            onClick={() => setAsking(true)}
            aria-haspopup="dialog"
          >
            {worth ? t('deskCreditFor', { amount: money(worth.credit) }) : t('deskCredit')}
          </Button>
          <Button kind="danger" isBusy={isBusy} onClick={doRefuse}>
            {t('deskRefuse')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={worth ? t('deskCreditTitle', { amount: money(worth.credit) }) : t('deskCredit')}
        description={t(status === 'accepted' ? 'deskCreditText' : 'deskCreditEarly')}
        confirmLabel={t('deskCreditNow')}
        cancelLabel={t('deskCreditNot')}
        onConfirm={doCredit}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
