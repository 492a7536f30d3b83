// The steps while the order is made: what was chosen and typed is kept here, whichever step is open (design: checkout, forms).
import { useMemo, useState } from 'react';
import { FootBar } from '../../ui/foot-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { useAddresses } from '../addresses/addresses.data.ts';
import type { CartLine } from '../cart/cart.data.ts';
import { AddressStep } from './address-step.tsx';
import { CartProblems } from './cart-problems.tsx';
import { type ShipMode, useFreshPrices, usePlan } from './checkout.data.ts';
import { useTexts } from './checkout.texts.ts';
import { CheckoutSummary, SmallTotal } from './checkout-summary.tsx';
import { freshLines, isBlocking } from './fresh.rules.ts';
import { NO_WORDS } from './order-words.rules.ts';
import { linesOf } from './ordered-lines.rules.ts';
import { PaymentStep } from './payment-step.tsx';
import { ShipModeChoice } from './ship-mode-choice.tsx';
import type { usePlaceOrder } from './use-place-order.ts';

/** Prices and stock of this minute, and the plans for the address. */
function useOrdering(lines: readonly CartLine[], addressId: number | undefined) {
  const codes = useMemo(() => lines.map((line) => line.part).toSorted(), [lines]);
  const prices = useFreshPrices(codes);
  const fresh = freshLines(lines, prices.data);
  const hasProblem = fresh.some((one) => isBlocking(one.problem));
  const ordering = { lines: linesOf(lines), addressId: addressId ?? 0 };
  const isAsked = addressId !== undefined && !hasProblem;
  const plans = {
    batches: usePlan({ ...ordering, shipMode: 'batches' }, isAsked),
    together: usePlan({ ...ordering, shipMode: 'together' }, isAsked),
  };
  return { prices, fresh, hasProblem, ordering, plans };
}

export function OrderingSteps({ placing }: { placing: ReturnType<typeof usePlaceOrder> }) {
  const { lines } = placing;
  const t = useTexts();
  const addresses = useAddresses();
  const [step, setStep] = useState('address');
  const [picked, setPicked] = useState<number>();
  const [shipMode, setShipMode] = useState<ShipMode>('batches');
  const [words, setWords] = useState(NO_WORDS);
  const usable = addresses.data?.filter((one) => one.isShippedTo) ?? [];
  const address = usable.find((one) => one.id === picked) ?? usable[0];
  const { prices, fresh, hasProblem, ordering, plans } = useOrdering(lines, address?.id);
  const plan = plans[shipMode];
  const isPlanned = plan.data !== undefined && !hasProblem;
  const mode = t(shipMode === 'batches' ? 'modeBatches' : 'modeTogether');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-5">
        <CartProblems fresh={fresh} />
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
                address && `${address.fullName}, ${address.address}, ${address.city}, ${address.countryName} · ${mode}`,
              content: (
                <div className="flex flex-col gap-6">
                  <AddressStep addresses={addresses} chosen={address?.id} onChoose={setPicked} />
                  {address && !hasProblem && (
                    <ShipModeChoice plans={plans} shipMode={shipMode} onChange={setShipMode} />
                  )}
                  <FootBar className="flex items-center justify-between gap-4">
                    <SmallTotal plan={isPlanned ? plan.data : undefined} />
                    <Button kind="primary" size="large" disabled={!isPlanned} onClick={() => setStep('payment')}>
                      {t('toPayment')}
                    </Button>
                  </FootBar>
                </div>
              ),
            },
            {
              id: 'payment',
              title: t('stepPayment'),
              isDone: false,
              content: (
                <PaymentStep
                  ordering={{ ...ordering, shipMode }}
                  {...{ placing, plan, prices, words, hasProblem }}
                  onWords={setWords}
                />
              ),
            },
            { id: 'complete', title: t('stepComplete'), isDone: false, content: null },
          ]}
        />
      </div>
      <CheckoutSummary fresh={fresh} plan={isPlanned ? plan.data : undefined} />
    </div>
  );
}
