// The confirm question of sign-out (spec §2 user centre menu), here or on every device; what would be lost by it is said first (product §3).
import type { AnyRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { announceFailure } from '../../client/api/failure-announcer.ts';
import { loadTexts, textsOf } from '../../client/texts.ts';
import { useTaken } from '../../features/away/use-taken.ts';
import { useUnsentLines } from '../../features/cart/unsent.data.ts';
import { useOpenOrders } from '../../features/checkout/checkout.data.ts';
import { useWaitingOrders } from '../../features/checkout/waiting/waiting-orders.stored.ts';
import { useUnsentCount } from '../../features/favourites/unsent.data.ts';
import type en from '../../locales/en/app.json';
import type unsentTexts from '../../locales/en/unsent.json';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { signOut, signOutEverywhere } from '../sign-out.ts';

const useTexts = textsOf<keyof typeof en>('app');
const useUnsentTexts = textsOf<keyof typeof unsentTexts>('unsent');

/** The question with its texts, at hand before the network goes away. */
export async function loadSignOut() {
  await loadTexts('unsent');
  return SignOutDialog;
}

type Unsent = readonly { what: 'cart' | 'favourites' | 'orders' | 'waitingOrders'; count: number }[];

/** What the server has not heard of, kind by kind; where there is a network after all it is sent meanwhile. */
function useUnsent(): Unsent {
  const all: Unsent = [
    { what: 'orders', count: useOpenOrders().length },
    { what: 'waitingOrders', count: useWaitingOrders().length },
    { what: 'cart', count: useUnsentLines() },
    { what: 'favourites', count: useUnsentCount() },
  ];
  return all.filter(({ count }) => count > 0);
}

type SignOutProps = {
  router: AnyRouter;
  /** On every device of the person. */
  isEverywhere?: boolean;
  onClose: () => void;
};

function SignOutDialog({ router, isEverywhere = false, onClose }: SignOutProps) {
  const t = useTexts();
  const say = useUnsentTexts();
  const unsent = useUnsent();
  const taken = useTaken()?.length ?? 0;
  const [isLeaving, setLeaving] = useState(false);
  const isLosing = unsent.length > 0;
  const leave = async () => {
    setLeaving(true);
    if (!isEverywhere) return await signOut(router, 'out');
    await signOutEverywhere(router).catch((error: unknown) => {
      announceFailure(error);
      onClose();
    });
  };
  const words = isEverywhere
    ? { title: say('everywhereAsk'), description: say('everywhereText'), out: say('everywhere') }
    : { title: t('signOutAsk'), description: t('signOutText'), out: t('signOut') };
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      description={words.description}
      confirmLabel={isLosing ? say('lose') : words.out}
      cancelLabel={t('signOutStay')}
      isDangerous={isLosing || isEverywhere}
      isBusy={isLeaving}
      onConfirm={() => void leave()}
      onCancel={onClose}
    >
      {isLosing && <Losses unsent={unsent} />}
      {taken > 0 && <p className="pt-3">{say('taken', { count: taken })}</p>}
    </ConfirmDialog>
  );
}

function Losses({ unsent }: { unsent: Unsent }) {
  const say = useUnsentTexts();
  return (
    <div role="status" className="grid gap-2 pt-3">
      <ul className="grid gap-1 font-medium">
        {unsent.map(({ what, count }) => (
          <li key={what}>{say(what, { count })}</li>
        ))}
      </ul>
      <p>{say('advice')}</p>
    </div>
  );
}
