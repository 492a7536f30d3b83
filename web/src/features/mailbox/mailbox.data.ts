// Questions of the mailbox in the office (product §8).
import type { InputOf, ResultOf } from '@outrigger/contract';
import { mailboxCalls } from '@outrigger/contract/calls/mailbox.ts';
import { useCall } from '../../client/api/use-call.ts';

/** A mail in the list. */
export type MailRow = ResultOf<typeof mailboxCalls.mailList>['items'][number];

/** One page of mails. */
export const useMails = (asked: InputOf<typeof mailboxCalls.mailList>) =>
  useCall(mailboxCalls.mailList, asked, { keepPrevious: true });
/** One mail with its text. */
export const useMail = (id: number) => useCall(mailboxCalls.readMail, { id });
