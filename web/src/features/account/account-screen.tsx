// The profile (spec §2 user centre, §3 Profile, §5: company required); the email is shown and not changed.
import type { SignedInUser } from '@outrigger/contract';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { useCountries } from '../addresses/addresses.data.ts';
import { useTexts } from './account.texts.ts';
import { ProfileForm } from './profile-form.tsx';

export function AccountScreen() {
  const t = useTexts();
  const user = useStore(session)?.user;
  return (
    <div className="grid max-w-2xl gap-5">
      <div>
        <h1 className="font-semibold text-28">{t('profileTitle')}</h1>
        <p className="text-ink-soft">{t(user?.company == null ? 'profileLeadOffice' : 'profileLead')}</p>
      </div>
      {user && <WithCountries user={user} />}
    </div>
  );
}

/** The form needs the calling codes before it can take a number apart. */
function WithCountries({ user }: { user: SignedInUser }) {
  const t = useTexts();
  const say = useFailureWords();
  const countries = useCountries();
  if (countries.data) return <ProfileForm key={user.id} user={user} countries={countries.data} />;
  if (!countries.error) return <Skeleton className="h-96 w-full rounded-box" />;
  return (
    <ErrorState
      title={t('loadFailed')}
      meaning={say(countries.error).text}
      action={<Button onClick={() => void countries.refetch()}>{t('again')}</Button>}
    />
  );
}
