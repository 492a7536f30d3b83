// Checkout (spec §2: address, payment, complete): three steps on one page that fold, the summary always in sight.
import { useState } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Forklift } from '../../ui/drawings/forklift.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { RefusedState } from '../../ui/refused-state.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { mayKeepCart, useCartChanges, useCartLines } from '../cart/cart.data.ts';
import type { Placed } from './checkout.data.ts';
import { useTexts } from './checkout.texts.ts';
import { CompleteStep } from './complete-step.tsx';
import { OrderingSteps } from './ordering-steps.tsx';

export function CheckoutScreen() {
  const t = useTexts();
  const lines = useCartLines();
  const changes = useCartChanges();
  const [placed, setPlaced] = useState<Placed>();
  const done = (result: Placed, codes: readonly string[]) => {
    setPlaced(result);
    changes.forget(codes);
    scrollTo({ top: 0 });
  };
  if (!mayKeepCart()) return <RefusedState title={t('noPermission')} text={t('noPermissionText')} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="font-semibold text-28">{t('checkout')}</h1>
      {placed ? (
        <Completed placed={placed} />
      ) : lines.length === 0 ? (
        <NothingToOrder />
      ) : (
        <OrderingSteps lines={lines} onPlaced={done} />
      )}
    </div>
  );
}

function NothingToOrder() {
  const t = useTexts();
  return (
    <EmptyState
      drawing={<Forklift />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Anchor href="/history" className={buttonLook('primary')}>
          {t('findPart')}
        </Anchor>
      }
    />
  );
}

function Completed({ placed }: { placed: Placed }) {
  const t = useTexts();
  const done = (id: string, title: string) => ({ id, title, isDone: true, content: null });
  return (
    <Stepper
      current="complete"
      changeLabel={t('change')}
      steps={[
        done('address', t('stepAddress')),
        done('payment', t('stepPayment')),
        { ...done('complete', t('stepComplete')), content: <CompleteStep placed={placed} /> },
      ]}
    />
  );
}
