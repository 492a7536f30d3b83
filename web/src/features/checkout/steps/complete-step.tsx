// Third step: the order is placed; its number, where it stands, and until when it has to be paid (spec §2 Checkout).
import { CircleCheck, Clock } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../../client/formats.ts';
import { Anchor } from '../../../ui/anchor.tsx';
import { buttonLook } from '../../../ui/button-look.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import type { Placed } from '../checkout.data.ts';
import { useTexts } from '../checkout.texts.ts';

export function CompleteStep({ placed }: { placed: Placed }) {
  const t = useTexts();
  const { money, moment } = useFormats();
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
      {placed.status === 'pendingApproval' ? (
        <Waits placed={placed} />
      ) : (
        <p className="text-ink-soft">{t('placedMail')}</p>
      )}
      {placed.payBy && <p className="font-semibold">{t('payBy', { when: moment(placed.payBy) })}</p>}
      <div className="flex flex-wrap gap-3 pt-2">
        <Anchor href={`/details?orderNo=${encodeURIComponent(placed.orderNo)}`} className={buttonLook('primary')}>
          {t('seeOrder')}
        </Anchor>
        <Anchor href="/order" className={buttonLook('secondary')}>
          {t('seeOrders')}
        </Anchor>
        <Anchor href="/history" className={buttonLook('secondary')}>
          {t('orderMore')}
        </Anchor>
      </div>
    </div>
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
