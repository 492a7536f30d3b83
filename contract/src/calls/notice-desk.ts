/** Notices as the office writes them: languages side by side, whom they reach, from when to when (product §8). */
import * as z from 'zod/mini';
import { ask, del, get, post } from '../call.ts';
import { Id, line, listOf, Page, pageSize, ShopLink } from '../fields.ts';
import { fiveLines, fiveLongTexts, UtcMoment } from '../five-texts.ts';
import { limits } from '../limits.ts';
import { OFFICE_NOTICE_KINDS } from './notices.ts';

/** Whom a notice of the office reaches. */
export const NOTICE_AUDIENCES = ['all', 'company', 'machines'] as const;
/** Where it stands now. */
export const NOTICE_STATES = ['draft', 'planned', 'shown', 'over'] as const;

const Audience = {
  audience: z.enum(NOTICE_AUDIENCES),
  /** Its name or customer number, where the notice is for one company. */
  company: line(200),
  /** Models whose every machine it concerns. */
  models: z.array(line(100, 1)).check(z.maxLength(200)),
  /** Serial numbers it concerns, each alone or from one to another, as `FIRST - LAST`. */
  serials: z.array(line(140, 1)).check(z.maxLength(200)),
};
const Reach = z.object({
  companies: z.number(),
  /** Machines in lists of companies; null where it is about no machines. */
  machines: z.nullable(z.number()),
});

const Row = z.object({
  id: z.number(),
  kind: z.enum(OFFICE_NOTICE_KINDS),
  name: z.string(),
  audience: z.enum(NOTICE_AUDIENCES),
  state: z.enum(NOTICE_STATES),
  releasedAt: z.nullable(z.string()),
  endsAt: z.nullable(z.string()),
  needsConfirmation: z.boolean(),
  /** How many people read it, and how many confirmed it. */
  readers: z.number(),
  confirmed: z.number(),
});
const DeskNotice = z.extend(Row, {
  names: fiveLines(300),
  bodies: fiveLongTexts(20_000),
  link: z.nullable(z.string()),
  company: z.string(),
  models: z.array(z.string()),
  serials: z.array(z.string()),
  reach: Reach,
});
/** Somebody who read a notice, or a company it reaches where nobody did. */
const Reader = z.object({
  companyId: z.number(),
  company: z.string(),
  /** Null where nobody of the company read it. */
  person: z.nullable(z.string()),
  email: z.nullable(z.string()),
  readAt: z.nullable(z.string()),
  confirmedAt: z.nullable(z.string()),
});
/** A notice with all that the office writes of it. */
export type DeskNotice = z.infer<typeof DeskNotice>;

/** Calls of the notices feature for the office. */
export const noticeDeskCalls = {
  deskNotices: get('/office/notices', {
    about: 'Notices that the office wrote, those not released first, then the newest.',
    input: z.object({ page: Page, pageSize: pageSize(limits.tablePageSize) }),
    result: listOf(Row),
    access: 'officeSupport',
    refuses: [],
  }),
  deskNotice: get('/office/notice', {
    about: 'One of them with its texts and whom it reaches.',
    input: z.object({ id: Id }),
    result: DeskNotice,
    access: 'officeSupport',
    refuses: [],
  }),
  noticeReaders: get('/office/notice-readers', {
    about:
      'Who read and confirmed a notice, and the companies it reaches where nobody did; those without a confirmation first.',
    input: z.object({ id: Id, page: Page, pageSize: pageSize(limits.tablePageSize) }),
    result: listOf(Reader),
    access: 'officeSupport',
    refuses: [],
  }),
  noticeReach: ask('/office/notice-reach', {
    about: 'How many companies and machines a notice to such an audience would reach now.',
    input: z.strictObject(Audience),
    result: Reach,
    access: 'officeSupport',
    refuses: ['audienceUnknown'],
  }),
  saveNotice: post('/office/notice-save', {
    about:
      'Writes a notice, or with its id writes it anew; without a release time it is a draft. Once released it stays so.',
    input: z.strictObject({
      id: z.optional(Id),
      kind: z.enum(OFFICE_NOTICE_KINDS),
      ...Audience,
      names: fiveLines(300),
      bodies: fiveLongTexts(20_000),
      link: z.nullable(ShopLink),
      needsConfirmation: z.boolean(),
      /** Of a notice that was read already: everybody has to read and confirm it again. */
      askAgain: z.optional(z.boolean()),
      releasedAt: z.nullable(UtcMoment),
      endsAt: z.nullable(UtcMoment),
    }),
    result: DeskNotice,
    access: 'officeSupport',
    refuses: ['audienceUnknown', 'dateRangeInvalid', 'noticeReleased'],
    bodyLimit: 1024 * 1024,
  }),
  removeNotice: del('/office/notice-remove', {
    about: 'Removes a notice that was not released yet; one that was is ended instead.',
    input: z.object({ id: Id }),
    result: z.object({ id: z.number() }),
    access: 'officeSupport',
    refuses: ['noticeReleased'],
  }),
};
