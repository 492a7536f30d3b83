// The administrator's second factor, as the office shows it: whether it is set up, and new recovery codes (product §3).
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonText } from '../../../ui/states/skeleton.tsx';
import { useRenewRecoveryCodes, useSecondFactor } from '../enrollment.data.ts';
import { useTexts } from '../identity.texts.ts';
import { digitsProblem, plainCode } from '../sign-in.rules.ts';
import { useForm } from '../../../ui/fields/use-form.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useFactorTexts } from './second-factor.texts.ts';

export function SecondFactorSection() {
  const t = useFactorTexts();
  return (
    <section aria-labelledby="second-factor" className="grid max-w-xl gap-4">
      <h2 id="second-factor" className="font-semibold text-20">
        {t('title')}
      </h2>
      <SecondFactorState />
    </section>
  );
}

/** How many recovery codes are left, and the way to new ones. */
export function SecondFactorState() {
  const t = useFactorTexts();
  const wordsOf = useFailureWords();
  const factor = useSecondFactor();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
  if (factor.isPending) return <SkeletonText lines={2} />;
  if (factor.error) {
    const retry = <Button onClick={() => void factor.refetch()}>{t('retry')}</Button>;
    return <ErrorState title={t('failed')} meaning={wordsOf(factor.error).text} action={retry} />;
  }
  if (!factor.data.isEnrolled) return <p className="text-ink-soft">{t('none')}</p>;
  return (
    <>
      <p>{t('left', { count: factor.data.recoveryCodesLeft })}</p>
      <RenewForm onRenewed={setCodes} />
    </>
  );
}

function RenewForm({ onRenewed }: { onRenewed: (codes: readonly string[]) => void }) {
  const t = useFactorTexts();
  const say = useTexts();
  const wordsOf = useFailureWords();
  const renew = useRenewRecoveryCodes();
  const form = useForm({ code: '' }, ({ code }) => ({ code: digitsProblem(code) }));
  const problem = form.shown('code');
  const send = ({ code }: { code: string }) =>
    renew.mutate({ code: plainCode(code) }, { onSuccess: ({ recoveryCodes }) => onRenewed(recoveryCodes) });
  return (
    <form noValidate className="grid gap-4" onSubmit={form.submit(send)}>
      <p className="text-ink-soft">{t('renewText')}</p>
      <TextField
        label={t('code')}
        isCode
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.input('code')}
        error={problem ? say(problem) : renew.error ? wordsOf(renew.error).text : undefined}
      />
      <Button type="submit" isBusy={renew.isPending} className="justify-self-start">
        {t('renew')}
      </Button>
    </form>
  );
}
