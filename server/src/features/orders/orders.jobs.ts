// What is done of orders outside of requests, by the outbox.
import { ORDER_MAIL_JOB } from './life/order-mail-job.ts';
import { REFUND_JOBS } from '../payments/index.ts';
import { mailOrder, mailRefund } from './mail/mail-order.ts';
import { CLOSE_ATTEMPT_JOB } from './pay/close-attempt-job.ts';
import { closeAttempt } from './pay/settle-attempt.ts';
import { mailReturn } from './returns/mail-return.ts';
import { RETURN_MAIL_JOB } from './returns/return-mail-job.ts';
import { mailReceipt } from './receipt/mail-receipt.ts';
import { RECEIPT_MAIL_JOB } from './receipt/receipt-mail-job.ts';

/** The jobs of the outbox. */
export const orderJobs = {
  [ORDER_MAIL_JOB]: mailOrder,
  [RECEIPT_MAIL_JOB]: mailReceipt,
  [REFUND_JOBS.mail]: mailRefund,
  [RETURN_MAIL_JOB]: mailReturn,
  [CLOSE_ATTEMPT_JOB]: closeAttempt,
};
