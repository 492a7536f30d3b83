// The phone's question after scanning a QR code of the login (product §3): what would be signed in, and whether it may.
import { Navigate, useSearch } from '@tanstack/react-router';
import { CircleCheck, CircleX } from 'lucide-react';
import { useRef } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { tableMoment } from '../../../client/formats.ts';
import { session } from '../../../client/session/session.ts';
import { useStore } from '../../../client/stored/store.ts';
import { Button } from '../../../ui/button.tsx';
import { TextLink } from '../../../ui/anchor.tsx';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { SkeletonText } from '../../../ui/states/skeleton.tsx';
import { useDecideQr, useQrAsker } from './qr.data.ts';
import { useQrTexts } from './qr.texts.ts';

export function QrConfirmScreen() {
  const t = useQrTexts();
  const { code } = useSearch({ from: '/qr_sign_in' });
  const decide = useDecideQr();
  if (code === undefined) return <Navigate to="/home" replace />;
  return (
    <div className="mx-auto grid w-full max-w-md gap-5">
      <h1 className="font-semibold text-28">{t('askTitle')}</h1>
      {decide.isSuccess ? <Decided isAllowed={decide.variables.isAllowed} /> : <Question code={code} decide={decide} />}
    </div>
  );
}

function Decided({ isAllowed }: { isAllowed: boolean }) {
  const t = useQrTexts();
  const which = isAllowed ? 'allowed' : 'turned';
  return (
    <>
      <Notice
        role="status"
        tone={isAllowed ? 'good' : 'plain'}
        icon={isAllowed ? <CircleCheck aria-hidden="true" /> : <CircleX aria-hidden="true" />}
        title={t(`${which}Title`)}
        text={t(`${which}Text`)}
      />
      <TextLink href="/home">{t('home')}</TextLink>
    </>
  );
}

function Question({ code, decide }: { code: string; decide: ReturnType<typeof useDecideQr> }) {
  const t = useQrTexts();
  const wordsOf = useFailureWords();
  const asker = useQrAsker(code);
  const email = useStore(session)?.user?.email ?? '';
  // Two presses in one moment come before the screen knows of the first.
  const isSending = useRef(false);
  if (asker.isPending) return <SkeletonText lines={5} />;
  const error = asker.error ?? decide.error;
  const answer = (isAllowed: boolean) => {
    if (isSending.current) return;
    isSending.current = true;
    decide.mutate({ code, isAllowed }, { onSettled: () => (isSending.current = false) });
  };
  return (
    <>
      {error && (
        <ErrorState
          title={wordsOf(error).title}
          meaning={wordsOf(error).text}
          action={<TextLink href="/home">{t('home')}</TextLink>}
        />
      )}
      {asker.data && (
        <>
          <p className="wrap-anywhere">{t('askText', { email })}</p>
          <Asker {...asker.data} />
          <p className="text-14 text-ink-soft">{t('warning')}</p>
          <div className="grid gap-3">
            <Button kind="primary" size="large" isWide isBusy={decide.isPending} onClick={() => answer(true)}>
              {t('allow')}
            </Button>
            <Button size="large" isWide disabled={decide.isPending} onClick={() => answer(false)}>
              {t('refuse')}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

type AskerProps = NonNullable<ReturnType<typeof useQrAsker>['data']>;

function Asker({ browser, system, address, isSameAddress, askedAt }: AskerProps) {
  const t = useQrTexts();
  const device = browser && system ? t('onSystem', { browser, system }) : (browser ?? system ?? t('unknownDevice'));
  const rows = [
    [t('device'), device],
    [t('address'), `${address} · ${t(isSameAddress ? 'sameAddress' : 'otherAddress')}`],
    [t('askedAt'), tableMoment(askedAt)],
  ];
  return (
    <dl className="grid gap-3 rounded-box border border-line bg-surface p-4">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt className="text-14 text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
