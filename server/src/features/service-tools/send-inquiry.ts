// Keeps an inquiry and has it mailed to the parts desk (spec §2 Service tools, §5, §9; product §2: without a file open to anyone).
import type { calls, ParsedOf } from '@outrigger/contract';
import type { OpenContext } from '../../platform/context.ts';
import { countedAs, countHit } from '../../platform/counters.store.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/outbox.store.ts';
import { refuse } from '../../platform/refuse.ts';
import { claimUploads } from '../uploads/index.ts';
import { hasInquiry } from './service-tools.reads.ts';
import { insertInquiry } from './inquiries.store.ts';
import { INQUIRY_MAIL_JOB } from './mail-inquiry.ts';

const HOUR = 3600;

/** Takes twenty inquiries an hour of one account, or from one place of visitors, and five of a visitor from one email address, which anybody may type; a key known already keeps and counts nothing. */
export async function sendInquiry(
  { db, caller, ip, language }: OpenContext,
  inquiry: ParsedOf<typeof calls.serviceTools.sendInquiry>,
): Promise<null> {
  const fileId = inquiry.fileId ?? null;
  if (fileId !== null && !caller) refuse('signInAgain');
  if (inquiry.sendKey && (await hasInquiry(db, inquiry.sendKey))) return null;
  await countHit(db, { name: 'inquiriesFrom', subject: countedAs(caller, ip), hits: 20, seconds: HOUR });
  if (!caller) await countHit(db, { name: 'inquiriesOf', subject: inquiry.email, hits: 5, seconds: HOUR });
  await inTransaction(db, async (trx) => {
    if (caller && fileId !== null) await claimUploads(trx, caller, [fileId]);
    const id = await insertInquiry(trx, { ...inquiry, by: caller, language });
    if (id !== null) await enqueue(trx, INQUIRY_MAIL_JOB, { id });
  });
  return null;
}
