// Enrolling the second factor at an administrator's first sign-in (product §3): the key, its first code, then the recovery codes, shown once.
import { useEffect, useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { endSession } from '../../../client/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonText } from '../../../ui/states/skeleton.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { QrPicture } from '../../../ui/pictures/qr-picture.tsx';
import { type Enrolled, useEnrollment, useFinishEnrollment } from '../enrollment.data.ts';
import type { SignedIn } from '../identity.data.ts';
import { useTexts } from '../identity.texts.ts';
import { digitsProblem } from '../sign-in.rules.ts';
import { useForm } from '../../../ui/fields/use-form.ts';
import { AlreadySet } from './already-set.tsx';
import { rememberEnrolled, wasEnrolled } from './enrolled.stored.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useFactorTexts } from './second-factor.texts.ts';

type EnrollmentProps = { onSignedIn: (signedIn: SignedIn) => void };

export function SecondFactorEnrollment({ onSignedIn }: EnrollmentProps) {
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const [isSet] = useState(wasEnrolled);
  if (enrolled) return <Kept enrolled={enrolled} onSignedIn={onSignedIn} />;
  return (
    <>
      {isSet ? <AlreadySet onSignedIn={onSignedIn} /> : <Enrol onEnrolled={setEnrolled} />}
      <Leave />
    </>
  );
}

/** The way out, whatever fails here. */
function Leave() {
  const t = useTexts();
  return (
    <Button kind="quiet" onClick={() => endSession()}>
      {t('enrollLeave')}
    </Button>
  );
}

function Enrol({ onEnrolled }: { onEnrolled: (enrolled: Enrolled) => void }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const enrollment = useEnrollment();
  if (enrollment.isPending) return <SkeletonText lines={4} />;
  if (enrollment.error) {
    const retry = <Button onClick={() => void enrollment.refetch()}>{t('enrollRetry')}</Button>;
    return <ErrorState title={t('enrollFailed')} meaning={wordsOf(enrollment.error).text} action={retry} />;
  }
  return (
    <>
      <p className="text-ink-soft">{t('enrollText')}</p>
      <Secret {...enrollment.data} />
      <CodeForm onEnrolled={onEnrolled} />
    </>
  );
}

/** Signed in is who has seen the codes: they are shown no second time. */
function Kept({ enrolled, onSignedIn }: { enrolled: Enrolled } & EnrollmentProps) {
  const t = useFactorTexts();
  const { recoveryCodes, ...signedIn } = enrolled;
  // The session that enrolled is over on the server: who leaves before the codes are kept goes on with the new one.
  useEffect(() => rememberEnrolled(enrolled), [enrolled]);
  return (
    <section aria-label={t('codesTitle')} className="grid gap-3">
      <h2 className="font-semibold text-20">{t('codesTitle')}</h2>
      <RecoveryCodes codes={recoveryCodes} onKept={() => onSignedIn(signedIn)} />
    </section>
  );
}

function Secret({ secret, uri }: { secret: string; uri: string }) {
  const t = useTexts();
  const say = useFactorTexts();
  return (
    <div className="grid gap-3 rounded-box border border-line bg-surface p-4">
      <p>{say('scan')}</p>
      <QrPicture text={uri} label={say('picture')} className="size-52 justify-self-center" />
      <span className="font-medium text-14">{t('enrollKey')}</span>
      <code className="select-all break-all font-mono text-16">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      <a href={uri} className={buttonLook('secondary', 'small')}>
        {t('enrollOpen')}
      </a>
    </div>
  );
}

function CodeForm({ onEnrolled }: { onEnrolled: (enrolled: Enrolled) => void }) {
  const t = useTexts();
  const wordsOf = useFailureWords();
  const finish = useFinishEnrollment();
  const form = useForm({ code: '' }, ({ code }) => ({ code: digitsProblem(code) }));
  const problem = form.shown('code');
  const send = ({ code }: { code: string }) =>
    finish.mutate({ code: code.replaceAll(/\s/g, '') }, { onSuccess: onEnrolled });
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(send)}>
      <TextField
        label={t('enrollCode')}
        help={t('codeHelp')}
        isCode
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.input('code')}
        error={problem ? t(problem) : finish.error ? wordsOf(finish.error).text : undefined}
      />
      <Button type="submit" kind="primary" size="large" isWide isBusy={finish.isPending}>
        {t('enrollFinish')}
      </Button>
    </form>
  );
}
