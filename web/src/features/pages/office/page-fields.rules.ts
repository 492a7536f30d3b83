// The draft of a page as it is typed (product §8).
import { type FiveTexts, NO_TEXTS, type PageVersionTexts } from '@outrigger/contract';

/** What the fields hold. */
export interface PageFields {
  version: string;
  name: FiveTexts;
  body: FiveTexts;
}

/** What they hold at first: the draft, or the texts of another version under a name of today's. */
export function fieldsOf(base: PageVersionTexts | undefined, today: string): PageFields {
  if (!base) return { version: today, name: NO_TEXTS, body: NO_TEXTS };
  return { version: base.state === 'draft' ? base.version : today, name: base.name, body: base.body };
}

/** Whether both hold the same. */
export const isSame = (one: PageFields, other: PageFields): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether there is enough to be kept: its name, and heading and text in English, which the other languages fall back to. */
export const isWhole = ({ version, name, body }: PageFields): boolean =>
  [version, name.en, body.en].every((text) => text.trim() !== '');
