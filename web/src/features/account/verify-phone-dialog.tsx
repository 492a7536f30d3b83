// Verifies the saved number by a code of six digits that a message brings (product §3).
import { type FormEvent, useId, useState } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { demoMailPath } from '../../client/address/demo-mail-path.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { showToast } from '../../ui/overlays/toasts.ts';
import { MailboxLink } from '../../ui/text/mailbox-link.tsx';
import { type useSendPhoneCode, useVerifyPhone } from './account.data.ts';
import { useTexts } from './account.texts.ts';

type DialogProps = { phone: string; send: ReturnType<typeof useSendPhoneCode>; onClose: () => void };

export function VerifyPhoneDialog({ phone, send, onClose }: DialogProps) {
  const t = useTexts();
  const say = useFailureWords();
  const formId = useId();
  const verify = useVerifyPhone();
  const [code, setCode] = useState('');
  const [wasSent, setSent] = useState(false);
  const digits = code.replaceAll(/\s/g, '');
  const isWrong = wasSent && !/^\d{6}$/.test(digits);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setSent(true);
    if (!/^\d{6}$/.test(digits)) return;
    const onSuccess = () => {
      showToast({ text: t('phoneVerified', { phone }), tone: 'good' });
      onClose();
    };
    verify.mutate({ phone, code: digits }, { onSuccess });
  };
  const failure = verify.error ?? send.error;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width="narrow"
      title={t('verifyPhone')}
      description={send.isSuccess ? t('codeSent', { phone }) : t('codeSending', { phone })}
      closeLabel={t('close')}
      actions={
        <>
          <Button kind="quiet" isBusy={send.isPending} onClick={() => send.mutate({ phone })}>
            {t('sendAgain')}
          </Button>
          <Button kind="primary" type="submit" form={formId} isBusy={verify.isPending}>
            {t('verify')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit} className="grid gap-3">
        {send.data?.isInDemoMailbox && <MailboxLink href={demoMailPath(phone)}>{t('demoMailbox')}</MailboxLink>}
        <TextField
          label={t('code')}
          isCode
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          {...(isWrong ? { error: t('codeFormat') } : {})}
        />
        {failure && (
          <p role="alert" className="text-14 text-bad">
            {say(failure).text}
          </p>
        )}
      </form>
    </Dialog>
  );
}
