// An unpaid order on its page: until when it waits, and how it is paid; nothing for any other order (spec §2 pay on or before, §4 pay now).
import type { OrderDetail } from '@outrigger/contract';
import { Clock } from 'lucide-react';
import { mailToDesk, useContactEmail } from '../../client/contact-email.ts';
import { useFormats } from '../../client/formats.ts';
import { TextLink } from '../../ui/anchor.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import { PayButtons } from './pay-buttons.tsx';
import { usePayMethods } from './payments.data.ts';
import { useTexts } from './payments.texts.ts';

export function OrderUnpaid({ order }: { order: OrderDetail }) {
  const t = useTexts();
  const { dayTime } = useFormats();
  const mayPay = order.actions.includes('payNow');
  const { data } = usePayMethods(order.status === 'unpaid' && mayPay);
  if (order.status !== 'unpaid' || !order.payBy) return null;
  const isOffered = data === undefined || data.methods.length > 0;
  const isAgain = order.paymentStatus === 'failed';
  const text = mayPay ? (isOffered ? 'payByText' : 'notOffered') : 'othersPay';
  return (
    <Notice
      tone={isAgain ? 'bad' : 'wait'}
      icon={<Clock aria-hidden="true" />}
      title={t('payByTitle', { when: dayTime(order.payBy) })}
      text={[...(isAgain ? [t('failedBefore')] : []), t(text)].join(' ')}
      action={mayPay && (isOffered ? <PayButtons order={order} /> : <DeskMail subject={order.orderNo} />)}
    />
  );
}

function DeskMail({ subject }: { subject: string }) {
  const email = useContactEmail();
  if (email === undefined) return null;
  return (
    <TextLink href={mailToDesk(email, subject)} className="wrap-anywhere">
      {email}
    </TextLink>
  );
}
