// The question of the contact form on its way (spec §7 feedback).
import { feedbackCalls } from '@outrigger/contract/calls/feedback.ts';
import { useSend } from '../../client/api/use-call.ts';

/** Sends a question; the form shows a failure in place and keeps what was typed. */
export const useSendFeedback = () => useSend(feedbackCalls.sendFeedback, { quiet: true });
