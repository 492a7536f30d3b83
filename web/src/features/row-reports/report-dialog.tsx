// Tells the parts desk what is wrong with a row, a figure or a part: what, a note, photos (product §8).
import { limits } from '@outrigger/contract';
import { REPORT_KINDS, type ReportKind } from '@outrigger/contract/calls/row-reports.ts';
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/fields/radio-group.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { PhotoField, type UploadedFile, useAllSent } from '../uploads/index.ts';
import { useFormTexts } from './report-form.texts.ts';
import { type ReportedPlace, useReportRow } from './row-reports.data.ts';

type ReportDialogProps = { place: ReportedPlace; onClose: () => void };

export function ReportDialog({ place, onClose }: ReportDialogProps) {
  const t = useFormTexts();
  const say = useFailureWords();
  const send = useReportRow();
  const [kind, setKind] = useState<ReportKind | null>(null);
  const [note, setNote] = useState('');
  const [photos, setPhotos] = useState<readonly UploadedFile[]>([]);
  const sent = useAllSent();
  const [isTried, setTried] = useState(false);
  const lacksNote = kind === 'other' && note.trim() === '';
  const submit = () => {
    setTried(true);
    if (!sent.mayGo() || kind === null || lacksNote) return;
    const { name: _, ...where } = place;
    const fileIds = photos.map((one) => one.fileId);
    const done = () => {
      showToast({ text: t('sent'), detail: t('sentText') });
      onClose();
    };
    send.mutate({ ...where, kind, note: note.trim() || null, fileIds }, { onSuccess: done });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('title')}
      description={place.name}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" isBusy={send.isPending || sent.isSending} onClick={submit}>
            {t(sent.isSending ? 'photosGoing' : 'send')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <RadioGroup
          label={t('what')}
          value={kind}
          onChange={(value) => setKind(REPORT_KINDS.find((one) => one === value) ?? null)}
          options={REPORT_KINDS.map((one) => ({ value: one, label: t(one) }))}
          {...(isTried && kind === null && { error: t('chooseWhat') })}
        />
        <TextAreaField
          label={t('note')}
          {...(kind !== 'other' && { note: t('optional') })}
          help={t('noteHelp')}
          maxLength={limits.longTextMax}
          value={note}
          onChange={(event) => setNote(event.target.value)}
          {...(isTried && lacksNote && { error: t('noteMissing') })}
        />
        <PhotoField
          label={t('photos')}
          value={photos}
          onChange={setPhotos}
          most={limits.reportPhotosMax}
          {...sent.field}
        />
        {send.error && <ErrorState title={t('failed')} meaning={say(send.error).text} />}
      </div>
    </Dialog>
  );
}
