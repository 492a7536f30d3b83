// Where the parts desk is written to (spec §8: contact staff by feedback email).
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { useCall } from './use-call.ts';

/** The address of the parts desk; undefined while it is not known. */
export function useContactEmail(): string | undefined {
  return useCall(contentCalls.regionContact, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.email;
}

/** A link that opens a mail to the parts desk with its subject written; the contact page where no address is known. */
export const mailToDesk = (email: string | undefined, subject: string): string =>
  email === undefined ? '/contact' : `mailto:${email}?subject=${encodeURIComponent(subject)}`;
