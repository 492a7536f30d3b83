// Withdraws a return after asking.
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { useWithdrawReturn } from './returns.data.ts';
import { useTexts } from './returns.texts.ts';

export function WithdrawReturn({ returnNo }: { returnNo: string }) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useWithdrawReturn();
  const onSuccess = () => showToast({ text: t('withdrawn', { returnNo }), tone: 'good' });
  const send = () => withdraw.mutate({ returnNo }, { onSuccess, onSettled: () => setAsking(false) });
  return (
    <div>
      <Button size="small" icon={<Undo2 aria-hidden="true" className="size-4" />} onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          isOpen
          isBusy={withdraw.isPending}
          title={t('withdrawTitle', { returnNo })}
          description={t('withdrawText')}
          confirmLabel={t('withdraw')}
          cancelLabel={t('keep')}
          onConfirm={send}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
}
