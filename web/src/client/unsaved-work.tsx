// Asks before work of the parts desk that is not saved is left behind, by a link, by going back or by closing the page (design: nothing typed is lost).
import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { useDeskTexts } from './desk-list.ts';

type UnsavedWorkProps = {
  isUnsaved: boolean;
  /** What would be lost, where there is more to say than that something was changed. */
  text?: string;
};

export function UnsavedWork({ isUnsaved, text }: UnsavedWorkProps) {
  const t = useDeskTexts();
  const leaving = useBlocker({ shouldBlockFn: () => isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  return (
    <ConfirmDialog
      isOpen={leaving.status === 'blocked'}
      isDangerous
      title={t('leaveAsk')}
      description={text ?? t('leaveText')}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    />
  );
}
