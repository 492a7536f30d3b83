// The QR code of the login (spec §2: QR sign-in): a signed-in phone scans and confirms it, and this browser is in.
import { Smartphone } from 'lucide-react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { Button } from '../../../ui/button.tsx';
import { QrPicture } from '../../../ui/pictures/qr-picture.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { SignedIn } from '../identity.data.ts';
import { useQrTexts } from './qr.texts.ts';
import { useQrSignIn } from './use-qr-sign-in.ts';

export function QrSignInPanel({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void }) {
  const t = useQrTexts();
  const wordsOf = useFailureWords();
  const { state, link, error, secondsLeft, again } = useQrSignIn(onSignedIn);
  const retry = <Button onClick={again}>{t('again')}</Button>;
  if (state === 'failed') return <ErrorState title={t('failedTitle')} meaning={wordsOf(error).text} action={retry} />;
  if (state === 'refused' || state === 'paused') {
    return (
      <Notice
        role="status"
        tone="calm"
        icon={<Smartphone aria-hidden="true" />}
        title={t(`${state}Title`)}
        text={t(`${state}Text`)}
        action={retry}
      />
    );
  }
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <h2 className="font-semibold text-16">{t('deskTitle')}</h2>
      {link === undefined ? (
        <Skeleton className="size-56" />
      ) : (
        <QrPicture text={link} label={t('picture')} className="size-56" />
      )}
      <p className="max-w-sm text-balance text-ink-soft">{t('deskText')}</p>
      <p role="status" className="text-14">
        {t('waiting')}
      </p>
      {link !== undefined && <p className="figures text-14 text-ink-soft">{t('left', { seconds: secondsLeft })}</p>}
    </div>
  );
}
