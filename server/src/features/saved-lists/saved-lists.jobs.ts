// What is done of lists outside of requests: mails, and the look at orders that followed a list.
import { inTransaction } from '../../platform/db/db.ts';
import { enqueueAll } from '../../platform/jobs/outbox.store.ts';
import type { Shop } from '../../platform/shop.ts';
import { tellNotice } from '../notices/index.ts';
import {
  mailOrderedList,
  mailReminder,
  mailSentList,
  ORDERED_LIST_JOB,
  REMINDER_JOB,
  reminderNotice,
  SENT_LIST_JOB,
} from './mail-lists.ts';
import { moveByHours, moveByWeeks } from './reminders.store.ts';
import { noteOrdered } from './saved-lists.store.ts';

/** The jobs of the outbox. */
export const savedListJobs = {
  [SENT_LIST_JOB]: mailSentList,
  [ORDERED_LIST_JOB]: mailOrderedList,
  [REMINDER_JOB]: mailReminder,
};

/** Notes which order followed a list that was put into a cart, and has its owner told; apart from ordering, so that no order waits for it. */
export async function tellOfOrderedLists({ db }: Pick<Shop, 'db'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const ids = await noteOrdered(trx);
    await enqueueAll(
      trx,
      ORDERED_LIST_JOB,
      ids.map((id) => ({ id })),
    );
  });
}

/** Reminds owners of lists that are needed again, by mail and as a notice; when each is due next is set in the same transaction. */
export async function remindOfLists({ db }: Pick<Shop, 'db'>): Promise<void> {
  await inTransaction(db, async (trx) => {
    const due = [...(await moveByWeeks(trx)), ...(await moveByHours(trx))];
    await enqueueAll(
      trx,
      REMINDER_JOB,
      due.map(({ id }) => ({ id })),
    );
    for (const list of due) await tellNotice(trx, reminderNotice(list));
  });
}
