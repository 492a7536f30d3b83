// What happened to an order in words, with who, when and why, the newest on top; above it the open end (product §7: each transition appends an event).
import type { OrderDetail } from '@outrigger/contract';
import type { ReactNode } from 'react';
import { useFormats } from '../../client/formats.ts';
import { STATUS_WORDS } from './order-words.tsx';
import { type OrdersKey, useTexts } from './orders.texts.ts';

type Event = OrderDetail['events'][number];

const WORDS: Record<string, OrdersKey> = {
  make: 'evMake',
  clear: 'evClear',
  captured: 'evCaptured',
  paymentFailed: 'evPaymentFailed',
  payReminder: 'evPayReminder',
  cancel: 'evCancel',
  payByPassed: 'evPayByPassed',
  approve: 'evApprove',
  reject: 'evReject',
  approvalReminder: 'evApprovalReminder',
  approvalExpired: 'evApprovalExpired',
  dispatch: 'evDispatch',
  delivered: 'evDelivered',
  confirmReceipt: 'evConfirmReceipt',
  receiptOverdue: 'evReceiptOverdue',
  returnAccepted: 'evReturnAccepted',
  givenBack: 'evGivenBack',
  reported: 'evReported',
  reportAnswered: 'evReportAnswered',
  reportReplaced: 'evReportReplaced',
  reportCredited: 'evReportCredited',
  reportRefused: 'evReportRefused',
};
const OF_BATCH: Record<string, OrdersKey> = { dispatch: 'evDispatchBatch', delivered: 'evDeliveredBatch' };
const WITH_AMOUNT: Record<string, OrdersKey> = {
  givenBack: 'evGivenBackAmount',
  reportCredited: 'evReportCreditedAmount',
};
const ACTORS: Record<string, OrdersKey> = {
  office: 'actorOffice',
  provider: 'actorProvider',
  carrier: 'actorCarrier',
  clock: 'actorClock',
};

export function OrderEvents({ events, next }: { events: readonly Event[]; next?: ReactNode }) {
  return (
    <ol className="grid text-14">
      {next}
      {events.toReversed().map((event, at) => (
        <EventRow key={`${event.at} ${event.event} ${at}`} event={event} />
      ))}
    </ol>
  );
}

function EventRow({ event }: { event: Event }) {
  const t = useTexts();
  const { dayTime, money } = useFormats();
  const ofAmount = WITH_AMOUNT[event.event];
  const actor = ACTORS[event.actor];
  const who = event.by ?? (actor ? t(actor) : null);
  return (
    <li className="relative border-line border-l-2 pb-4 pl-4 last:pb-0">
      <span aria-hidden="true" className="-left-[5px] absolute top-1.5 size-2 rounded-full bg-ink-soft" />
      <p className="font-semibold">
        {event.amount && ofAmount ? t(ofAmount, { amount: money(event.amount) }) : wordsOf(event, t)}
      </p>
      <p className="text-ink-soft">
        <span className="figures whitespace-nowrap">{dayTime(event.at)}</span>
        {who && <span className="wrap-anywhere"> · {who}</span>}
      </p>
      {event.reason && <p className="wrap-anywhere whitespace-pre-line pt-1">{event.reason}</p>}
    </li>
  );
}

function wordsOf({ event, batchNo, toStatus }: Event, t: ReturnType<typeof useTexts>): string {
  const ofBatch = OF_BATCH[event];
  if (ofBatch && batchNo !== null) return t(ofBatch, { no: batchNo });
  return t(WORDS[event] ?? STATUS_WORDS[toStatus]);
}
