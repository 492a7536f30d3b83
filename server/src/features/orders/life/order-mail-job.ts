// The name of the job that mails what became of an order; written by who moves it, done by the mail room (product §7).

/** The job's name in the outbox. */
export const ORDER_MAIL_JOB = 'orderMail';
