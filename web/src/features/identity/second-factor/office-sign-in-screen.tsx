// How an administrator signs in (product §3): the second factor with its recovery codes, and where one is signed in.
import { SignedInDevices } from '../devices/signed-in-devices.tsx';
import { SecondFactorSection } from './second-factor-section.tsx';
import { useFactorTexts } from './second-factor.texts.ts';

export function OfficeSignInScreen() {
  const t = useFactorTexts();
  return (
    <div className="grid gap-8">
      <h1 className="font-semibold text-28">{t('screen')}</h1>
      <SecondFactorSection />
      <SignedInDevices />
    </div>
  );
}
