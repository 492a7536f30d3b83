// Whether the saved number is verified, and verifying it: only a verified one signs in (product §3 mobile sign-in).
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { useSendPhoneCode } from './account.data.ts';
import { useTexts } from './account.texts.ts';
import { VerifyPhoneDialog } from './verify-phone-dialog.tsx';

type StateProps = {
  phone: string | null;
  isVerified: boolean;
  /** Administrators sign in with their second factor instead. */
  mayVerify: boolean;
};

export function PhoneState({ phone, isVerified, mayVerify }: StateProps) {
  const t = useTexts();
  const send = useSendPhoneCode();
  const [isOpen, setOpen] = useState(false);
  const begin = (number: string) => {
    setOpen(true);
    send.mutate({ phone: number });
  };
  if (phone === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <StatusChip status={isVerified ? 'done' : 'waiting'} isBare>
        {t(isVerified ? 'phoneVerified' : 'phoneNotVerified', { phone })}
      </StatusChip>
      {mayVerify && !isVerified && (
        <Button size="small" onClick={() => begin(phone)}>
          {t('verifyPhone')}
        </Button>
      )}
      {isOpen && <VerifyPhoneDialog {...{ phone, send }} onClose={() => setOpen(false)} />}
    </div>
  );
}
