// The demo logins for one press (product §1): shown only where the server says that its shop is a demo.
import { identityCalls } from '@outrigger/contract/calls/identity.ts';
import type { ResultOf } from '@outrigger/contract';
import { useEffect, useState } from 'react';
import { request } from '../../client/api/api.ts';
import { textsOf } from '../../client/texts.ts';
import type en from '../../locales/en/demologins.json';
import { type SignedIn, useSignIn } from './identity.data.ts';

const useTexts = textsOf<keyof typeof en>('demologins');

type Logins = ResultOf<typeof identityCalls.signInHints>['logins'];
type DemoLoginsProps = { onSignedIn: (signedIn: SignedIn) => void };

export function DemoLogins({ onSignedIn }: DemoLoginsProps) {
  const [logins, setLogins] = useState<Logins>([]);
  useEffect(() => {
    const control = new AbortController();
    // A login without hints is whole.
    request(identityCalls.signInHints, {}, { signal: control.signal }).then(
      (hints) => setLogins(hints.logins),
      () => undefined,
    );
    return () => control.abort();
  }, []);
  return logins.length > 0 ? <DemoPeople logins={logins} onSignedIn={onSignedIn} /> : null;
}

function DemoPeople({ logins, onSignedIn }: DemoLoginsProps & { logins: Logins }) {
  const t = useTexts();
  const signIn = useSignIn();
  return (
    <section aria-label={t('title')} className="grid gap-2 border-line border-t pt-4">
      <h2 className="font-semibold text-14">{t('title')}</h2>
      {signIn.error !== undefined && (
        <p role="alert" className="text-14 text-bad">
          {t('failed')}
        </p>
      )}
      <ul className="grid gap-1">
        {logins.map(({ kind, email, password }) => (
          <li key={email}>
            <button
              type="button"
              disabled={signIn.isPending}
              onClick={() => signIn.send({ email, password }, onSignedIn)}
              className="grid min-h-control w-full content-center gap-x-2 rounded-box px-3 py-1.5 text-start sm:flex sm:items-center enabled:hover:bg-hover disabled:opacity-45"
            >
              <span className="font-medium">{t(kind)}</span>
              <span className="text-14 text-ink-soft">{t(`${kind}Text`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
