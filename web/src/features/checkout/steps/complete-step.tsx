// Third step: the order is placed; its number, where it stands, and until when it has to be paid (spec §2 Checkout).
import { lineMachines, type OrderDetail, textToMinor } from '@outrigger/contract';
import { CircleCheck, Clock, Printer } from 'lucide-react';
import { Fragment, useEffect, useRef } from 'react';
import { inLanguage, useFormats } from '../../../client/formats.ts';
import { useLanguage } from '../../../client/texts.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { printWhole } from '../../../ui/print/print-whole.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { OrderUnpaid } from '../../payments/index.ts';
import type { Placed } from '../checkout.data.ts';
import { useTexts } from '../checkout.texts.ts';

type CompleteProps = {
  placed: Placed;
  /** The order as the shop has it; undefined while it is being read. */
  order: OrderDetail | undefined;
};

export function CompleteStep({ placed, order }: CompleteProps) {
  const t = useTexts();
  const { dayTime, money } = useFormats();
  const head = useRef<HTMLParagraphElement>(null);
  useEffect(() => head.current?.focus(), []);
  return (
    <div className="grid justify-items-start gap-3">
      <p ref={head} tabIndex={-1} role="status" className="flex items-center gap-3 font-semibold text-20">
        <CircleCheck aria-hidden="true" className="size-7 shrink-0 text-good" />
        <span>
          {t('placed')} <span className="font-mono">{placed.orderNo}</span>
        </span>
      </p>
      {placed.total && <p className="figures">{t('placedTotal', { total: money(placed.total) })}</p>}
      {order && <AfterStoreCredit order={order} />}
      {placed.status === 'pendingApproval' ? (
        <Waits placed={placed} />
      ) : (
        <p className="text-ink-soft">{t('placedMail')}</p>
      )}
      {placed.payBy && !order && <p className="font-semibold">{t('payBy', { when: dayTime(placed.payBy) })}</p>}
      {order && <OrderUnpaid order={order} />}
      {order ? <OrderedLines order={order} /> : <Skeleton className="h-24 w-full rounded-box" />}
      <div className="flex flex-wrap gap-3 pt-2 print:hidden">
        <Anchor href={`/details?orderNo=${encodeURIComponent(placed.orderNo)}`} className={buttonLook('primary')}>
          {t('seeOrder')}
        </Anchor>
        <Anchor href="/order" className={buttonLook('secondary')}>
          {t('seeOrders')}
        </Anchor>
        <Anchor href="/history" className={buttonLook('secondary')}>
          {t('orderMore')}
        </Anchor>
        <Button icon={<Printer aria-hidden="true" className="size-4" />} onClick={printWhole}>
          {t('print')}
        </Button>
      </div>
    </div>
  );
}

/** What store credit took of the total, and what that left. */
function AfterStoreCredit({ order: { storeCredit, due } }: { order: OrderDetail }) {
  const t = useTexts();
  const { money } = useFormats();
  if (!storeCredit || !due || textToMinor(storeCredit.amount) === 0) return null;
  const rows = [
    { name: t('storeCreditUsed'), amount: { ...storeCredit, amount: `-${storeCredit.amount}` } },
    { name: t('leftToPay'), amount: due },
  ];
  return (
    <dl className="figures grid grid-cols-[auto_auto] gap-x-4 gap-y-1">
      {rows.map(({ name, amount }) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd className="text-right">{money(amount)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** What was ordered, for which machine, and when it is promised for. */
function OrderedLines({ order }: { order: OrderDetail }) {
  const t = useTexts();
  const language = useLanguage();
  const { number, promise } = useFormats();
  return (
    <ul aria-label={t('ordered')} className="grid w-full max-w-3xl border-line border-y">
      {order.lines.map((line) => {
        const name = inLanguage(line, 'name', language);
        return (
          <li
            key={line.lineNo}
            className="grid gap-x-4 border-line border-b py-2 last:border-b-0 sm:grid-cols-[minmax(0,1fr)_auto]"
          >
            <p className="min-w-0">
              <span className="figures">{number(line.quantity)} ×</span>{' '}
              <span lang={name.lang} className="wrap-anywhere font-medium">
                {name.text}
              </span>{' '}
              <span className="wrap-anywhere inline-block max-w-full font-mono text-14">{line.code}</span>
              {line.machineSerial && (
                <span className="block text-14 text-ink-soft">
                  {t('forMachine', { serial: lineMachines(line) ?? '' })}
                </span>
              )}
            </p>
            {line.promiseDate && (
              <p className="text-14 text-ink-soft">{t('lineBy', { day: promise(line.promiseDate) })}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

const REASONS = { credit: 'waitsCredit', spendLimit: 'waitsSpendLimit', noPrice: 'waitsNoPrice' } as const;

/** What the order waits for, and on whom (product §7 approvals). */
function Waits({ placed }: { placed: Placed }) {
  const t = useTexts();
  // Of an order without prices nothing is said that would tell whether its stock is taken already.
  const mail = placed.approvals.includes('noPrice') ? 'waitsMailNoPrice' : 'waitsMail';
  return (
    <Notice
      tone="wait"
      icon={<Clock aria-hidden="true" />}
      title={t('waitsTitle')}
      text={[...placed.approvals.map((reason) => t(REASONS[reason])), t(mail)].join(' ')}
    />
  );
}
