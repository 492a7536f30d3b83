// What was reported of an order's receipt, for the parts desk, which settles each with an answer; nothing where nothing was.
import type { ReceiptReport } from '@outrigger/contract';
import { RECEIPT_OUTCOMES } from '@outrigger/contract/calls/receipt.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Card, CardHead } from '../../../ui/layout/card.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { KeptFiles } from '../../uploads/index.ts';
import { useTexts } from './delivery.texts.ts';
import { useDeskReports, useSettleReport } from './receipt-reports.data.ts';
import { ReportRows } from './report-rows.tsx';

export function DeskReceiptReports({ orderNo }: { orderNo: string }) {
  const t = useTexts();
  const { data = [] } = useDeskReports(orderNo);
  if (data.length === 0) return null;
  return (
    <Card>
      <CardHead title={t('reportTitle')} />
      <ReportRows
        reports={data}
        more={(report) => (
          <>
            <KeptFiles files={report.photos} label={t('photos')} />
            {report.answer === null && <Settle report={report} />}
          </>
        )}
      />
    </Card>
  );
}

function Settle({ report }: { report: ReceiptReport }) {
  const t = useTexts();
  const [answer, setAnswer] = useState('');
  const [chosen, setChosen] = useState('');
  const settle = useSettleReport();
  const outcome = RECEIPT_OUTCOMES.find((one) => one === chosen);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (answer.trim() === '' || !outcome) return;
    const done = () => showToast({ text: t('settledToast'), tone: 'good' });
    settle.mutate({ id: report.id, answer: answer.trim(), outcome }, { onSuccess: done });
  };
  return (
    <form className="grid justify-items-start gap-2 pt-2" onSubmit={send}>
      <SelectField
        required
        label={t('outcome')}
        help={outcome === 'credited' || outcome === 'replacement' ? t(`help_${outcome}`) : undefined}
        emptyLabel={t('chooseOutcome')}
        options={RECEIPT_OUTCOMES.map((one) => ({ value: one, label: t(`outcome_${one}`) }))}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <TextAreaField
        className="w-full"
        label={t('answer')}
        rows={2}
        maxLength={4000}
        required
        value={answer}
        onChange={(event) => setAnswer(event.target.value)}
      />
      <Button type="submit" size="small" isBusy={settle.isPending}>
        {t('settle')}
      </Button>
    </form>
  );
}
