// The name of the job that mails a report of a receipt to the parts desk, and its answer to who reported; done in mail-receipt.ts.

/** The job's name in the outbox. */
export const RECEIPT_MAIL_JOB = 'receiptMail';
