// The name of the job that mails what became of a return; written by who moves it, done by the mail room.

/** The job's name in the outbox. */
export const RETURN_MAIL_JOB = 'returnMail';
