// The mailed code that confirms an order above the company's amount (product §7; spec §8: verification failed, verification code send failed).
import { useState } from 'react';
import { isRefused } from '../../../client/api/failures.ts';
import { useSendOrderCode } from '../checkout.data.ts';

/** Nothing until the shop asks for a code; then it is mailed, typed, and sent with the order. */
export function useConfirmation() {
  const mail = useSendOrderCode();
  const [isAsked, setAsked] = useState(false);
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const send = () => {
    setWrong(false);
    mail.mutate({ purpose: 'order' });
  };
  /** Takes a refusal that is about the code; false for any other. */
  const isMeant = (error: Error): boolean => {
    if (isRefused(error, 'verificationNeeded')) {
      setAsked(true);
      send();
      return true;
    }
    if (!isRefused(error, 'verificationFailed')) return false;
    setWrong(true);
    return true;
  };
  const type = (typed: string) => {
    setWrong(false);
    setCode(typed.replace(/\D/g, '').slice(0, 6));
  };
  return { isAsked, code, isWrong, send, type, isMeant, mail };
}

/** What `useConfirmation` gives. */
export type Confirmation = ReturnType<typeof useConfirmation>;

/** Refusals that are said where the code is typed, and nowhere else. */
export const isOfCode = (error: Error): boolean =>
  isRefused(error, 'verificationNeeded') || isRefused(error, 'verificationFailed');
