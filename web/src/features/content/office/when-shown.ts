// From when to when something is shown, before what and where it leads, as it is typed and as it is sent.
import { isLink } from '@outrigger/contract';
import { momentTyped, typedMoment } from '../../../ui/fields/local-moment.ts';

/** What the fields hold. */
export interface WhenFields {
  position: string;
  from: string;
  to: string;
}

/** What they hold at first; what is new comes first. */
export const whenOf = (one: { position: number; from: string | null; to: string | null } | undefined): WhenFields => ({
  position: String(one?.position ?? 0),
  from: typedMoment(one?.from ?? null),
  to: typedMoment(one?.to ?? null),
});

/** Whether it is a place in the order. */
export const isPlace = (position: string): boolean => /^\d{1,4}$/.test(position.trim());

/** Whether it is a link, or none. */
export const isLinkOrNone = (link: string): boolean => link.trim() === '' || isLink(link.trim());

/** What is sent. */
export const whenGiven = ({ position, from, to }: WhenFields) => ({
  position: Number(position),
  from: momentTyped(from),
  to: momentTyped(to),
});

/** Text that may be missing, as it is sent. */
export const orNull = (text: string): string | null => text.trim() || null;
