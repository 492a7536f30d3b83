// The confirm question of sign-out (spec §2 user centre menu); what would be lost by it is said first (product §3).
import type { AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { loadTexts, textsOf } from '../../client/texts.ts';
import { useTexts as useFavouriteTexts } from '../../features/favourites/favourites.texts.ts';
import { useUnsentCount } from '../../features/favourites/unsent.data.ts';
import type en from '../../locales/en/app.json';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { signOut } from '../sign-out.ts';

const useTexts = textsOf<keyof typeof en>('app');

/** The question with its texts, at hand before the network goes away. */
export async function loadSignOut() {
  await loadTexts('favourites');
  return SignOutDialog;
}

function SignOutDialog({ router, onClose }: { router: AnyRouter; onClose: () => void }) {
  const t = useTexts();
  const say = useFavouriteTexts();
  const unsent = useUnsentCount();
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
      confirmLabel={unsent > 0 ? say('loseUnsaved') : t('signOut')}
      cancelLabel={t('signOutStay')}
      isDangerous={unsent > 0}
      isBusy={isLeaving}
      onConfirm={leave}
      onCancel={onClose}
    >
      {unsent > 0 && (
        <p role="status" className="pt-3 font-medium">
          {say('unsaved', { count: unsent })}
        </p>
      )}
    </ConfirmDialog>
  );
}
