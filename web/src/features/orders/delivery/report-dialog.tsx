// Reports a line that came short, damaged or wrong, with photos; what was typed stays on any failure.
import { limits, type OrderDetail } from '@outrigger/contract';
import { RECEIPT_PROBLEMS } from '@outrigger/contract/calls/receipt.ts';
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { inLanguage } from '../../../client/formats.ts';
import { useLanguage } from '../../../client/texts.ts';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { PhotoField, type UploadedFile, useAllSent } from '../../uploads/index.ts';
import { useTexts } from './delivery.texts.ts';
import { useReportReceipt } from './receipt-reports.data.ts';

type ReportDialogProps = { order: OrderDetail; onClose: () => void };

export function ReportDialog({ order, onClose }: ReportDialogProps) {
  const t = useTexts();
  const say = useFailureWords();
  const language = useLanguage();
  const lines = order.lines.filter((line) => line.reportableQuantity > 0);
  const [lineNo, setLineNo] = useState(lines[0]?.lineNo ?? 0);
  const [problem, setProblem] = useState<(typeof RECEIPT_PROBLEMS)[number]>('short');
  const [quantity, setQuantity] = useState(1);
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly UploadedFile[]>([]);
  const sent = useAllSent();
  const report = useReportReceipt();
  const failed = report.error ? say(report.error) : undefined;
  const most = lines.find((line) => line.lineNo === lineNo)?.reportableQuantity ?? 1;
  const send = () => {
    if (!sent.mayGo()) return;
    const done = () => {
      showToast({ text: t('reported'), tone: 'good' });
      onClose();
    };
    const fileIds = photos.map((photo) => photo.fileId);
    const said = { ...(note.trim() === '' ? {} : { note: note.trim() }), ...(fileIds.length > 0 ? { fileIds } : {}) };
    report.mutate(
      { orderNo: order.orderNo, lineNo, problem, quantity: Math.min(quantity, most), ...said },
      { onSuccess: done },
    );
  };
  return (
    <ConfirmDialog
      isOpen
      isBusy={report.isPending || sent.isSending}
      title={t('report')}
      description={t('reportLead')}
      confirmLabel={t('sendReport')}
      cancelLabel={t('cancel')}
      onConfirm={send}
      onCancel={onClose}
    >
      <div className="grid gap-4 pt-4">
        <SelectField
          label={t('reportLine')}
          value={lineNo.toString()}
          options={lines.map((line) => ({
            value: line.lineNo.toString(),
            label: `${line.code} ${inLanguage(line, 'name', language).text}`,
          }))}
          onChange={(event) => setLineNo(Number(event.target.value))}
        />
        <SelectField
          label={t('reportProblem')}
          value={problem}
          options={RECEIPT_PROBLEMS.map((one) => ({ value: one, label: t(`problem_${one}`) }))}
          onChange={(event) => setProblem(RECEIPT_PROBLEMS.find((one) => one === event.target.value) ?? problem)}
        />
        <div className="grid gap-1">
          <p className="text-14">{t('reportQuantity')}</p>
          <QuantityStepper
            value={Math.min(quantity, most)}
            max={most}
            onChange={setQuantity}
            labels={{ field: t('reportQuantity'), decrease: t('fewer'), increase: t('more') }}
          />
        </div>
        <TextAreaField
          label={t('reportNote')}
          note={t('optional')}
          rows={2}
          maxLength={limits.longTextMax}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <PhotoField
          label={t('photos')}
          value={photos}
          onChange={setPhotos}
          most={limits.reportPhotosMax}
          {...sent.field}
        />
        {failed && (
          <p role="alert" className="text-14 text-bad">
            <b className="font-semibold">{failed.title}.</b> {failed.text}
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
