// The one way a mail about an order or a return goes to its reader: what it says stands among his notices, too (spec §3 Notice).
import type { Language } from '@outrigger/contract';
import { inTransaction } from '../../../platform/db/db.ts';
import type { Shop } from '../../../platform/shop.ts';
import { inEachLanguage, type ToldNotice, tellNotice } from '../../notices/index.ts';
import type { WrittenMail } from './orders.mail.ts';

/** Whom it goes to; the parts desk has a work queue instead of notices. */
export interface ToldReader {
  userId: number;
  /** Null for somebody of the parts desk. */
  companyId: number | null;
  email: string;
  language: Language;
}

/** What is told, in any language. */
export interface Told {
  kind: Extract<ToldNotice['kind'], 'order' | 'return'>;
  /** What happened to what, such as `order O-2026-1 dispatch 2`; told to a reader once. */
  key: string;
  /** The path it leads to. */
  path: string;
  mailIn: (language: Language) => WrittenMail;
  /** The lines of the notice, without amounts. */
  newsIn: (language: Language) => readonly string[];
}

/** The notice stands first and once, also where the mail has to be tried again or is refused for good. */
export async function sendAndTell(shop: Shop, reader: ToldReader, told: Told): Promise<void> {
  const { userId, companyId, email: to, language } = reader;
  const { kind, key, path: link, mailIn, newsIn } = told;
  if (companyId !== null)
    await inTransaction(shop.db, (trx) =>
      tellNotice(trx, {
        to: { companyId, userId },
        kind,
        name: inEachLanguage((one) => mailIn(one).subject),
        body: inEachLanguage((one) => newsIn(one).join('\n')),
        link,
        key: `${key} ${userId}`,
      }),
    );
  await shop.messenger.send({ channel: 'mail', to, language, ...mailIn(language) });
}
