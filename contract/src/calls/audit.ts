/** The audit trail: who did what to whom and when, and whether its chain holds (product §8). */
import * as z from 'zod/mini';
import { get } from '../call.ts';
import { Day, DayOffset, line } from '../fields.ts';

/** Everything that is noted, by the name of its use case; the office has words for each in five languages. */
export const AUDIT_ACTIONS = [
  'approveCompany',
  'refuseCompany',
  'applyForSubAccount',
  'modifySubAccount',
  'deleteSubAccount',
  'approveSubAccount',
  'refuseSubAccount',
  'inviteSubAccountAgain',
  'closeSubAccount',
  'makeMainAccount',
  'setCreditLine',
  'bookCredit',
  'setRate',
  'withdrawRate',
  'officeApproveOrder',
  'officeRejectOrder',
  'cancelForCustomer',
  'dispatchBatch',
  'deliverBatch',
  'correctTracking',
  'retryRefund',
  'refundByHand',
  'register',
  'renameCompany',
  'savePwd',
  'modifyPassword',
  'forgetPassword',
  'verifyPhone',
  'signInToOffice',
  'makeFirstAdministrator',
  'makeAdministrator',
  'inviteAdministrator',
  'inviteAdministratorAgain',
  'acceptOfficeInvitation',
  'setAdministratorRoles',
  'setAdministratorActive',
  'enrollSecondFactor',
  'renewRecoveryCodes',
  'resetSecondFactor',
  'replacePicture',
  'saveHotspots',
  'saveFigure',
  'saveManual',
  'removeManual',
  'saveModel',
  'saveModelNodes',
  'removeModel',
  'answerQuestion',
  'closeQuestion',
  'saveTool',
  'deleteTool',
  'setSeller',
  'publishPage',
  'removePageVersion',
  'saveNotice',
  'removeNotice',
  'saveContent',
  'removeContent',
  'acceptReturn',
  'refuseReturn',
  'creditReturn',
  'settleReceiptReport',
] as const;
/** Something that is noted. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** What a value was or is: a text, a number, a claim, several of them, or nothing. */
const Plain = z.union([z.string(), z.number(), z.boolean()]);
const Value = z.nullable(z.union([Plain, z.array(Plain)]));
/** A value of the trail. */
export type AuditValue = z.infer<typeof Value>;

const Entry = z.object({
  /** Its place in the chain, 1 and up. */
  position: z.number(),
  at: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** The address of who did it; null for the operator at the command line. */
  by: z.nullable(z.string()),
  company: z.nullable(z.string()),
  /** What it was done to, as `user 12` or `currency EUR`; a person with his address. */
  subject: z.nullable(z.string()),
  person: z.nullable(z.string()),
  /** What changed; without `before` where there was nothing. */
  changes: z.array(z.object({ field: z.string(), before: z.optional(Value), after: z.optional(Value) })),
  reason: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
});
/** An entry on the wire. */
export type AuditEntry = z.infer<typeof Entry>;

/** Calls about the audit trail. */
export const auditCalls = {
  auditTrail: get('/office/audit/list', {
    about:
      'The audit trail, the newest first, by who, what, whom and day; goes on after the last entry of the page before.',
    input: z.object({
      /** Part of the address of who did it. */
      by: z.optional(line(254)),
      action: z.optional(z.enum(AUDIT_ACTIONS)),
      /** Part of the company's name, of the address of the person it was done to, or of what it was done to. */
      about: z.optional(line(200)),
      from: z.optional(Day),
      to: z.optional(Day),
      /** Minutes after midnight UTC at which these days begin and end for the reader. */
      fromOffset: DayOffset,
      toOffset: DayOffset,
      /** The position of the last entry of the page before. */
      before: z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))),
    }),
    result: z.object({
      items: z.array(Entry),
      /** Where the next page begins; null on the last one. */
      next: z.nullable(z.number()),
    }),
    access: 'officeSuper',
    refuses: ['dateRangeInvalid'],
  }),
  auditState: get('/office/audit/state', {
    about: 'How far the worker has checked the chain of the audit trail, when, and whether it held.',
    input: z.object({}),
    result: z.object({
      entries: z.number(),
      /** Null before the first check. */
      checked: z.nullable(
        z.object({
          upTo: z.number(),
          at: z.string(),
          /** The first entry that is not as it was written; null where all are. */
          brokenAt: z.nullable(z.number()),
        }),
      ),
    }),
    access: 'officeSuper',
    refuses: [],
  }),
};
