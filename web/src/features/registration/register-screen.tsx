// A firm registers in three steps (spec §2, §5; product §3): its email address, the code mailed there, then company, person, password and terms.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { beginSession } from '../../client/session/session.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/layout/stepper.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { AddressForm } from './address-form.tsx';
import { CodeForm } from './code-form.tsx';
import { CompanyForm } from './company-form.tsx';
import { type CodeSent, useSendEmailCode, useTicket, useVerify } from './registration.data.ts';
import { useTexts } from './registration.texts.ts';
import { WayFrame } from './way-frame.tsx';

/** How far somebody is; a mailed link begins at the last step. */
interface Way {
  email: string;
  sent?: CodeSent;
  ticket?: string;
}

export function RegisterScreen() {
  const t = useTexts();
  const { ticket } = useSearch({ from: '/register' });
  return (
    <WayFrame title={t('title')} lead={t('lead')}>
      {ticket ? <FromLink key={ticket} ticket={ticket} /> : <Steps begin={{ email: '' }} />}
      <p>
        <TextLink href="/login">{t('haveAccount')}</TextLink>
      </p>
    </WayFrame>
  );
}

/** The link of the mail has proven the address already. */
function FromLink({ ticket }: { ticket: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const found = useTicket(ticket);
  if (found.data?.purpose === 'register') return <Steps begin={{ email: found.data.email, ticket }} />;
  if (found.isPending) return <Skeleton className="h-64 w-full rounded-box" />;
  return (
    <ErrorState
      title={t('linkOver')}
      meaning={t('linkOverText')}
      action={<Button onClick={() => void navigate({ href: '/register' })}>{t('again')}</Button>}
    />
  );
}

function Steps({ begin }: { begin: Way }) {
  const t = useTexts();
  const [way, setWay] = useState(begin);
  const { email, sent, ticket } = way;
  const address = useSendEmailCode();
  const verify = useVerify();
  const send = (to: string) =>
    address.send({ email: to, purpose: 'register' }, (answer) => setWay({ email: to, sent: answer }));
  const check = (code: string) => verify.send({ email, code }, (answer) => setWay({ email, ticket: answer.ticket }));
  const steps = [
    {
      id: 'email',
      title: t('stepEmail'),
      summary: email,
      isDone: email !== '',
      content: <AddressForm given={email} button={t('sendCode')} send={{ ...address, to: send }} />,
    },
    {
      id: 'code',
      title: t('stepCode'),
      isDone: ticket !== undefined,
      content: sent && (
        <CodeForm
          {...{ email, sent }}
          check={{ ...verify, send: check }}
          resend={{ ...address, send: () => send(email) }}
        />
      ),
    },
    { id: 'company', title: t('stepCompany'), isDone: false, content: ticket && <Company {...{ ticket, email }} /> },
  ];
  const current = ticket ? 'company' : sent ? 'code' : 'email';
  return <Stepper steps={steps} current={current} onOpen={() => setWay({ email })} changeLabel={t('change')} />;
}

/** Registered, the person is signed in and looks around. */
function Company({ ticket, email }: { ticket: string; email: string }) {
  const navigate = useNavigate();
  return (
    <CompanyForm
      ticket={ticket}
      email={email}
      onRegistered={(signedIn) => {
        beginSession(signedIn);
        void navigate({ href: '/registered', replace: true });
      }}
    />
  );
}
