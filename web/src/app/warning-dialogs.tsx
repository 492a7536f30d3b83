// The two warnings any screen may meet: Access Restricted (spec §2) and the single 401 dialog (spec §4, §8).
import { signInAgainAsked, signInAgainPutOff } from '../client/session/sign-in-again.ts';
import { useStore } from '../client/stored/store.ts';
import { textsOf } from '../client/texts.ts';
import type en from '../locales/en/app.json';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog.tsx';
import { accessRestricted } from './access-restricted.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

const useTexts = textsOf<keyof typeof en>('app');

export function WarningDialogs() {
  const t = useTexts();
  const signInAgain = useSignInAgain();
  const closeRestricted = () => accessRestricted.set(false);
  const putOff = () => {
    signInAgainAsked.set(false);
    signInAgainPutOff.set(true);
  };
  return (
    <>
      <ConfirmDialog
        isOpen={useStore(accessRestricted)}
        title={t('restrictedTitle')}
        description={t('restrictedText')}
        confirmLabel={t('understood')}
        onConfirm={closeRestricted}
        onCancel={closeRestricted}
      />
      <ConfirmDialog
        isOpen={useStore(signInAgainAsked)}
        title={t('againTitle')}
        description={t('againText')}
        confirmLabel={t('againButton')}
        cancelLabel={t('cancel')}
        onConfirm={signInAgain}
        onCancel={putOff}
      />
    </>
  );
}
