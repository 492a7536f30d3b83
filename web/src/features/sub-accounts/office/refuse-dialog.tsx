// Why a sub-account is turned down: the reason is mailed to whoever applied, so it is asked for (product §4).
import { type FormEvent, useId, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { useTexts } from '../sub-accounts.texts.ts';
import { useRefuse } from './sub-accounts-desk.data.ts';

export function RefuseDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const formId = useId();
  const refuse = useRefuse();
  const [reason, setReason] = useState('');
  const [wasSent, setSent] = useState(false);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (reason.trim() === '') return;
    const onSuccess = () => {
      showToast({ text: t('refused', { name }) });
      onClose();
    };
    refuse.mutate({ id, reason }, { onSuccess });
  };
  const isMissing = wasSent && reason.trim() === '';
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="narrow"
      title={t('refuseTitle', { name })}
      description={t('refuseText')}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button kind="danger" type="submit" form={formId} isBusy={refuse.isPending}>
            {t('refuse')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send} className="grid gap-3">
        <TextAreaField
          label={t('reason')}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          {...(isMissing ? { error: t('reasonRequired') } : {})}
        />
        {refuse.error && (
          <p role="alert" className="text-14 text-bad">
            {say(refuse.error).text}
          </p>
        )}
      </form>
    </Dialog>
  );
}
