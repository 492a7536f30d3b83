// Confirms that an order has come, after asking: the question says that it completes the order (spec §4 confirm receipt).
import { limits, type OrderDetail } from '@outrigger/contract';
import { PackageCheck } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { useConfirmReceipt } from './delivery.data.ts';
import { useTexts } from './delivery.texts.ts';

export function ConfirmReceipt({ order }: { order: OrderDetail }) {
  const t = useTexts();
  const say = useFailureWords();
  const [isAsking, setAsking] = useState(false);
  const confirm = useConfirmReceipt();
  const { orderNo } = order;
  const underWay = order.batches.filter((batch) => batch.status === 'inTransit').length;
  const failed = confirm.error ? say(confirm.error) : undefined;
  const send = () => {
    const done = () => {
      showToast({ text: t('confirmed'), tone: 'good' });
      setAsking(false);
    };
    confirm.mutate({ orderNo }, { onSuccess: done });
  };
  return (
    <div className="w-full sm:w-auto print:hidden">
      <Button
        kind="primary"
        className="w-full sm:w-auto"
        icon={<PackageCheck aria-hidden="true" className="size-4" />}
        aria-haspopup="dialog"
        onClick={() => setAsking(true)}
      >
        {t('confirm')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={confirm.isPending}
        title={t('confirmTitle', { orderNo })}
        description={t('confirmText', { days: limits.returnDays })}
        confirmLabel={t('confirm')}
        cancelLabel={t('keepOpen')}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        {underWay > 0 && <p className="pt-4 font-semibold text-wait">{t('notAllThere', { count: underWay })}</p>}
        {failed && (
          <p role="alert" className="pt-4 text-14 text-bad">
            <b className="font-semibold">{failed.title}.</b> {failed.text}
          </p>
        )}
      </ConfirmDialog>
    </div>
  );
}
