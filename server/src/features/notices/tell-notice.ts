// Tells one company, or one of its people, what happened: an order moved on, a report was answered, a return was decided (spec §3 Notice).
import { LANGUAGES, type NoticeKind } from '@outrigger/contract';
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
  /** The path of the shop it leads to, such as `/details?orderNo=…`. */
  link?: string;
  /** What happened to what, such as `order O-2026-1 dispatched 2`; told again it adds nothing. */
  key: string;
}

const inParagraphs = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => `<p>${escapedText(line)}</p>`)
    .join('');

/** Tells it in the transaction of what happened: both are true, or neither is. */
export async function tellNotice(trx: Trx, { to, kind, name, body, link, key }: ToldNotice): Promise<void> {
  const paragraphs = Object.fromEntries(LANGUAGES.map((one) => [one, inParagraphs(body[one])])) as InLanguages;
  await insertTold(trx, {
    companyId: to.companyId,
    userId: to.userId ?? null,
    kind,
    name,
    body: paragraphs,
    link: link ?? null,
    key,
  });
}
