// Approve and reject, each one press away and a rejection with its reason; what refuses it is said in place (product §7 approve, reject).
import type { Money } from '@outrigger/contract';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { useTexts } from './approvals.texts.ts';
import { ReasonDialog } from './reason-dialog.tsx';

interface Sending<I> {
  mutate: (input: I, then: { onSuccess: (result: { status: string }) => void }) => void;
  isPending: boolean;
  error: unknown;
}

type ButtonsProps = {
  orderNo: string;
  total: Money | undefined;
  approve: Sending<{ orderNo: string }>;
  reject: Sending<{ orderNo: string; reason: string }>;
};

export function ApproveButtons({ orderNo, total, approve, reject }: ButtonsProps) {
  const t = useTexts();
  const { money } = useFormats();
  const say = useFailureWords();
  const [isAsking, setAsking] = useState(false);
  const failed = approve.error ? say(approve.error) : undefined;
  const press = () =>
    approve.mutate(
      { orderNo },
      {
        onSuccess: ({ status }) =>
          showToast({ text: t(status === 'pendingApproval' ? 'approvedPart' : 'approved'), tone: 'good' }),
      },
    );
  return (
    <div className="grid gap-3 print:hidden">
      {failed && (
        <p role="alert" className="text-14 text-bad">
          <b className="font-semibold">{failed.title}.</b> {failed.text}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="primary"
          isBusy={approve.isPending}
          icon={<Check aria-hidden="true" className="size-4 shrink-0" />}
          onClick={press}
        >
          {total ? t('approveFor', { total: money(total) }) : t('approve')}
        </Button>
        <Button icon={<X aria-hidden="true" className="size-4 shrink-0" />} onClick={() => setAsking(true)}>
          {t('reject')}
        </Button>
      </div>
      {isAsking && (
        <ReasonDialog
          title={t('rejectTitle', { orderNo })}
          text={t('rejectText')}
          confirm={t('rejectConfirm')}
          sending={reject}
          onClose={() => setAsking(false)}
          onSend={(reason) =>
            reject.mutate({ orderNo, reason }, { onSuccess: () => showToast({ text: t('rejected'), tone: 'good' }) })
          }
        />
      )}
    </div>
  );
}
