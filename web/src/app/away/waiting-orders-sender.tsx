// Sends orders made without a network as soon as there is one, and tells what became of them (product §3).
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { session } from '../../client/session/session.ts';
import { textsOf } from '../../client/texts.ts';
import { type Sent, sendWaitingOrders } from '../../features/checkout/waiting/send-waiting-orders.ts';
import { useWaitingOrders } from '../../features/checkout/waiting/waiting-orders.stored.ts';
import type en from '../../locales/en/waiting.json';
import { showToast } from '../../ui/overlays/toasts.ts';

const useTexts = textsOf<keyof typeof en>('waiting');
const AGAIN_MS = 20_000;

/** Draws nothing; mounted where somebody is signed in. */
export function WaitingOrdersSender() {
  const t = useTexts();
  const router = useRouter();
  const isDue = useWaitingOrders().some(({ refused }) => refused === undefined);
  useEffect(() => {
    if (!isDue) return;
    const tell = (sent: Sent) => {
      const [text, path] =
        sent.kind === 'placed'
          ? [
              t('arrived', { orderNo: sent.placed.orderNo }),
              `/details?orderNo=${encodeURIComponent(sent.placed.orderNo)}`,
            ]
          : [t('stopped'), '/order'];
      const onPress = () => router.history.push(path);
      showToast({ text, tone: sent.kind === 'placed' ? 'good' : 'bad', action: { label: t('look'), onPress } });
    };
    const words = { dearer: t('dearer'), misfits: (codes: string) => t('misfits', { codes }) };
    const send = () => {
      if (navigator.onLine) void sendWaitingOrders(words, tell);
    };
    send();
    const clock = setInterval(send, AGAIN_MS);
    window.addEventListener('online', send);
    const unfollow = session.subscribe(send);
    return () => {
      clearInterval(clock);
      window.removeEventListener('online', send);
      unfollow();
    };
  }, [isDue, t, router]);
  return null;
}
