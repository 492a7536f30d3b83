// The steps while the order is made: what was chosen and typed is kept here, whichever step is open (design: checkout, forms).
import type { Address } from '@outrigger/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type ReactNode, useMemo } from 'react';
import { NoAnswer } from '../../../client/api/failures.ts';
import { Button } from '../../../ui/button.tsx';
import { FootBar } from '../../../ui/layout/foot-bar.tsx';
import { Stepper } from '../../../ui/layout/stepper.tsx';
import { DESK, useMedia } from '../../../ui/use-media.ts';
import { useAddresses } from '../../addresses/addresses.data.ts';
import type { CartLine } from '../../cart/cart.data.ts';
import { AddressStep } from './address-step.tsx';
import { CartProblems } from '../cart/cart-problems.tsx';
import { type ShipMode, useFreshPrices, usePlan } from '../checkout.data.ts';
import { useDraft } from '../checkout-draft.ts';
import { useTexts } from '../checkout.texts.ts';
import { CheckoutSummary, SmallTotal } from '../checkout-summary.tsx';
import { freshLines, isBlocking } from '../cart/fresh.rules.ts';
import { linesOf } from './ordered-lines.rules.ts';
import { MachineDown } from './machine-down.tsx';
import { OrderPress, OverSpendingLimit } from './order-press.tsx';
import { PaymentStep } from './payment-step.tsx';
import { firstOffer, isSamePlan, reachFor } from './ship-mode.rules.ts';
import { MisfitQuestion } from '../misfits/misfit-question.tsx';
import { useMisfits } from '../misfits/misfits.data.ts';
import { ShipModeChoice } from './ship-mode-choice.tsx';
import { OrderLater } from '../waiting/order-later.tsx';
import { usePayment } from './use-payment.ts';
import type { usePlaceOrder } from './use-place-order.ts';

type Cart = { lines: ReturnType<typeof linesOf>; addressId: number };

/** Prices and stock of this minute, and the plans for the address. */
function useOrdering(lines: readonly CartLine[], cart: Cart) {
  const codes = useMemo(() => lines.map((line) => line.part).toSorted(), [lines]);
  const prices = useFreshPrices(codes);
  const fresh = freshLines(lines, prices.data);
  const hasProblem = fresh.some((one) => isBlocking(one.problem));
  const isAsked = cart.addressId > 0 && !hasProblem;
  const plans = {
    batches: usePlan({ ...cart, shipMode: 'batches' }, isAsked),
    together: usePlan({ ...cart, shipMode: 'together' }, isAsked),
  };
  return { prices, fresh, hasProblem, plans };
}

/** What was chosen, or else what is offered first; nothing is ordered while that is not known yet. */
function shipModeOf({ batches, together }: ReturnType<typeof useOrdering>['plans'], chosen: ShipMode | undefined) {
  const isOffered = batches.data !== undefined && together.data !== undefined;
  const offer = isOffered ? firstOffer({ batches: batches.data, together: together.data }) : 'batches';
  const isOne = isOffered && isSamePlan({ batches: batches.data, together: together.data });
  const isWaiting = chosen === undefined && (batches.isFetching || together.isFetching);
  return { shipMode: chosen ?? offer, isOne, isWaiting };
}

/** The step of the address; the way back is the browser's too. */
function useStep() {
  const { step = 'address' } = useSearch({ from: '/placeorder' });
  const navigate = useNavigate();
  const open = (next: string) =>
    void navigate({ to: '/placeorder', search: { step: next === 'payment' ? 'payment' : undefined } });
  return [step, open] as const;
}

/** Everything the steps show and do: what is chosen, what is asked for it, and how to go on. */
function useSteps(placing: ReturnType<typeof usePlaceOrder>, hasMisfits: boolean) {
  const { lines } = placing;
  const addresses = useAddresses();
  const [asked, openStep] = useStep();
  const [draft, change] = useDraft();
  const usable = addresses.data?.filter((one) => one.isShippedTo) ?? [];
  const address = usable.find((one) => one.id === draft.addressId) ?? usable.find((one) => one.isDefault) ?? usable[0];
  const step = addresses.data && !address ? 'address' : asked;
  const cart = { lines: linesOf(lines), addressId: address?.id ?? 0 };
  const of = JSON.stringify(cart);
  const chosen = draft.shipMode ?? (draft.taken?.of === of ? draft.taken.shipMode : undefined);
  const { prices, fresh, hasProblem, plans } = useOrdering(lines, cart);
  const { shipMode, isOne, isWaiting } = shipModeOf(plans, chosen);
  const plan = plans[shipMode];
  const isPlanned = plan.data !== undefined && !hasProblem && !isWaiting;
  const mayGoOn = isPlanned && !hasMisfits;
  // Going on takes the offer: what is being paid for does not change by itself.
  const goOn = () => {
    change({ taken: { shipMode, of } });
    openStep('payment');
  };
  return {
    addresses,
    address,
    step,
    openStep,
    draft,
    change,
    cart,
    prices,
    fresh,
    hasProblem,
    plans,
    shipMode,
    isOne,
    isPlanned,
    mayGoOn,
    goOn,
  };
}

export function OrderingSteps({ placing }: { placing: ReturnType<typeof usePlaceOrder> }) {
  const t = useTexts();
  const isDesk = useMedia(DESK);
  const misfits = useMisfits(placing.lines);
  const steps = useSteps(placing, misfits.length > 0);
  const { addresses, address, step, openStep, draft, change, cart, prices, fresh, hasProblem } = steps;
  const { plans, shipMode, isOne, isPlanned, mayGoOn } = steps;
  const plan = plans[shipMode];
  const payment = usePayment({
    placing,
    plan,
    prices,
    draft,
    ordering: { ...cart, shipMode },
    isReady: mayGoOn && !plan.isFetching,
    isOpen: step === 'payment',
  });
  // Who is on the way to pay hears there why it does not go on; the order that waits is made where the address is chosen.
  const isAway = plan.error instanceof NoAnswer && plan.data === undefined;
  const mode = t(shipMode === 'batches' ? 'modeBatches' : 'modeTogether');
  const shown = isPlanned ? plan.data : undefined;
  const limit = <OverSpendingLimit limit={step === 'payment' ? shown?.spendingLimit : undefined} />;
  const press = <StepPress {...{ steps, payment }} isBusy={placing.isBusy} />;
  // In the summary at the desk, under the thumb on the phone: always in sight.
  const total = <SmallTotal plan={shown} use={payment.use} />;
  const foot = isDesk ? null : <Foot {...{ limit, total }}>{press}</Foot>;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-5">
        {hasProblem && <CartProblems fresh={fresh} />}
        <MisfitQuestion misfits={misfits} lines={placing.lines} />
        <Stepper
          current={step}
          onOpen={openStep}
          changeLabel={t('change')}
          steps={[
            {
              id: 'address',
              title: t('stepAddress'),
              isDone: step !== 'address',
              summary: address && <AddressLine address={address} mode={isOne ? undefined : mode} />,
              content: (
                <div className="flex flex-col gap-6">
                  <AddressStep
                    addresses={addresses}
                    chosen={address?.id}
                    onChoose={(addressId) => change({ addressId, shipMode: undefined })}
                  />
                  {address && isAway && <OrderLater {...{ address, draft }} lines={placing.lines} onChange={change} />}
                  {address && !hasProblem && !isAway && (
                    <>
                      <MachineDown words={draft.words} onChange={(words) => change({ words })} />
                      <ShipModeChoice {...{ plans, shipMode }} onChange={(chosen) => change({ shipMode: chosen })} />
                    </>
                  )}
                  {!isAway && foot}
                </div>
              ),
            },
            {
              id: 'payment',
              title: t('stepPayment'),
              isDone: false,
              content: (
                <PaymentStep
                  {...{ payment, placing, words: draft.words, foot }}
                  reach={reachFor(plan.data, plans.batches.data)}
                  onChange={change}
                />
              ),
            },
            { id: 'complete', title: t('stepComplete'), isDone: false, content: null },
          ]}
        />
      </div>
      <CheckoutSummary
        fresh={fresh}
        plan={shown}
        use={payment.use}
        action={
          isDesk && (
            <>
              {limit}
              {press}
            </>
          )
        }
      />
    </div>
  );
}

type PressProps = { steps: ReturnType<typeof useSteps>; payment: ReturnType<typeof usePayment>; isBusy: boolean };

/** The one press that goes on from the step that is open. */
function StepPress({ steps, payment, isBusy }: PressProps) {
  const t = useTexts();
  if (steps.step === 'payment') return <OrderPress {...{ payment, isBusy }} />;
  return (
    <Button
      kind="primary"
      size="large"
      isWide
      disabled={!steps.mayGoOn}
      aria-keyshortcuts="Control+Enter"
      onClick={steps.goOn}
    >
      {t('toPayment')}
    </Button>
  );
}

function Foot({ limit, total, children }: { limit: ReactNode; total: ReactNode; children: ReactNode }) {
  return (
    <FootBar className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {limit}
      {total}
      <div className="min-w-48 flex-1">{children}</div>
    </FootBar>
  );
}

/** Where to, on the folded step; how only where there was a choice. */
function AddressLine({ address, mode }: { address: Address; mode: string | undefined }) {
  const place = [address.fullName, address.address, address.city, address.countryName].join(', ');
  return mode ? `${place} · ${mode}` : place;
}
