// All work done outside of requests: the outbox's jobs and what runs every so often (architecture §2).
import { FEEDBACK_JOB, mailFeedback } from './features/feedback/index.ts';
import { limits } from '@outrigger/contract';
import { forgetOldActivity } from './features/activity/index.ts';
import { checkAuditFurther } from './features/audit/index.ts';
import { forgetOldCodes, identityJobs } from './features/identity/index.ts';
import { ANSWER_MAIL_JOB, mailAnswer } from './features/inbox/index.ts';
import { placeFiles } from './features/imports/index.ts';
import { mailRecall, RECALL_MAIL_JOB, tellOfRecalls } from './features/notices/index.ts';
import { mailNewsletterLink, NEWSLETTER_JOB } from './features/newsletter/index.ts';
import {
  askCarriers,
  completeOrders,
  expireOrders,
  orderJobs,
  remindOrders,
  settleAttempts,
} from './features/orders/index.ts';
import { countTogether } from './features/parts/index.ts';
import { doRefund, lookAtRefunds, requestOwedRefunds, REFUND_JOBS } from './features/payments/index.ts';
import { remindOfLists, savedListJobs, tellOfOrderedLists } from './features/saved-lists/index.ts';
import { READ_MANUAL_JOB, readManualText, requestReadings } from './features/service-manuals/index.ts';
import { INQUIRY_MAIL_JOB, mailInquiry } from './features/service-tools/index.ts';
import { sortBegunPrices } from './features/supersession/index.ts';
import { removeUnusedUploads } from './features/uploads/index.ts';
import { forgetOldChanges } from './platform/change-log/changes.store.ts';
import { forgetOldHits } from './platform/counters.store.ts';
import { FORGET_FILE_JOB, removeForgottenFile } from './platform/http/forget-product-file.ts';
import { forgetOldKeys } from './platform/idempotency/idempotency.store.ts';
import { forgetDoneJobs } from './platform/jobs/outbox.store.ts';
import { deliverTestNotice } from './platform/outside/payments/test-provider/deliver-notice.ts';
import { TEST_NOTICE_JOB } from './platform/outside/payments/test-provider/test-payments.store.ts';
import type { Work } from './platform/jobs/run-jobs.ts';
import { endStaleSessions } from './platform/sessions/sessions.store.ts';

/** The worker's list. */
export const work: Work = {
  jobs: {
    [ANSWER_MAIL_JOB]: mailAnswer,
    ...identityJobs,
    [FEEDBACK_JOB]: mailFeedback,
    [FORGET_FILE_JOB]: removeForgottenFile,
    [INQUIRY_MAIL_JOB]: mailInquiry,
    [NEWSLETTER_JOB]: mailNewsletterLink,
    ...orderJobs,
    [RECALL_MAIL_JOB]: mailRecall,
    [READ_MANUAL_JOB]: readManualText,
    [REFUND_JOBS.refund]: doRefund,
    ...savedListJobs,
    [TEST_NOTICE_JOB]: deliverTestNotice,
  },
  routines: [
    { name: 'end stale sessions', everySeconds: 60, run: async ({ db }) => void (await endStaleSessions(db)) },
    { name: 'expire orders', everySeconds: 60, run: async ({ db }) => void (await expireOrders(db)) },
    { name: 'complete orders', everySeconds: 300, run: async ({ db }) => void (await completeOrders(db)) },
    { name: 'remind of orders', everySeconds: 300, run: async ({ db }) => void (await remindOrders(db)) },
    { name: 'ask carriers', everySeconds: 60, run: askCarriers },
    { name: 'settle payments', everySeconds: 30, run: settleAttempts },
    { name: 'look at refunds', everySeconds: 60, run: lookAtRefunds },
    { name: 'request owed refunds', everySeconds: 300, run: async ({ db }) => void (await requestOwedRefunds(db)) },
    { name: 'remind of lists', everySeconds: 600, run: remindOfLists },
    { name: 'tell of recalls', everySeconds: 60, run: tellOfRecalls },
    { name: 'tell of ordered lists', everySeconds: 30, run: tellOfOrderedLists },
    { name: 'count what is ordered together', everySeconds: 3600, run: countTogether },
    { name: 'sort begun prices', everySeconds: 300, run: ({ db }) => sortBegunPrices(db) },
    { name: 'place files of imports', everySeconds: 60, run: placeFiles },
    { name: 'request readings of manuals', everySeconds: 60, run: requestReadings },
    { name: 'check the audit trail', everySeconds: 300, run: ({ db }) => checkAuditFurther(db) },
    { name: 'remove unused uploads', everySeconds: 3600, run: removeUnusedUploads },
    { name: 'forget old activity', everySeconds: 3600, run: ({ db }) => forgetOldActivity(db, limits.activityDays) },
    { name: 'forget old changes', everySeconds: 600, run: ({ db }) => forgetOldChanges(db) },
    { name: 'forget old counters', everySeconds: 3600, run: ({ db }) => forgetOldHits(db) },
    { name: 'forget old keys', everySeconds: 3600, run: ({ db }) => forgetOldKeys(db, limits.idempotencyDays) },
    { name: 'forget old codes', everySeconds: 3600, run: ({ db }) => forgetOldCodes(db) },
    { name: 'forget done jobs', everySeconds: 3600, run: ({ db }) => forgetDoneJobs(db) },
  ],
};
