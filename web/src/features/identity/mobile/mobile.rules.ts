// What is checked before a phone number or a code is sent (spec §5: the format of a phone number must be valid, a code is required).
import type { MobileKey } from './mobile.texts.ts';

/** Text key of what is wrong with a field, undefined when nothing is. */
type Problem = MobileKey | undefined;

/** The number as it is sent: `00` for the plus sign, without what stands around it. */
export const plainPhone = (text: string): string => text.trim().replace(/^00/, '+');

/** A number with its country code that can be dialled. */
export function phoneProblem(text: string, canBeDialled: (phone: string) => boolean): Problem {
  const phone = plainPhone(text);
  if (phone === '') return 'phoneRequired';
  if (!phone.startsWith('+')) return 'phoneCountry';
  return /^\+[1-9][\d ()./-]{3,38}$/.test(phone) && canBeDialled(phone) ? undefined : 'phoneFormat';
}

/** Six digits; spaces do not matter. */
export function smsCodeProblem(text: string): Problem {
  return /^\d{6}$/.test(text.replaceAll(/\s/g, '')) ? undefined : 'codeFormat';
}
