// Questions to the parts desk, and its answers on their way (product §8).
import type { InputOf, QuestionKind, ResultOf } from '@outrigger/contract';
import { inboxCalls } from '@outrigger/contract/calls/inbox.ts';
import { queueCalls } from '@outrigger/contract/calls/queue.ts';
import { useCall, useSend } from '../../client/api/use-call.ts';

type InboxAsked = InputOf<typeof inboxCalls.inboxList>;
/** A page of the inbox. */
export type Inbox = ResultOf<typeof inboxCalls.inboxList>;

const { inboxList, question, answerQuestion, closeQuestion } = inboxCalls;
const refreshes = [inboxList, question, queueCalls.officeQueue];

/** One page of questions. */
export const useInbox = (asked: InboxAsked) => useCall(inboxList, asked, { keepPrevious: true });
/** One question whole. */
export const useQuestion = (kind: QuestionKind, id: number) => useCall(question, { kind, id });
/** Mails an answer; the form shows a failure in place and keeps what was typed. */
export const useAnswer = () => useSend(answerQuestion, { quiet: true, refreshes });
/** Closes a question. */
export const useClose = () => useSend(closeQuestion, { isPress: true, refreshes });
