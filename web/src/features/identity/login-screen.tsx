// The login (spec §2): account and administrator, the second factor, and the one-time link of an empty shop.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { beginSession, session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { followLanguage } from '../../client/texts.ts';
import { Tabs } from '../../ui/layout/tabs.tsx';
import type { SignedIn } from './identity.data.ts';
import { useTexts } from './identity.texts.ts';
import { LoginFrame } from './login-frame.tsx';
import { safeReturnPath } from '../../client/session/return-path.rules.ts';
import { SignInForm } from './sign-in-form.tsx';

const SecondFactorEnrollment = lazy(async () => ({
  default: (await import('./second-factor-enrollment.tsx')).SecondFactorEnrollment,
}));
const FirstAdministrator = lazy(async () => ({
  default: (await import('./first-administrator.tsx')).FirstAdministrator,
}));

/** Begins the session and goes where the person wanted to go (product §3), in the language of the account; a second factor to enrol comes first. */
function useArrive() {
  const navigate = useNavigate();
  const { back } = useSearch({ from: '/login' });
  return (signedIn: SignedIn) => {
    beginSession(signedIn);
    if (signedIn.mustEnroll) return;
    const home = signedIn.user.role === 'admin' ? '/office' : '/home';
    const arrive = () => navigate({ href: safeReturnPath(back) ?? home, replace: true });
    // Without its texts the page goes on in the language it has.
    void followLanguage(signedIn.user.language).then(arrive, arrive);
  };
}

export function LoginScreen() {
  const t = useTexts();
  const search = useSearch({ from: '/login' });
  const mustEnroll = useStore(session)?.mustEnroll === true;
  const arrive = useArrive();
  if (mustEnroll) {
    return (
      <LoginFrame title={t('enrollTitle')}>
        <Suspense>
          <SecondFactorEnrollment onSignedIn={arrive} />
        </Suspense>
      </LoginFrame>
    );
  }
  if (search.firstAdmin) {
    return (
      <LoginFrame title={t('firstTitle')}>
        <Suspense>
          <FirstAdministrator ticket={search.firstAdmin} onSignedIn={arrive} />
        </Suspense>
      </LoginFrame>
    );
  }
  return (
    <LoginFrame title={t('title')} ended={search.ended}>
      <LoginTabs onSignedIn={arrive} />
    </LoginFrame>
  );
}

function LoginTabs({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void }) {
  const t = useTexts();
  const [tab, setTab] = useState('user');
  const items = [
    { value: 'user', label: t('user') },
    { value: 'administrator', label: t('administrator') },
  ];
  return (
    <Tabs label={t('tabs')} items={items} value={tab} onChange={setTab} isWide>
      <SignInForm key={tab} isAdministrator={tab === 'administrator'} onSignedIn={onSignedIn} />
    </Tabs>
  );
}
