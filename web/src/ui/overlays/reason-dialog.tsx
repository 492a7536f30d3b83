// Asks why before something ends by somebody's word; an empty reason is asked for in place, and a failure keeps what was typed.
import { useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { TextAreaField } from '../fields/text-area-field.tsx';
import { Dialog } from './dialog.tsx';

type ReasonDialogProps = {
  words: Record<'title' | 'text' | 'reason' | 'missing' | 'confirm' | 'back' | 'close', string>;
  isBusy: boolean;
  /** Why the last try failed, in the reader's words. */
  failure?: string | undefined;
  onClose: () => void;
  onSend: (reason: string) => void;
};

const REASON_MAX = 1000;

export function ReasonDialog({ words, isBusy, failure, onClose, onSend }: ReasonDialogProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() === '') field.current?.focus();
    else onSend(reason.trim());
  };
  const error = isMissing ? words.missing : failure;
  return (
    <Dialog
      isOpen
      width="narrow"
      onClose={onClose}
      title={words.title}
      description={words.text}
      closeLabel={words.close}
      initialFocus={field}
      actions={
        <>
          <Button onClick={onClose}>{words.back}</Button>
          <Button kind="danger" isBusy={isBusy} onClick={send}>
            {words.confirm}
          </Button>
        </>
      }
    >
      <TextAreaField
        ref={field}
        label={words.reason}
        value={reason}
        maxLength={REASON_MAX}
        onChange={(event) => setReason(event.target.value)}
        {...(error ? { error } : {})}
      />
    </Dialog>
  );
}
