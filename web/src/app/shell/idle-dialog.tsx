// The warning one minute before the session ends by inactivity (spec §4).
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';

const useTexts = textsOf<keyof typeof en>('app');

type IdleDialogProps = { secondsLeft: number; onStay: () => void; onLeave: () => void };

export function IdleDialog({ secondsLeft, onStay, onLeave }: IdleDialogProps) {
  const t = useTexts();
  return (
    <ConfirmDialog
      isOpen
      title={t('idleTitle')}
      description={t('idleText', { seconds: secondsLeft })}
      confirmLabel={t('idleStay')}
      cancelLabel={t('signOut')}
      onConfirm={onStay}
      onCancel={onLeave}
    />
  );
}
