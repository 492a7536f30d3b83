// Why a sub-account is turned down: the reason is mailed to whoever applied, so it is asked for (product §4).
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { ReasonDialog } from '../../../ui/overlays/reason-dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { useTexts } from '../sub-accounts.texts.ts';
import { useRefuse } from './sub-accounts-desk.data.ts';

export function RefuseDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const refuse = useRefuse();
  const onSuccess = () => {
    showToast({ text: t('refused', { name }) });
    onClose();
  };
  const asked = { reason: t('reason'), missing: t('reasonRequired'), back: t('cancel'), close: t('close') };
  return (
    <ReasonDialog
      words={{ title: t('refuseTitle', { name }), text: t('refuseText'), confirm: t('refuse'), ...asked }}
      isBusy={refuse.isPending}
      failure={refuse.error ? say(refuse.error).text : undefined}
      onClose={onClose}
      onSend={(reason) => refuse.mutate({ id, reason }, { onSuccess })}
    />
  );
}
