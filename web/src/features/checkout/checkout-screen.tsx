// Checkout (spec §2: address, payment, complete): three steps on one page that fold, the summary always in sight.
import { useState } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { Forklift } from '../../ui/drawings/forklift.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useAddresses } from '../addresses/addresses.data.ts';
import { type CartLine, useCartChanges, useCartLines } from '../cart/cart.data.ts';
import { AddressStep } from './address-step.tsx';
import { linesOf, type Placed, usePlan } from './checkout.data.ts';
import { useTexts } from './checkout.texts.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { CompleteStep } from './complete-step.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ShipModeChoice } from './ship-mode-choice.tsx';

export function CheckoutScreen() {
  const t = useTexts();
  const lines = useCartLines();
  const changes = useCartChanges();
  const [placed, setPlaced] = useState<Placed>();
  const done = (result: Placed) => {
    setPlaced(result);
    changes.forget();
    scrollTo({ top: 0 });
  };
  return (
    <div className="grid gap-5">
      <h1 className="font-semibold text-28">{t('checkout')}</h1>
      {placed ? (
        <Completed placed={placed} />
      ) : lines.length === 0 ? (
        <NothingToOrder />
      ) : (
        <Ordering lines={lines} onPlaced={done} />
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

const STEPS = ['address', 'payment', 'complete'] as const;

function Ordering({ lines, onPlaced }: { lines: readonly CartLine[]; onPlaced: (placed: Placed) => void }) {
  const t = useTexts();
  const addresses = useAddresses();
  const [step, setStep] = useState<string>(STEPS[0]);
  const [picked, setPicked] = useState<number>();
  const [shipMode, setShipMode] = useState<'batches' | 'together'>('batches');
  const usable = addresses.data?.filter((one) => one.isShippedTo) ?? [];
  const address = usable.find((one) => one.id === picked) ?? usable[0];
  const ordering = { lines: linesOf(lines), addressId: address?.id ?? 0 };
  const plans = {
    batches: usePlan({ ...ordering, shipMode: 'batches' }, address !== undefined),
    together: usePlan({ ...ordering, shipMode: 'together' }, address !== undefined),
  };
  const plan = plans[shipMode];
  const next = () => setStep('payment');
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <Stepper
        current={step}
        onOpen={setStep}
        changeLabel={t('change')}
        steps={[
          {
            id: 'address',
            title: t('stepAddress'),
            isDone: step !== 'address',
            summary:
              address &&
              `${address.fullName}, ${address.address}, ${address.city}, ${address.countryName} · ${t(shipMode === 'batches' ? 'modeBatches' : 'modeTogether')}`,
            content: (
              <div className="grid gap-6">
                <AddressStep addresses={addresses} chosen={address?.id} onChoose={setPicked} />
                {address && <ShipModeChoice plans={plans} shipMode={shipMode} onChange={setShipMode} onNext={next} />}
              </div>
            ),
          },
          {
            id: 'payment',
            title: t('stepPayment'),
            isDone: false,
            content: <PaymentStep ordering={{ ...ordering, shipMode }} plan={plan} onPlaced={onPlaced} />,
          },
          { id: 'complete', title: t('stepComplete'), isDone: false, content: null },
        ]}
      />
      <CheckoutSummary lines={lines} plan={plan.data} />
    </div>
  );
}

function Completed({ placed }: { placed: Placed }) {
  const t = useTexts();
  return (
    <Stepper
      current="complete"
      onOpen={() => {}}
      changeLabel={t('change')}
      steps={STEPS.map((id, at) => ({
        id,
        title: t((['stepAddress', 'stepPayment', 'stepComplete'] as const)[at] ?? 'stepComplete'),
        isDone: false,
        content: id === 'complete' ? <CompleteStep placed={placed} /> : null,
      }))}
    />
  );
}
