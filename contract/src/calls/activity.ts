/** What people look at, put into the cart and keep, as the pages report it (spec §7 Log; product §2: one table of labels). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { line, listOf, Page, pageSize, SearchTerm } from '../fields.ts';
import { limits } from '../limits.ts';

/** Spec §7: labels by id, 1 to 26; their place in the list is their id. */
export const ACTIVITY_LABELS = [
  'home',
  'partsList',
  'category',
  'product',
  'searchResult',
  'machines',
  'machineParts',
  'compare',
  'partManuals',
  'manuals3d',
  'serviceManuals',
  'quickAdd',
  'cart',
  'checkout',
  'orders',
  'orderDetail',
  'favourites',
  'savedLists',
  'notices',
  'account',
  'help',
  'contact',
  'serviceTools',
  'languageSwitch',
  'currencySwitch',
  'video',
] as const;
/** A label. */
export type ActivityLabel = (typeof ACTIVITY_LABELS)[number];

/** Spec §7: what is done with a part, by id behind the labels. */
export const PART_ACTIONS = { detailQuery: 27, preview: 28, addToCart: 29, addToFavourites: 30 } as const;

/** What parts may be sorted by, besides how much they are sought. */
export const SOUGHT_BY = ['looked', 'added', 'kept', 'ordered'] as const;

const LAST_TYPE = 30;
const Record = z.strictObject({
  operateType: z.number().check(z.int(), z.minimum(1), z.maximum(LAST_TYPE)),
  /** The label again, or code and name of the part. */
  content: line(300),
});

const Entry = z.object({
  id: z.number(),
  at: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  operateType: z.number(),
  content: z.string(),
});

/** Calls of the activity feature. */
export const activityCalls = {
  userLogRecord: post('/sys/log/userLogRecord', {
    about: 'Notes what somebody looked at or did with a part: one record, or up to 50 that a page has gathered.',
    input: z
      .strictObject({
        operateType: z.optional(Record.shape.operateType),
        content: z.optional(Record.shape.content),
        records: z.optional(z.array(Record).check(z.maxLength(50))),
      })
      .check(
        z.refine(({ operateType, records }) => operateType !== undefined || records !== undefined, {
          path: ['operateType'],
        }),
      ),
    result: z.null(),
    access: 'signedIn',
    refuses: [],
  }),
  activityOfParts: get('/office/activity/parts', {
    about:
      'Parts that were looked at, put into carts, kept and ordered in the last days, the most sought first unless asked otherwise; and pages by visits.',
    input: z.object({
      days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.activityDays)), 30),
      by: z.optional(z.enum(SOUGHT_BY)),
    }),
    result: z.object({
      parts: z.array(
        z.object({
          partCode: z.string(),
          partName: z.string(),
          looked: z.number(),
          added: z.number(),
          kept: z.number(),
          ordered: z.number(),
        }),
      ),
      pages: z.array(z.object({ operateType: z.number(), count: z.number() })),
    }),
    access: 'officeSupport',
    refuses: [],
  }),
  activityList: get('/office/activity', {
    about: 'What was noted, newest first; narrowed by a kind, or by words of person, company or content.',
    input: z.object({
      operateType: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LAST_TYPE))),
      keyword: z.optional(SearchTerm),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: listOf(Entry),
    access: 'officeSupport',
    refuses: [],
  }),
};
