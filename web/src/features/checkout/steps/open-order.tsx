// An order that was sent and got no answer (product §2): nothing of it can be changed before it is known whether it was placed.
import { useNavigate } from '@tanstack/react-router';
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { FootBar } from '../../../ui/layout/foot-bar.tsx';
import { useAddresses } from '../../addresses/addresses.data.ts';
import { type OrderBody, refreshOrdering } from '../checkout.data.ts';
import { useTexts } from '../checkout.texts.ts';
import { NoAnswerYet, OrderFailure } from './order-failure.tsx';
import { OrderButton } from './order-button.tsx';
import type { usePlaceOrder } from './use-place-order.ts';

type OpenProps = { placing: ReturnType<typeof usePlaceOrder>; open: OrderBody };

export function OpenOrder({ placing, open }: OpenProps) {
  const t = useTexts();
  const navigate = useNavigate();
  const { ending, isBusy } = placing;
  const sendAgain = async () => {
    const next = await placing.sendAgain(open);
    if (next?.kind !== 'failed' || next.isOpen) return;
    // The shop has refused it: it may be changed again, and what was asked of the shop before is old.
    await navigate({ to: '/placeorder', search: { step: 'payment' } });
    await refreshOrdering();
  };
  return (
    <div className="grid max-w-3xl gap-5">
      {ending?.kind === 'failed' ? <OrderFailure ending={ending} /> : !isBusy && <NoAnswerYet />}
      <Card className="grid gap-4">
        <h2 className="font-semibold text-20">{t('openTitle')}</h2>
        <OpenLines open={open} />
        <OpenFacts open={open} />
      </Card>
      <FootBar className="flex flex-wrap items-center gap-3">
        <OrderButton
          total={open.useStoreCredit ? undefined : open.expectedTotal}
          way={open.paymentMethod}
          isBusy={isBusy}
          onClick={() => void sendAgain()}
        />
        <Anchor href="/order" className={buttonLook('secondary')}>
          {t('seeOrders')}
        </Anchor>
      </FootBar>
    </div>
  );
}

function OpenLines({ open }: { open: OrderBody }) {
  const { number } = useFormats();
  return (
    <ul className="grid gap-1 text-14">
      {open.lines.map(({ code, qty, hostId }) => (
        <li key={JSON.stringify([code, hostId])} className="flex gap-3">
          <span className="figures min-w-10 text-right">{number(qty)} ×</span>
          <span className="min-w-0 wrap-anywhere font-mono">{code}</span>
        </li>
      ))}
    </ul>
  );
}

/** Where to, how, and in which words it was sent. */
function OpenFacts({ open }: { open: OrderBody }) {
  const t = useTexts();
  const { day } = useFormats();
  const address = useAddresses().data?.find((one) => one.id === open.addressId);
  const facts: [string, string | undefined][] = [
    [t('shipTo'), address && [address.fullName, address.address, address.city].join(', ')],
    [t('purchaseOrderNo'), open.purchaseOrderNo],
    [t('costCentre'), open.costCentre],
    [t('wantedBy'), open.wantedBy && day(open.wantedBy)],
    [t('notes'), open.notes],
  ];
  return (
    <dl className="grid gap-3 border-line border-t pt-3 text-14 sm:grid-cols-2">
      {facts.flatMap(([name, value]) =>
        value
          ? [
              <div key={name} className="min-w-0">
                <dt className="text-ink-soft">{name}</dt>
                <dd className="wrap-anywhere">{value}</dd>
              </div>,
            ]
          : [],
      )}
    </dl>
  );
}
