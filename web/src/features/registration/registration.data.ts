// Questions and sends of the ways to an account (spec §7 Login; product §3).
import type { ResultOf } from '@outrigger/contract';
import { mailboxCalls } from '@outrigger/contract/calls/mailbox.ts';
import { pageCalls } from '@outrigger/contract/calls/pages.ts';
import { registrationCalls } from '@outrigger/contract/calls/registration.ts';
import { useCall } from '../../client/api/use-call.ts';
import { useRequest } from '../../client/api/use-request.ts';

/** What is told once a code or link is on its way. */
export type CodeSent = ResultOf<typeof registrationCalls.sendEmailCode>;
/** Who is invited, and the token of the bind flow. */
export type Bound = ResultOf<typeof registrationCalls.bindUser>;

/** Signed in at the end of the way. */
export type SignedIn = ResultOf<typeof registrationCalls.savePwd>;

/** Has a code to register with or a link for a forgotten password mailed. */
export const useSendEmailCode = () => useRequest(registrationCalls.sendEmailCode);
/** Takes the mailed code. */
export const useVerify = () => useRequest(registrationCalls.verify);
/** What the ticket of a link is good for. */
export const useTicket = (ticket: string) =>
  useCall(registrationCalls.checkVerify, { ticket }, { enabled: ticket !== '', retryOnMount: false, staleTime: 0 });
/** Takes the link of a verification mail. */
export const useVerifyLink = () => useRequest(registrationCalls.verifyLink);
/** The version of the terms that a registration agrees to. */
export const useTermsVersion = () => useCall(pageCalls.termsVersion, {});
/** Registers the company. */
export const useRegister = () => useRequest(registrationCalls.register);
/** Sets a new password by a mailed link. */
export const useForgetPassword = () => useRequest(registrationCalls.forgetPassword);
/** Takes an invitation. */
export const useBindUser = () => useRequest(registrationCalls.bindUser);
/** Has a code mailed to the invited person. */
export const useSendBindCode = (token: string) => useRequest(registrationCalls.sendUserEmailCode, token);
/** Takes that code. */
export const useVerifyBindCode = (token: string) => useRequest(registrationCalls.verifyUserEmail, token);
/** Keeps the password of the invited person. */
export const useSavePwd = (token: string) => useRequest(registrationCalls.savePwd, token);
/** The last mail of an address in a demo. */
export const useDemoMail = (email: string) =>
  useCall(mailboxCalls.demoMail, { email }, { enabled: email !== '', staleTime: 0 });
