/** "This row is wrong": what people say of a row, a figure or a part, and what the parts desk answers (product §8 "wrong part" reports). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, line, longText } from '../fields.ts';
import { limits } from '../limits.ts';

/** What may be wrong. */
export const REPORT_KINDS = ['wrongPart', 'doesNotFit', 'quantity', 'missing', 'drawing', 'text', 'other'] as const;
/** What may be wrong. */
export type ReportKind = (typeof REPORT_KINDS)[number];
/** How far a question to the parts desk is. */
export const QUESTION_STATES = ['open', 'answered', 'closed'] as const;

/** Where a row, a figure or a part stands: with a machine it is that of its book. */
const Place = {
  hostId: z.optional(Id),
  figureId: z.optional(Id),
  itemNo: z.optional(line(12, 1)),
  partId: z.optional(Id),
};

/** A report as whoever made it reads it. */
export const OwnReport = z.object({
  id: z.number(),
  hostId: z.nullable(z.number()),
  figureId: z.nullable(z.number()),
  itemNo: z.nullable(z.string()),
  partId: z.nullable(z.number()),
  kind: z.enum(REPORT_KINDS),
  note: z.nullable(z.string()),
  state: z.enum(QUESTION_STATES),
  createdAt: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});
/** A report as whoever made it reads it. */
export type OwnReport = z.infer<typeof OwnReport>;

/** Calls of the row-reports feature. */
export const rowReportCalls = {
  reportRow: post('/report/row', {
    about: 'Tells the parts desk what is wrong with a row, a figure or a part; "other" needs a note.',
    input: z
      .strictObject({
        ...Place,
        kind: z.enum(REPORT_KINDS),
        note: z.optional(z.nullable(longText(limits.longTextMax))),
        fileIds: z.optional(z.array(Id).check(z.maxLength(limits.reportPhotosMax))),
      })
      .check(
        z.refine((given) => given.figureId !== undefined || given.partId !== undefined, { path: ['figureId'] }),
        z.refine(({ kind, note }) => kind !== 'other' || Boolean(note), { path: ['note'] }),
      ),
    result: OwnReport,
    access: 'customer',
    refuses: ['uploadFailed'],
    idempotent: true,
  }),
  ownReports: get('/report/rows', {
    about:
      'What the caller reported of a machine, a figure or a part, newest first, with what the parts desk answered.',
    input: z.object({ hostId: z.optional(Id), figureId: z.optional(Id), partId: z.optional(Id) }),
    result: z.array(OwnReport),
    access: 'customer',
    refuses: [],
  }),
};
