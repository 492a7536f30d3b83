// Says that a notice was read and understood, or when that was (spec §7 confirmById).
import { CircleCheck } from 'lucide-react';
import { useFormats } from '../../client/formats.ts';
import { Button } from '../../ui/button.tsx';
import { Notice as Box } from '../../ui/states/notice.tsx';
import { type Notice, useConfirmNotice } from './notices.data.ts';
import { useTexts } from './notices.texts.ts';

export function ConfirmNotice({ notice }: { notice: Notice }) {
  const t = useTexts();
  const { dayTime } = useFormats();
  const confirm = useConfirmNotice();
  if (!notice.needsConfirmation) return null;
  if (notice.confirmedAt !== null)
    return (
      <Box
        role="status"
        tone="good"
        icon={<CircleCheck aria-hidden="true" />}
        title={t('confirmed')}
        text={t('confirmedAt', { at: dayTime(notice.confirmedAt) })}
      />
    );
  return (
    <div className="grid gap-2">
      <p className="text-ink-soft">{t('confirmText')}</p>
      <Button
        kind="primary"
        size="large"
        className="justify-self-start max-sm:w-full"
        isBusy={confirm.isPending}
        onClick={() => confirm.mutate({ id: notice.id })}
      >
        {t('confirm')}
      </Button>
    </div>
  );
}
