/** Notices: news of the parts desk, service bulletins, recalls, and what happened to one's orders (spec §3 Notice, §7 Notices). */
import * as z from 'zod/mini';
import { get, getAndChange } from '../call.ts';
import { Id, listOf, NameLang, Page, pageSize } from '../fields.ts';
import { LANGUAGES } from '../languages.ts';
import { limits } from '../limits.ts';

/** What the office writes. */
export const OFFICE_NOTICE_KINDS = ['news', 'service', 'recall'] as const;
/** What a notice is about; the last ones are told by what happens in the shop. */
export const NOTICE_KINDS = [...OFFICE_NOTICE_KINDS, 'order', 'return', 'report', 'answer', 'account'] as const;
/** One of them. */
export type NoticeKind = (typeof NOTICE_KINDS)[number];

const NoticeRow = z.object({
  id: z.number(),
  kind: z.enum(NOTICE_KINDS),
  name: z.string(),
  nameLang: NameLang,
  /** Release time (spec §3). */
  releasedAt: z.string(),
  isRead: z.boolean(),
  needsConfirmation: z.boolean(),
  confirmedAt: z.nullable(z.string()),
});
/** A notice as lists show it. */
export type NoticeRow = z.infer<typeof NoticeRow>;

const Notice = z.extend(NoticeRow, {
  /** Details (spec §3), as cleaned HTML. */
  body: z.string(),
  /** The language of the text where it is not the caller's. */
  bodyLang: z.optional(z.nullable(z.enum(LANGUAGES))),
  link: z.nullable(z.string()),
  /** The company's own machines it concerns; empty where it is about no machines. */
  machines: z.array(
    z.object({
      hostId: z.number(),
      serialNumber: z.string(),
      model: z.string(),
      fleetNumber: z.nullable(z.string()),
    }),
  ),
});
/** A notice with its text. */
export type Notice = z.infer<typeof Notice>;

/** Calls of the notices feature. */
export const noticeCalls = {
  noticeList: get('/notice-api/list', {
    about:
      'Notices for the caller that are in force, newest first; `waiting` are those unread or to be confirmed, the latter on top. `unread` counts all of them, whatever is asked for.',
    input: z.object({
      only: z.optional(z.enum(['unread', 'waiting'])),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: z.extend(listOf(NoticeRow), { unread: z.number() }),
    access: 'customer',
    refuses: [],
  }),
  noticeUnread: get('/notice-api/unread', {
    about: 'How many notices the caller has not read, and how many are to be confirmed, and how many are either.',
    input: z.object({}),
    result: z.object({ unread: z.number(), toConfirm: z.number(), waiting: z.number() }),
    access: 'customer',
    refuses: [],
  }),
  noticeDetail: get('/notice-api/queryById', {
    about: 'One notice for the caller, which counts as read from then on.',
    input: z.object({ id: Id }),
    result: Notice,
    access: 'customer',
    refuses: [],
  }),
  confirmNotice: getAndChange('/notice-api/confirmById', {
    about: 'Notes that the caller read and understood a notice; the first time counts.',
    input: z.object({ id: Id }),
    result: z.object({ id: z.number(), confirmedAt: z.string() }),
    access: 'customer',
    refuses: [],
  }),
};
