// The newsletter as visitors ask for it, confirm it and leave it (spec §7 newsletter).
import { newsletterCalls } from '@outrigger/contract/calls/newsletter.ts';
import { useSend } from '../../client/api/use-call.ts';

/** Has the link mailed; the form shows a failure in place. */
export const useSubscribe = () => useSend(newsletterCalls.subscribeNewsletter, { quiet: true });
/** Confirms by the ticket of the mailed link. */
export const useConfirm = () => useSend(newsletterCalls.confirmNewsletter, { quiet: true, isPress: true });
/** Leaves by the ticket of any mail. */
export const useLeave = () => useSend(newsletterCalls.leaveNewsletter, { quiet: true, isPress: true });
