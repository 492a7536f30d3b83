// An invited person binds the account in four steps (spec §2 /user_bind): bind account, verify email, change password, completed.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { isRefused } from '../../client/api/failures.ts';
import { beginSession } from '../../client/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/layout/stepper.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { BindEmail, BindPassword } from './bind-steps.tsx';
import { Failed } from './failed.tsx';
import { type Bound, type SignedIn, useBindUser } from './registration.data.ts';
import { useTexts } from './registration.texts.ts';
import { WayFrame } from './way-frame.tsx';

export function UserBindScreen() {
  const t = useTexts();
  const { ticket } = useSearch({ from: '/user_bind' });
  return (
    <WayFrame title={t('bindTitle')} lead={t('bindLead')}>
      {ticket ? (
        <Steps key={ticket} ticket={ticket} />
      ) : (
        <ErrorState title={t('noTicket')} meaning={t('noTicketText')} />
      )}
    </WayFrame>
  );
}

type Place = 'bind' | 'verify' | 'password' | 'done';
const PLACES: readonly Place[] = ['bind', 'verify', 'password', 'done'];
const TITLES = { bind: 'stepBind', verify: 'stepVerify', password: 'stepPassword', done: 'stepDone' } as const;

function Steps({ ticket }: { ticket: string }) {
  const t = useTexts();
  const [bound, setBound] = useState<Bound | undefined>(undefined);
  const [place, setPlace] = useState<Place>('bind');
  const [signedIn, setSignedIn] = useState<SignedIn | undefined>(undefined);
  const onOver = () => {
    setBound(undefined);
    setPlace('bind');
  };
  const begin = (answer: Bound) => {
    setBound(answer);
    setPlace(answer.isEmailVerified ? 'password' : 'verify');
  };
  const contents = {
    bind: <Begin ticket={ticket} onBound={begin} />,
    verify: bound && <BindEmail bound={bound} onVerified={() => setPlace('password')} onOver={onOver} />,
    password: bound && (
      <BindPassword
        bound={bound}
        onOver={onOver}
        onSaved={(answer) => {
          setSignedIn(answer);
          setPlace('done');
        }}
      />
    ),
    done: signedIn && <Done signedIn={signedIn} />,
  };
  const at = PLACES.indexOf(place);
  const steps = PLACES.map((id, index) => ({
    id,
    title: t(TITLES[id]),
    isDone: index < at,
    summary: id === 'bind' && bound ? t('boundTo', { email: bound.email, company: bound.company }) : undefined,
    content: contents[id],
  }));
  return <Stepper steps={steps} current={place} changeLabel={t('change')} />;
}

function Begin({ ticket, onBound }: { ticket: string; onBound: (bound: Bound) => void }) {
  const t = useTexts();
  const bind = useBindUser();
  return (
    <div className="grid justify-items-start gap-4">
      <p className="text-ink-soft">{t('bindText')}</p>
      {isRefused(bind.error, 'invitationInvalid') ? (
        <ErrorState title={t('invitationFailed')} meaning={bind.error.message} />
      ) : (
        <Failed error={bind.error} />
      )}
      <Button kind="primary" isBusy={bind.isPending} onClick={() => bind.send({ ticket }, onBound)}>
        {t('bindButton')}
      </Button>
    </div>
  );
}

/** Going on begins the session: the page then stands in the frame of the shop. */
function Done({ signedIn }: { signedIn: SignedIn }) {
  const t = useTexts();
  const navigate = useNavigate();
  const enter = () => {
    beginSession(signedIn);
    void navigate({ href: '/home', replace: true });
  };
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status">{t('boundText')}</p>
      <Button kind="primary" onClick={enter}>
        {t('toShop')}
      </Button>
    </div>
  );
}
