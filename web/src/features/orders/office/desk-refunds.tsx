// What of an order's money its provider would not give back or says nothing clear of, and the two ways on (product §7 Payment, §8); for finance alone.
import { PROVIDER_NAMES } from '@outrigger/contract';
import { HandCoins, RotateCw, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../../client/api/failure-words.ts';
import { useFormats } from '../../../client/formats.ts';
import { useStore } from '../../../client/stored/store.ts';
import { session } from '../../../client/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { showToast } from '../../../ui/overlays/toasts.ts';
import { ErrorState } from '../../../ui/states/error-state.tsx';
import { ReasonDialog } from '../reason-dialog.tsx';
import { type StuckRefund, useRefundByHand, useRetryRefund, useStuckRefunds } from './refund-desk.data.ts';
import { useTexts } from './refund-desk.texts.ts';

export function DeskRefunds({ orderNo }: { orderNo: string }) {
  const roles = useStore(session)?.user?.officeRoles ?? [];
  return roles.some((role) => role === 'finance' || role === 'super') ? <Stuck orderNo={orderNo} /> : null;
}

function Stuck({ orderNo }: { orderNo: string }) {
  const t = useTexts();
  const say = useFailureWords();
  const { data, error, refetch } = useStuckRefunds(orderNo);
  if (error)
    return (
      <ErrorState
        title={t('failed')}
        meaning={say(error).text}
        action={<Button onClick={() => void refetch()}>{t('retry')}</Button>}
      />
    );
  // Mostly there is none: nothing holds its place.
  return data?.map((refund) => <Refund key={refund.captureId} orderNo={orderNo} refund={refund} />);
}

function Refund({ orderNo, refund }: { orderNo: string; refund: StuckRefund }) {
  const t = useTexts();
  const { money, dayTime } = useFormats();
  const { tries, waitsSince } = refund;
  const amount = money(refund.amount);
  const provider = PROVIDER_NAMES[refund.provider] ?? t('test');
  const titleId = `refund-${refund.captureId}`;
  return (
    <section aria-labelledby={titleId}>
      <Card className="grid gap-4">
        <h2 id={titleId} className="flex items-start gap-2 font-semibold text-20">
          <TriangleAlert aria-hidden="true" className="mt-1 size-5 shrink-0 text-bad" />
          {t(waitsSince ? 'silentTitle' : 'title')}
        </h2>
        <p className="max-w-prose text-ink-soft">
          {waitsSince
            ? t('silentText', { provider, amount, since: dayTime(waitsSince) })
            : t('text', { provider, tries, amount })}
        </p>
        <Facts refund={refund} provider={provider} />
        <WaysOn orderNo={orderNo} refund={refund} provider={provider} />
      </Card>
    </section>
  );
}

function Facts({ refund, provider }: { refund: StuckRefund; provider: string }) {
  const t = useTexts();
  const { money, dayTime } = useFormats();
  const { amount, providerRef, failure, failedAt } = refund;
  const said = [
    [t('said'), failure ?? t('nothingSaid')],
    [t('last'), failedAt && dayTime(failedAt)],
  ] as const;
  const facts = [
    [t('owed'), money(amount)],
    [t('provider'), provider],
    [t('providerRef'), providerRef],
    ...(failedAt ? said : []),
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-2 desk:grid-cols-[max-content_minmax(0,1fr)]">
      {facts.map(([name, value]) => (
        <div key={name} className="grid desk:contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function WaysOn({ orderNo, refund, provider }: { orderNo: string; refund: StuckRefund; provider: string }) {
  const t = useTexts();
  const say = useFailureWords();
  const { money } = useFormats();
  const { captureId, amount } = refund;
  const retry = useRetryRefund();
  const byHand = useRefundByHand();
  const [isAsking, setAsking] = useState(false);
  const done = (text: string) => ({ onSuccess: () => showToast({ text, tone: 'good' }) });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          kind="primary"
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          isBusy={retry.isPending}
          onClick={() =>
            retry.mutate({ orderNo, captureId }, done(t(refund.waitsSince ? 'silentAsked' : 'asked', { provider })))
          }
        >
          {t('again')}
        </Button>
        <Button icon={<HandCoins aria-hidden="true" className="size-4" />} onClick={() => setAsking(true)}>
          {t('byHand')}
        </Button>
      </div>
      {retry.error && (
        <p role="alert" className="text-bad">
          {say(retry.error).text}
        </p>
      )}
      {isAsking && (
        <ReasonDialog
          title={t('byHandTitle', { amount: money(amount) })}
          text={t(refund.waitsSince ? 'silentByHandText' : 'byHandText', { provider })}
          confirm={t('byHand')}
          missing={t('byHandMissing')}
          sending={byHand}
          onClose={() => setAsking(false)}
          onSend={(reason) => byHand.mutate({ orderNo, captureId, reason }, done(t('booked')))}
        />
      )}
    </div>
  );
}
