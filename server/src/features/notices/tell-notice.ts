// Tells one company, or one of its people, what happened: an order moved on, a report was answered, a return was decided (spec §3 Notice).
import { randomUUID } from 'node:crypto';
import { LANGUAGES, type Language, type NoticeKind } from '@outrigger/contract';
import type { Trx } from '../../platform/db/db.ts';
import { escapedText } from '../../platform/clean-page-text.ts';
import { type InLanguages, insertTold } from './notices.store.ts';

/** What is told, in plain text of all five languages. */
export interface ToldNotice {
  /** Everybody of a company, or one of its people alone. Who may not see prices reads it too: no amount belongs in it. */
  to: { companyId: number; userId?: number };
  kind: Exclude<NoticeKind, 'news' | 'service' | 'recall'>;
  /** One line. */
  name: InLanguages;
  /** A paragraph a line. */
  body: InLanguages;
  /** The language that the body is in, where it is the same in all. */
  bodyIn?: Language;
  /** The path of the shop it leads to, such as `/details?orderNo=…`. */
  link?: string;
  /** What happened to what, such as `order O-2026-1 dispatched 2`; told again it adds nothing. Without one it is told once each time. */
  key?: string;
}

/** What is said in each language. */
export const inEachLanguage = <T>(say: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((one) => [one, say(one)])) as Record<Language, T>;

const inParagraphs = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapedText(line)}</p>`)
    .join('');

/** Tells it in the transaction of what happened: both are true, or neither is. */
export async function tellNotice(trx: Trx, { to, kind, name, body, bodyIn, link, key }: ToldNotice): Promise<void> {
  const paragraphs = inEachLanguage((one) => inParagraphs(body[one]));
  await insertTold(trx, {
    companyId: to.companyId,
    userId: to.userId ?? null,
    kind,
    name,
    body: paragraphs,
    bodyIn: bodyIn ?? null,
    link: link ?? null,
    key: key ?? randomUUID(),
  });
}
