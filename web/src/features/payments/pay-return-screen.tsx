// Back from the payment provider, signed in or not: how it went and what to do next (spec §2 payment return path; product §7 Payment).
import { useSearch } from '@tanstack/react-router';
import { CircleCheck, CircleX, Clock, SearchX, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFailureWords } from '../../client/api/failure-words.ts';
import { session } from '../../client/session/session.ts';
import { useStore } from '../../client/stored/store.ts';
import { Anchor } from '../../ui/anchor.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { type Returned, useReturned } from './payments.data.ts';
import { type PaymentsKey, useTexts } from './payments.texts.ts';

const IS_SECRET = /^[\w-]{43}$/;

export function PayReturnScreen() {
  const t = useTexts();
  const { attempt = '' } = useSearch({ from: '/pay/return' });
  return (
    <div className="mx-auto grid w-full max-w-xl gap-5 py-6">
      <h1 className="font-semibold text-28">{t('returnTitle')}</h1>
      {IS_SECRET.test(attempt) ? <Outcome attempt={attempt} /> : <Told returned={UNKNOWN} />}
    </div>
  );
}

const UNKNOWN: Returned = { state: 'unknown', orderNo: null };

function Outcome({ attempt }: { attempt: string }) {
  const t = useTexts();
  const say = useFailureWords();
  const { returned, error, isLooking, lookAgain } = useReturned(attempt);
  if (error) {
    const { title, text } = say(error);
    return <ErrorState title={title} meaning={text} action={<Button onClick={lookAgain}>{t('lookAgain')}</Button>} />;
  }
  if (!returned) return <Waiting title={t('asking')} text={t('askingText')} />;
  if (returned.state !== 'waiting') return <Told returned={returned} />;
  const again = isLooking ? null : <Button onClick={lookAgain}>{t('lookAgain')}</Button>;
  return (
    <Waiting title={t('waitingTitle')} text={t(isLooking ? 'waitingText' : 'waitingLong')}>
      {again}
      <ToOrder returned={returned} isFirst={false} />
    </Waiting>
  );
}

function Waiting({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <Notice
      role="status"
      tone="wait"
      icon={<Clock aria-hidden="true" />}
      {...{ title, text }}
      action={children && <div className="flex flex-wrap gap-3">{children}</div>}
    />
  );
}

const TOLD = {
  paid: { tone: 'good', icon: <CircleCheck aria-hidden="true" />, title: 'paidTitle', text: 'paidText' },
  givenBack: {
    tone: 'plain',
    icon: <Undo2 aria-hidden="true" />,
    title: 'givenBackTitle',
    text: 'givenBackText',
  },
  failed: { tone: 'bad', icon: <CircleX aria-hidden="true" />, title: 'failedTitle', text: 'failedText' },
  ended: { tone: 'plain', icon: <CircleX aria-hidden="true" />, title: 'endedTitle', text: 'endedText' },
  unknown: { tone: 'plain', icon: <SearchX aria-hidden="true" />, title: 'unknownTitle', text: 'unknownText' },
} as const satisfies Record<
  string,
  { tone: 'good' | 'bad' | 'plain'; icon: ReactNode; title: PaymentsKey; text: PaymentsKey }
>;

function Told({ returned }: { returned: Returned }) {
  const t = useTexts();
  if (returned.state === 'waiting') return null;
  const { tone, icon, title, text } = TOLD[returned.state];
  return (
    <Notice
      role={returned.state === 'paid' ? 'status' : 'alert'}
      {...{ tone, icon }}
      title={t(title)}
      text={t(text)}
      action={<ToOrder returned={returned} isFirst />}
    />
  );
}

/** To the order where it is the reader's own, else to the orders, which ask to sign in first. */
function ToOrder({ returned: { state, orderNo }, isFirst }: { returned: Returned; isFirst: boolean }) {
  const t = useTexts();
  const isSignedIn = useStore(session)?.user !== undefined;
  const href = orderNo ? `/details?orderNo=${encodeURIComponent(orderNo)}` : '/order';
  const isToPay = orderNo !== null && (state === 'failed' || state === 'ended');
  const words = isToPay ? 'payAgain' : orderNo ? 'viewOrder' : isSignedIn ? 'myOrders' : 'signInToSee';
  return (
    <Anchor href={href} className={buttonLook(isFirst ? 'primary' : 'secondary')}>
      {t(words)}
    </Anchor>
  );
}
