// For who left before the recovery codes were kept: the second factor is set, and new codes come against one of the app.
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useCall } from '../../../client/api/use-call.ts';
import { session } from '../../../client/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import type { SignedIn } from '../identity.data.ts';
import { SecondFactorState } from './second-factor-section.tsx';
import { useFactorTexts } from './second-factor.texts.ts';

export function AlreadySet({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void }) {
  const t = useFactorTexts();
  const wordsOf = useFailureWords();
  const profile = useCall(identityCalls.profile, {});
  const goOn = () => {
    const token = session.get()?.token;
    if (token && profile.data) onSignedIn({ token, user: profile.data.user, mustEnroll: false });
  };
  return (
    <section aria-label={t('isSet')} className="grid gap-4">
      <h2 className="font-semibold text-20">{t('isSet')}</h2>
      <p className="text-ink-soft">{t('isSetText', { screen: t('screen') })}</p>
      <SecondFactorState />
      {profile.error && !profile.data ? (
        <ErrorState
          title={t('profileFailed')}
          meaning={wordsOf(profile.error).text}
          action={<Button onClick={() => void profile.refetch()}>{t('retry')}</Button>}
        />
      ) : (
        <Button kind="primary" size="large" isWide isBusy={!profile.data} onClick={goOn}>
          {t('goOn')}
        </Button>
      )}
    </section>
  );
}
