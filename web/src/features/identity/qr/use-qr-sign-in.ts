// Holds a QR sign-in on the desktop: asks for a code, shows it two minutes, asks every two seconds whether the phone has confirmed (product §3).
import { qrCalls } from '@outrigger/contract/calls/qr-sign-in.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { request } from '../../../client/api/api.ts';
import type { SignedIn } from '../identity.data.ts';
import { afterRunOut, type QrState, secondsUntil } from './qr.rules.ts';

const POLL_MS = 2000;

interface Shown {
  state: QrState;
  link?: string;
  secret?: string;
  endsAt?: number;
  error?: unknown;
}

/** What is shown, the seconds left, and what "show a new code" does. */
export function useQrSignIn(onSignedIn: (signedIn: SignedIn) => void) {
  const [shown, setShown] = useState<Shown>({ state: 'starting' });
  const [count, setCount] = useState(1);
  const [now, setNow] = useState(Date.now);
  const arrive = useEffectEvent(onSignedIn);
  const { state, secret, endsAt } = shown;
  const runOut = useEffectEvent(() => {
    setShown({ state: afterRunOut(count) });
    if (afterRunOut(count) === 'starting') setCount(count + 1);
  });

  useEffect(() => {
    if (state !== 'starting') return;
    const control = new AbortController();
    request(qrCalls.startQrSignIn, {}, { signal: control.signal }).then(
      ({ link, secret: own, seconds }) => {
        setNow(Date.now());
        setShown({ state: 'waiting', link, secret: own, endsAt: Date.now() + seconds * 1000 });
      },
      (error: unknown) => {
        if (!control.signal.aborted) setShown({ state: 'failed', error });
      },
    );
    return () => control.abort();
  }, [state]);

  useEffect(() => {
    if (state !== 'waiting' || secret === undefined || endsAt === undefined) return;
    const control = new AbortController();
    const ask = async () => {
      // One lost question is no reason to take the code away: the next one comes at once.
      const answer = await request(qrCalls.pollQrSignIn, { secret }, { signal: control.signal }).catch(() => undefined);
      if (control.signal.aborted) return;
      if (answer?.state === 'signedIn') return arrive(answer.signedIn);
      if (answer?.state === 'refused') return setShown({ state: 'refused' });
      if (answer?.state === 'over') return runOut();
      polling = setTimeout(() => void ask(), POLL_MS);
    };
    let polling = setTimeout(() => void ask(), POLL_MS);
    const ticking = setInterval(() => setNow(Date.now()), 1000);
    return () => {
      control.abort();
      clearTimeout(polling);
      clearInterval(ticking);
    };
  }, [state, secret, endsAt]);

  const again = () => {
    setCount(1);
    setShown({ state: 'starting' });
  };
  return { ...shown, secondsLeft: endsAt === undefined ? 0 : secondsUntil(endsAt, now), again };
}
