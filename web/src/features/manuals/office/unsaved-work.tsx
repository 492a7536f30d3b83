// Asks before work that is not saved is left behind, by a link, by going back or by closing the page (design: nothing typed is lost).
import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

type UnsavedWorkProps = {
  isUnsaved: boolean;
  words: Record<'title' | 'text' | 'leave' | 'stay', string>;
};

export function UnsavedWork({ isUnsaved, words }: UnsavedWorkProps) {
  const leaving = useBlocker({ shouldBlockFn: () => isUnsaved, enableBeforeUnload: isUnsaved, withResolver: true });
  return (
    <ConfirmDialog
      isOpen={leaving.status === 'blocked'}
      isDangerous
      title={words.title}
      description={words.text}
      confirmLabel={words.leave}
      cancelLabel={words.stay}
      onConfirm={() => leaving.proceed?.()}
      onCancel={() => leaving.reset?.()}
    />
  );
}
