// Where the parts desk is written to (spec §8: contact staff by feedback email).
import { contentCalls } from '@outrigger/contract/calls/content.ts';
import { useCall } from './api/use-call.ts';

/** The address of the parts desk; undefined while it is not known. */
export function useContactEmail(): string | undefined {
  return useCall(contentCalls.regionContact, {}, { staleTime: Number.POSITIVE_INFINITY }).data?.email;
}

/** A link that opens a mail to the parts desk with its subject written. */
export const mailToDesk = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;

const CONTACT = '/contact';

/** The mail to the parts desk; the contact page while no address is known. */
export function useDeskHref(subject: string): string {
  const email = useContactEmail();
  return email === undefined ? CONTACT : mailToDesk(email, subject);
}
