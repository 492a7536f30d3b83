// The list of signed-in devices (product §3): what is open where, to be signed out from here, one or all.
import { MonitorSmartphone } from 'lucide-react';
import { Suspense, use } from 'react';
import type { SignedInDevice } from '@outrigger/contract/calls/devices.ts';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { tableMoment } from '../../../client/formats.ts';
import { AskSignOutEverywhere } from '../../../client/session/sign-out-everywhere.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { SkeletonText } from '../../../ui/states/skeleton.tsx';
import { Badge } from '../../../ui/text/badge.tsx';
import { useDevices, useEndDevice } from './devices.data.ts';
import { useDeviceTexts } from './devices.texts.ts';

/** The section with its heading; it needs no row of its own in the table of routes. */
export function SignedInDevices() {
  return (
    <Suspense fallback={<SkeletonText lines={4} />}>
      <DevicesSection />
    </Suspense>
  );
}

function DevicesSection() {
  const t = useDeviceTexts();
  return (
    <section aria-labelledby="signed-in-devices" className="grid max-w-3xl gap-4">
      <div className="grid gap-1">
        <h2 id="signed-in-devices" className="font-semibold text-20">
          {t('title')}
        </h2>
        <p className="text-ink-soft">{t('lead')}</p>
      </div>
      <DeviceList />
    </section>
  );
}

function DeviceList() {
  const t = useDeviceTexts();
  const wordsOf = useFailureWords();
  const devices = useDevices();
  if (devices.isPending) return <SkeletonText lines={4} />;
  if (devices.error) {
    const retry = <Button onClick={() => void devices.refetch()}>{t('retry')}</Button>;
    return <ErrorState title={t('failed')} meaning={wordsOf(devices.error).text} action={retry} />;
  }
  if (devices.data.length === 0) return <p className="text-ink-soft">{t('empty')}</p>;
  return (
    <>
      <ul className="grid divide-y divide-line rounded-box border border-line bg-surface">
        {devices.data.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      <SignOutEverywhere />
    </>
  );
}

function Device({ device }: { device: SignedInDevice }) {
  const t = useDeviceTexts();
  const end = useEndDevice();
  const { id, browser, system, address, isSameAddress, since, lastSeen, isThis } = device;
  const name = browser && system ? t('onSystem', { browser, system }) : (browser ?? system ?? t('unknown'));
  const signOut = () => end.mutate({ id }, { onSuccess: () => showToast({ text: t('ended'), tone: 'good' }) });
  const facts = [
    [t('since'), tableMoment(since)],
    [t('lastSeen'), tableMoment(lastSeen)],
    ...(address === null
      ? []
      : [[t('address'), `${address}${isThis ? '' : ` · ${t(isSameAddress ? 'sameAddress' : 'otherAddress')}`}`]]),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {isThis && <Badge look="line">{t('this')}</Badge>}
        </p>
        <dl className="flex flex-wrap gap-x-4 text-14 text-ink-soft">
          {facts.map(([term, value]) => (
            <div key={term} className="flex gap-1.5">
              <dt>{term}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      {!isThis && (
        <Button aria-label={t('endName', { device: name })} isBusy={end.isPending} onClick={signOut}>
          {t('end')}
        </Button>
      )}
    </li>
  );
}

/** The app asks first: what has not been sent from here would be lost. */
function SignOutEverywhere() {
  const t = useDeviceTexts();
  const ask = use(AskSignOutEverywhere);
  return (
    <Button kind="danger" className="justify-self-start" onClick={ask}>
      {t('everywhere')}
    </Button>
  );
}
