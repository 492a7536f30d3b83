// Mails a recall to each person it reaches, once: who does not sign in has to hear of it, too (spec §3 Notice; product §8).
import { inTransaction } from '../../../platform/db/db.ts';
import { enqueueAll } from '../../../platform/jobs/outbox.store.ts';
import { writeLetter } from '../../../platform/outside/letter.ts';
import type { Shop } from '../../../platform/shop.ts';
import { plainLinesOf } from '../../../platform/clean-page-text.ts';
import { findNotice, readOwnMachines } from '../notices.reads.ts';
import { noteUnmailed } from './recall-mails.store.ts';
import { readRecallReader } from './recall-reader.reads.ts';
import { RECALL_WORDS } from './recall-words.ts';

/** The name of the job in the outbox. */
export const RECALL_MAIL_JOB = 'recallMail';

const AT_ONCE = 1000;
const MACHINES_NAMED = 20;

/** The routine: whoever a recall in force reaches and did not confirm it gets his one mail, also where his company took the machine over later. */
export async function tellOfRecalls({ db }: Pick<Shop, 'db'>): Promise<void> {
  await inTransaction(db, async (trx) => enqueueAll(trx, RECALL_MAIL_JOB, await noteUnmailed(trx, AT_ONCE)));
}

/** The job; bears being done twice, and mails nothing that is over or confirmed by then. */
export async function mailRecall(shop: Shop, facts: Record<string, unknown>): Promise<void> {
  const noticeId = Number(facts['noticeId']);
  const reader = await readRecallReader(shop.db, Number(facts['userId']));
  if (!reader) return;
  const { email: to, language, companyId } = reader;
  const notice = await findNotice(shop.db, reader, { id: noticeId, language });
  if (!notice || notice.confirmedAt !== null) return;
  const { name, body, needsConfirmation } = notice;
  const said = RECALL_WORDS[language];
  const machines = await readOwnMachines(shop.db, companyId, noticeId);
  const named = machines
    .slice(0, MACHINES_NAMED)
    .map(({ model, serialNumber, fleetNumber }) => [model, serialNumber, fleetNumber].filter(Boolean).join(' '));
  if (machines.length > named.length) named.push('…');
  const letter = writeLetter({
    language,
    subject: said.subject.replace('{name}', () => name),
    lines: [
      ...plainLinesOf(body),
      ...(named.length > 0 ? [said.machines.replace('{machines}', () => named.join(', '))] : []),
    ],
    link: {
      label: needsConfirmation ? said.confirm : said.look,
      url: `${shop.config.publicUrl}/notice/detail?id=${noticeId}`,
    },
  });
  await shop.messenger.send({ channel: 'mail', to, language, ...letter });
}
