// Asks for the reason before somebody of a company is switched off; it is kept in the audit trail (product §8).
import { useFailureWords } from '../../client/api/failure-words.ts';
import { ReasonDialog } from '../../ui/overlays/reason-dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { type CompanyPerson, useClosePerson } from './companies.data.ts';
import { useTexts } from './companies.texts.ts';

export function ClosePersonDialog({ person: { id, name }, onClose }: { person: CompanyPerson; onClose: () => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const close = useClosePerson();
  const onSuccess = () => {
    onClose();
    showToast({ text: t('switchedOff', { name }) });
  };
  const asked = { reason: t('reason'), missing: t('reasonRequired'), back: t('cancel'), close: t('cancel') };
  return (
    <ReasonDialog
      words={{ title: t('switchOffTitle', { name }), text: t('switchOffText'), confirm: t('switchOff'), ...asked }}
      isBusy={close.isPending}
      failure={close.error ? say(close.error).text : undefined}
      onClose={onClose}
      onSend={(reason) => close.mutate({ id, reason }, { onSuccess })}
    />
  );
}
