// Cancels an order after asking: says what comes back and where, and in place what stands against it (spec §4 cancel, with confirmation).
import type { OrderDetail } from '@outrigger/contract';
import { CircleX } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { useComesBack } from './cancel-order-words.ts';
import { useCancelOrder } from './orders.data.ts';
import { useTexts } from './orders.texts.ts';

const REASON_MAX = 4000;

export function CancelOrder({ order }: { order: OrderDetail }) {
  const t = useTexts();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="print:hidden">
      <Button
        size="small"
        icon={<CircleX aria-hidden="true" className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('cancelOrder')}
      </Button>
      {isAsking && <CancelDialog order={order} onClose={() => setAsking(false)} />}
    </div>
  );
}

function CancelDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useTexts();
  const say = useFailureWords();
  const [reason, setReason] = useState('');
  const cancel = useCancelOrder();
  const comesBack = useComesBack(order);
  const failed = cancel.error ? say(cancel.error) : undefined;
  const { orderNo } = order;
  const send = () => {
    const done = () => {
      showToast({ text: t('canceledToast'), tone: 'good' });
      onClose();
    };
    const said = reason.trim();
    cancel.mutate({ orderNo, ...(said === '' ? {} : { reason: said }) }, { onSuccess: done });
  };
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={cancel.isPending}
      title={t('cancelTitle', { orderNo })}
      description={t('cancelText')}
      confirmLabel={t('cancelOrder')}
      cancelLabel={t('cancelKeep')}
      onConfirm={send}
      onCancel={onClose}
    >
      <div className="grid gap-4 pt-4">
        <ul className="grid list-disc gap-1 pl-5">
          {comesBack.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        <TextAreaField
          label={t('cancelReason')}
          note={t('optional')}
          help={t('cancelReasonHelp')}
          rows={2}
          maxLength={REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
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
