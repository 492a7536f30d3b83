// The mails of lists, in five languages: one to whoever orders, one to whoever filled the list; no price in either (product §4).
import { type Language, languageFrom } from '@outrigger/contract';
import { writeLetter } from '../../platform/outside/letter.ts';
import type { Shop } from '../../platform/shop.ts';
import { inEachLanguage, type ToldNotice } from '../notices/index.ts';
import { LIST_WORDS, type ListWords } from './list-words.ts';
import type { DueList } from './reminders.store.ts';
import { type ListMail, readOrderedMails, readReminderMails, readSentMails } from './saved-lists.reads.ts';

/** The jobs of the outbox that mail. */
export const SENT_LIST_JOB = 'mail sent list';
/** The job that tells whoever filled a list of its order. */
export const ORDERED_LIST_JOB = 'mail ordered list';
/** The job that reminds of a list that is needed again. */
export const REMINDER_JOB = 'mail list reminder';

/** The job: asks the main account to order a list; bears being done twice. */
export async function mailSentList(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const id = Number(facts['id']);
  for (const mail of await readSentMails(shop.db, id)) {
    const said = wordsFor(mail);
    const lines = [said.sentText, ...(mail.note ? [mail.note] : []), ...(mail.serialNumber ? [said.machine] : [])];
    const link = { label: said.toList, url: `${shop.config.publicUrl}/lists?id=${id}` };
    await send(shop, mail, { subject: said.sent, lines: [...lines, ...partsOf(mail)], link });
  }
}

/** The job: tells whoever filled a list that it was ordered; bears being done twice. */
export async function mailOrderedList(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  for (const mail of await readOrderedMails(shop.db, Number(facts['id']))) {
    const said = wordsFor(mail);
    const url = `${shop.config.publicUrl}/details?orderNo=${encodeURIComponent(mail.orderNo ?? '')}`;
    await send(shop, mail, { subject: said.ordered, lines: [said.orderedText], link: { label: said.toOrder, url } });
  }
}

/** The job: reminds the owner of a list that is needed again; bears being done twice. */
export async function mailReminder(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const id = Number(facts['id']);
  for (const mail of await readReminderMails(shop.db, id)) {
    const said = wordsFor(mail);
    const link = { label: said.toList, url: `${shop.config.publicUrl}/lists?id=${id}` };
    await send(shop, mail, {
      subject: said.due,
      lines: [...reminderLines(said, mail.hours), ...partsOf(mail)],
      link,
    });
  }
}

/** A line says its machines where the list is not for one alone. */
const partsOf = ({ lines, serialNumber }: ListMail): string[] =>
  lines.map(({ code, quantity, serials }) => {
    const isSaid = serials.length === 0 || (serials.length === 1 && serials[0] === serialNumber);
    return `${quantity} × ${code}${isSaid ? '' : ` (${serials.join(', ')})`}`;
  });

/** The notice that stands beside the mail of a reminder. */
export function reminderNotice({ id, companyId, ownerId, dueBy, ...list }: DueList): ToldNotice {
  const saidIn = (language: Language): ListWords => wordsFor({ language, by: '', orderNo: null, ...list });
  const textIn = (language: Language): string => reminderLines(saidIn(language), list.hours).join('\n');
  return {
    to: { companyId, userId: ownerId },
    kind: 'order',
    name: inEachLanguage((language) => saidIn(language).due),
    body: inEachLanguage(textIn),
    link: `/lists?id=${id}`,
    key: `list ${id} due ${dueBy}`,
  };
}

const reminderLines = ({ atHours, dueText }: ListWords, hours: number | null): string[] =>
  hours === null ? [dueText] : [atHours, dueText];

type Facts = Pick<ListMail, 'language' | 'name' | 'by' | 'serialNumber' | 'orderNo' | 'hours'>;

function wordsFor({ language, name, by, serialNumber, orderNo, hours }: Facts): ListWords {
  const facts: Record<string, string> = {
    name,
    by,
    serial: serialNumber ?? '',
    orderNo: orderNo ?? '',
    hours: String(hours ?? ''),
  };
  const fill = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, fact: string) => facts[fact] ?? '');
  const said = LIST_WORDS[languageFrom(language)];
  return Object.fromEntries(Object.entries(said).map(([key, text]) => [key, fill(text)])) as unknown as ListWords;
}

async function send(
  shop: Shop,
  { email: to, language }: ListMail,
  letter: Omit<Parameters<typeof writeLetter>[0], 'language'>,
): Promise<void> {
  await shop.messenger.send({ channel: 'mail', to, language, ...writeLetter({ language, ...letter }) });
}
