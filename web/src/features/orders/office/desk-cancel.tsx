// The parts desk cancels an order with a reason that its maker is told (product §7 cancel by the parts desk).
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { useOfficeCancel } from '../approvals.data.ts';
import { useTexts } from '../approvals.texts.ts';
import { ReasonDialog } from '../reason-dialog.tsx';

export function DeskCancel({ orderNo }: { orderNo: string }) {
  const t = useTexts();
  const cancel = useOfficeCancel();
  const [isAsking, setAsking] = useState(false);
  const send = (reason: string) => {
    const onSuccess = () => {
      setAsking(false);
      showToast({ text: t('canceled'), tone: 'good' });
    };
    cancel.mutate({ orderNo, reason }, { onSuccess });
  };
  return (
    <>
      <Button
        size="small"
        kind="danger"
        icon={<Ban aria-hidden="true" className="size-4" />}
        onClick={() => setAsking(true)}
      >
        {t('cancel')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('cancelTitle', { orderNo })}
          text={t('cancelText')}
          confirm={t('cancel')}
          sending={cancel}
          onClose={() => setAsking(false)}
          onSend={send}
        />
      )}
    </>
  );
}
