// The confirm question of sign-out (spec §2 user centre menu).
import type { AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/app.json';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { signOut } from '../sign-out.ts';

const useTexts = textsOf<keyof typeof en>('app');

export function SignOutDialog({ router, onClose }: { router: AnyRouter; onClose: () => void }) {
  const t = useTexts();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    void signOut(router, 'out');
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('signOutAsk')}
      description={t('signOutText')}
      confirmLabel={t('signOut')}
      cancelLabel={t('signOutStay')}
      isBusy={isLeaving}
      onConfirm={leave}
      onCancel={onClose}
    />
  );
}
