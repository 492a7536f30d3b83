// Asks why before an order or a refund ends by somebody's word (product §7 reject, cancel by the parts desk, refunds by hand).
import { useRef, useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { useTexts } from './approvals.texts.ts';

type ReasonDialogProps = {
  title: string;
  text: string;
  confirm: string;
  /** What is said where no reason is given; unless told, that whoever ordered reads it. */
  missing?: string;
  sending: { isPending: boolean; error: unknown };
  onClose: () => void;
  onSend: (reason: string) => void;
};

const REASON_MAX = 1000;

export function ReasonDialog({ title, text, confirm, missing, sending, onClose, onSend }: ReasonDialogProps) {
  const t = useTexts();
  const say = useFailureWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') field.current?.focus();
    else onSend(reason.trim());
  };
  const error = isMissing ? (missing ?? t('reasonMissing')) : sending.error ? say(sending.error).text : undefined;
  return (
    <Dialog
      isOpen
      width="narrow"
      onClose={onClose}
      title={title}
      description={text}
      closeLabel={t('close')}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>{t('back')}</Button>
          <Button kind="danger" isBusy={sending.isPending} onClick={send}>
            {confirm}
          </Button>
        </>
      }
    >
      <TextAreaField
        ref={field}
        label={t('reason')}
        value={reason}
        maxLength={REASON_MAX}
        onChange={(event) => setReason(event.target.value)}
        {...(error ? { error } : {})}
      />
    </Dialog>
  );
}
