// The login (spec §2): account and administrator, the second factor, and the one-time link of an empty shop.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { beginSession, session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { followLanguage } from '../../client/texts.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { SkeletonText } from '../../ui/states/skeleton.tsx';
import type { SignedIn } from './identity.data.ts';
import { useTexts } from './identity.texts.ts';
import { LoginFrame } from './login-frame.tsx';
import { safeReturnPath } from '../../client/session/return-path.rules.ts';
import { SignInForm } from './sign-in-form.tsx';

const SecondFactorEnrollment = lazy(async () => ({
  default: (await import('./second-factor/second-factor-enrollment.tsx')).SecondFactorEnrollment,
}));
const FirstAdministrator = lazy(async () => ({
  default: (await import('./first-administrator.tsx')).FirstAdministrator,
}));
const OfficeInvitation = lazy(async () => ({ default: (await import('./office-invitation.tsx')).OfficeInvitation }));
const QrSignInPanel = lazy(async () => ({ default: (await import('./qr/qr-sign-in-panel.tsx')).QrSignInPanel }));
const MobileSignInPanel = lazy(async () => ({
  default: (await import('./mobile/mobile-sign-in-panel.tsx')).MobileSignInPanel,
}));
const DemoLogins = lazy(async () => ({ default: (await import('./demo-logins.tsx')).DemoLogins }));

/** Where a company that the shop does not know begins. */
const REGISTER = '/register';

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
  const signedIn = useStore(session);
  const mustEnroll = signedIn?.mustEnroll === true;
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
  // Whoever has enrolled is on the way to the office, and the link is used up.
  if (search.invitation && signedIn?.user?.role !== 'admin') {
    return (
      <Suspense>
        <OfficeInvitation ticket={search.invitation} onSignedIn={arrive} />
      </Suspense>
    );
  }
  return (
    <LoginFrame title={t('title')} ended={search.ended}>
      <LoginTabs onSignedIn={arrive} />
    </LoginFrame>
  );
}

type SignedInProps = { onSignedIn: (signedIn: SignedIn) => void };

function LoginTabs({ onSignedIn }: SignedInProps) {
  const t = useTexts();
  const [tab, setTab] = useState('user');
  const items = [
    { value: 'user', label: t('user') },
    { value: 'administrator', label: t('administrator') },
  ];
  return (
    <>
      <Tabs label={t('tabs')} items={items} value={tab} onChange={setTab} isWide>
        {tab === 'user' ? <UserWays onSignedIn={onSignedIn} /> : <SignInForm isAdministrator onSignedIn={onSignedIn} />}
      </Tabs>
      <Suspense>
        <DemoLogins onSignedIn={onSignedIn} />
      </Suspense>
    </>
  );
}

/** By the texts of their buttons. */
const WAYS = ['wayPassword', 'wayMobile', 'wayQr'] as const;

/** The ways of a customer (spec §2): with a password, or with the phone. */
function UserWays({ onSignedIn }: SignedInProps) {
  const t = useTexts();
  const [way, setWay] = useState<(typeof WAYS)[number]>('wayPassword');
  return (
    <div className="grid gap-4">
      {way === 'wayPassword' && <SignInForm onSignedIn={onSignedIn} />}
      <Suspense fallback={<SkeletonText lines={5} />}>
        {way === 'wayMobile' && <MobileSignInPanel onSignedIn={onSignedIn} />}
        {way === 'wayQr' && <QrSignInPanel onSignedIn={onSignedIn} />}
      </Suspense>
      <div className="grid gap-2">
        <p className="text-14 text-ink-soft">{t('otherWays')}</p>
        <div className="flex flex-wrap gap-2">
          {WAYS.map(
            (other) =>
              other !== way && (
                <Button key={other} className="flex-1" onClick={() => setWay(other)}>
                  {t(other)}
                </Button>
              ),
          )}
        </div>
      </div>
      <TextLink href={REGISTER}>{t('register')}</TextLink>
    </div>
  );
}
