// Asks why before an order or a refund ends by somebody's word (product §7 reject, cancel by the parts desk, refunds by hand).
import { useFailureWords } from '../../client/api/failure-words.ts';
import { ReasonDialog as Ask } from '../../ui/overlays/reason-dialog.tsx';
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

export function ReasonDialog({ title, text, confirm, missing, sending, onClose, onSend }: ReasonDialogProps) {
  const t = useTexts();
  const say = useFailureWords();
  const words = { title, text, confirm, missing: missing ?? t('reasonMissing'), reason: t('reason') };
  return (
    <Ask
      words={{ ...words, back: t('back'), close: t('close') }}
      isBusy={sending.isPending}
      failure={sending.error ? say(sending.error).text : undefined}
      onClose={onClose}
      onSend={onSend}
    />
  );
}
