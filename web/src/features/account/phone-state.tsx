// Whether the saved number is verified: only a verified one signs in (product §3 mobile sign-in).
import { StatusChip } from '../../ui/text/status-chip.tsx';
import { useTexts } from './account.texts.ts';

export function PhoneState({ phone, isVerified }: { phone: string | null; isVerified: boolean }) {
  const t = useTexts();
  if (phone === null) return null;
  return (
    <p>
      <StatusChip status={isVerified ? 'done' : 'waiting'} isBare>
        {t(isVerified ? 'phoneVerified' : 'phoneNotVerified', { phone })}
      </StatusChip>
    </p>
  );
}
