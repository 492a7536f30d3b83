// Mobile sign-in (spec §2): the verified number, then the code that was sent to it.
import { mobileCalls } from '@outrigger/contract/calls/mobile.ts';
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useRequest } from '../../../client/api/use-request.ts';
import { demoMailPath } from '../../../client/address/demo-mail-path.ts';
import { Button } from '../../../ui/button.tsx';
import { loadDialling, mayBeDialled } from '../../../ui/fields/dialling.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { MailboxLink } from '../../../ui/text/mailbox-link.tsx';
import type { SignedIn } from '../identity.data.ts';
import { useForm } from '../../../ui/fields/use-form.ts';
import { phoneProblem, plainPhone, smsCodeProblem } from './mobile.rules.ts';
import { useMobileTexts } from './mobile.texts.ts';
import { useWait } from './use-wait.ts';

type MobileSignInPanelProps = { onSignedIn: (signedIn: SignedIn) => void };

export function MobileSignInPanel({ onSignedIn }: MobileSignInPanelProps) {
  const sending = useRequest(mobileCalls.sendMobileCode);
  const [phone, setPhone] = useState<string>();
  const [isInDemoMailbox, setInDemoMailbox] = useState(false);
  const [typed, setTyped] = useState('');
  const [secondsLeft, wait] = useWait();
  const send = (to: string) =>
    sending.send({ phone: to }, ({ nextAfterSeconds, isInDemoMailbox: isKept }) => {
      setPhone(to);
      setInDemoMailbox(isKept);
      wait(nextAfterSeconds);
    });
  if (phone === undefined) return <PhoneForm sending={sending} typed={typed} onTyped={setTyped} onSend={send} />;
  return (
    <CodeForm
      phone={phone}
      isInDemoMailbox={isInDemoMailbox}
      sending={sending}
      secondsLeft={secondsLeft}
      onAgain={() => send(phone)}
      onOther={() => setPhone(undefined)}
      onSignedIn={onSignedIn}
    />
  );
}

type Sending = { isPending: boolean; error: unknown };
type PhoneFormProps = {
  sending: Sending;
  typed: string;
  onTyped: (text: string) => void;
  onSend: (phone: string) => void;
};

function PhoneForm({ sending, typed, onTyped, onSend }: PhoneFormProps) {
  const t = useMobileTexts();
  const form = useForm({ phone: typed }, ({ phone }) => ({ phone: phoneProblem(phone, mayBeDialled) }));
  const problem = form.shown('phone');
  const send = ({ phone }: { phone: string }) => {
    onTyped(phone);
    onSend(plainPhone(phone));
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(send)}>
      <Failure error={sending.error} title={t('sendFailed')} />
      <TextField
        label={t('phone')}
        help={t('phoneHelp')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        onFocus={() => void loadDialling()}
        {...form.input('phone')}
        error={problem && t(problem)}
      />
      <Button type="submit" kind="primary" size="large" isWide isBusy={sending.isPending}>
        {t('send')}
      </Button>
    </form>
  );
}

type CodeFormProps = MobileSignInPanelProps & {
  phone: string;
  isInDemoMailbox: boolean;
  sending: Sending;
  secondsLeft: number;
  onAgain: () => void;
  onOther: () => void;
};

function CodeForm({ phone, isInDemoMailbox, sending, secondsLeft, onAgain, onOther, onSignedIn }: CodeFormProps) {
  const t = useMobileTexts();
  const signIn = useRequest(mobileCalls.mobileLogin);
  const form = useForm({ code: '' }, ({ code }) => ({ code: smsCodeProblem(code) }));
  const problem = form.shown('code');
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={form.submit(({ code }) => signIn.send({ phone, code }, onSignedIn))}
    >
      <p role="status" className="wrap-anywhere">
        {t('sent', { phone })}
      </p>
      {isInDemoMailbox && <MailboxLink href={demoMailPath(phone)}>{t('demoMailbox')}</MailboxLink>}
      <Failure error={signIn.error ?? sending.error} title={t(signIn.error ? 'signInFailed' : 'sendFailed')} />
      <TextField
        label={t('code')}
        help={t('codeHelp')}
        isCode
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        ref={(field) => field?.focus({ preventScroll: true })}
        {...form.input('code')}
        error={problem && t(problem)}
      />
      <Button type="submit" kind="primary" size="large" isWide isBusy={signIn.isPending}>
        {t('signIn')}
      </Button>
      <div className="flex flex-wrap gap-2">
        <Button className="flex-1" disabled={secondsLeft > 0} isBusy={sending.isPending} onClick={onAgain}>
          {secondsLeft > 0 ? t('againIn', { seconds: secondsLeft }) : t('again')}
        </Button>
        <Button className="flex-1" onClick={onOther}>
          {t('other')}
        </Button>
      </div>
    </form>
  );
}

function Failure({ error, title }: { error: unknown; title: string }) {
  const wordsOf = useFailureWords();
  return error ? <ErrorState title={title} meaning={wordsOf(error).text} /> : null;
}
