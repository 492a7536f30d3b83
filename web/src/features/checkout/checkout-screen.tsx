// Checkout (spec §2: address, payment, complete): three steps on one page that fold, the summary always in sight.
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Anchor } from '../../ui/anchor.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { focusOn, isFocusLost } from '../../ui/hand-on-focus.ts';
import { Forklift } from '../../ui/pictures/drawings/forklift.tsx';
import { PaperHead } from '../../ui/print/paper-head.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Stepper } from '../../ui/layout/stepper.tsx';
import { mayKeepCart } from '../cart/cart.data.ts';
import { lastPlaced, type Placed, usePlacedOrder } from './checkout.data.ts';
import { useTexts } from './checkout.texts.ts';
import { CompleteStep } from './steps/complete-step.tsx';
import { MayNotOrder } from './may-not-order.tsx';
import { OpenOrder } from './steps/open-order.tsx';
import { OrderingSteps } from './steps/ordering-steps.tsx';
import { WaitingOrders } from './waiting/waiting-list.tsx';
import { useWaitingOrders } from './waiting/waiting-orders.stored.ts';
import { usePlaceOrder } from './steps/use-place-order.ts';

export function CheckoutScreen() {
  const t = useTexts();
  if (!mayKeepCart()) return <MayNotOrder title={t('checkout')} />;
  return <Checkout />;
}

/** The steps under their title, which says when it is done. */
function Titled({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="font-semibold text-28">{title}</h1>
      <WaitingOrders />
      {children}
    </div>
  );
}

function Checkout() {
  const t = useTexts();
  const placing = usePlaceOrder();
  const { lines, placed, open } = placing;
  const [hadLines, setHadLines] = useState(lines.length > 0);
  if (lines.length > 0 && !hadLines) setHadLines(true);
  const isWaiting = useWaitingOrders().length > 0;
  const [kept] = useState(lastPlaced);
  const navigate = useNavigate();
  useEffect(() => {
    if (placed) void navigate({ to: '/placeorder', search: {}, replace: true });
  }, [placed, navigate]);
  if (placed) return <Completed placed={placed} />;
  if (lines.length === 0 && !open && kept !== undefined && !hadLines && !isWaiting) return <KeptOrder orderNo={kept} />;
  return (
    <Titled title={t('checkout')}>
      {open ? (
        <OpenOrder placing={placing} open={open} />
      ) : lines.length > 0 ? (
        <OrderingSteps placing={placing} />
      ) : (
        !isWaiting && <NothingToOrder isGone={hadLines} />
      )}
    </Titled>
  );
}

/** Nothing in the cart, or nothing any more: then it may have been ordered in another tab, and the orders tell. */
function NothingToOrder({ isGone }: { isGone: boolean }) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was pressed went with the cart.
    if (isGone && isFocusLost()) focusOn(box.current);
  }, [isGone]);
  return (
    <div ref={box} role={isGone ? 'alert' : undefined}>
      <EmptyState
        drawing={<Forklift />}
        title={t(isGone ? 'goneTitle' : 'emptyTitle')}
        text={t(isGone ? 'goneText' : 'emptyText')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {isGone && (
              <Anchor href="/order" className={buttonLook('primary')}>
                {t('seeOrders')}
              </Anchor>
            )}
            <Anchor href="/history" className={buttonLook(isGone ? 'secondary' : 'primary')}>
              {t('findPart')}
            </Anchor>
          </div>
        }
      />
    </div>
  );
}

/** After a reload, or on the way back: the order that was placed last, as it stands now, while it does. */
function KeptOrder({ orderNo }: { orderNo: string }) {
  const { data, error } = usePlacedOrder(orderNo);
  const t = useTexts();
  const nothing = (isGone: boolean) => (
    <Titled title={t('checkout')}>
      <NothingToOrder isGone={isGone} />
    </Titled>
  );
  if (error) return nothing(true);
  if (!data) return <Skeleton className="h-64 w-full rounded-box" />;
  const waiting = data.approvals.filter((one) => one.state === 'waiting').map((one) => one.reason);
  const { status, total, payBy } = data;
  if (status === 'canceled' || status === 'notApproved') return nothing(false);
  const placed = { orderNo, status, total, approvals: waiting };
  return <Completed placed={status === 'unpaid' && payBy !== null ? { ...placed, payBy } : placed} />;
}

const METHODS = { credit: 'creditLine', wallet: 'wallet', card: 'card' } as const;

function Completed({ placed }: { placed: Placed }) {
  const t = useTexts();
  const { data: order } = usePlacedOrder(placed.orderNo);
  const to = order?.recipient;
  const done = (id: string, title: string, summary?: string) => ({ id, title, summary, isDone: true, content: null });
  return (
    <Titled title={t(placed.status === 'pendingApproval' ? 'sentTitle' : 'placedTitle')}>
      <PaperHead />
      <Stepper
        current="complete"
        changeLabel={t('change')}
        steps={[
          done('address', t('stepAddress'), to && [to.name, to.address, to.city, to.countryName].join(', ')),
          done('payment', t('stepPayment'), order && t(METHODS[order.paymentMethod as keyof typeof METHODS])),
          { ...done('complete', t('stepComplete')), content: <CompleteStep placed={placed} order={order} /> },
        ]}
      />
    </Titled>
  );
}
