/** One inbox of the parts desk for all that people ask: contact form, inquiries, wrong rows (product §8 feedback and inquiries). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, listOf, longText, Page, pageSize, SearchTerm } from '../fields.ts';
import { LANGUAGES } from '../languages.ts';
import { limits } from '../limits.ts';
import { QUESTION_STATES } from './row-reports.ts';

/** Where a question came from. */
export const QUESTION_KINDS = ['feedback', 'inquiry', 'rowReport'] as const;
/** Where a question came from. */
export type QuestionKind = (typeof QUESTION_KINDS)[number];

const Kind = z.enum(QUESTION_KINDS);
const State = z.enum(QUESTION_STATES);
const Which = z.strictObject({ kind: Kind, id: Id });

/** A question as the list shows it. */
const Question = z.object({
  kind: Kind,
  id: z.number(),
  state: State,
  /** Question type, topic of the inquiry or kind of the report, by its word on the wire. */
  topic: z.string(),
  urgency: z.nullable(z.enum(['high', 'medium', 'low'])),
  /** Subject of a message; serial number of an inquiry; figure, item and part of a report. */
  about: z.nullable(z.string()),
  message: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  createdAt: z.string(),
});
/** A question as the list shows it. */
export type Question = z.infer<typeof Question>;

/** A question whole. */
const QuestionDetail = z.extend(Question, {
  language: z.enum(LANGUAGES),
  phone: z.nullable(z.string()),
  businessType: z.nullable(z.string()),
  licencePlate: z.nullable(z.string()),
  serialNumber: z.nullable(z.string()),
  /** Of a report: where the row stands. */
  place: z.nullable(
    z.object({
      hostId: z.nullable(z.number()),
      serialNumber: z.nullable(z.string()),
      figureId: z.nullable(z.number()),
      figureCode: z.nullable(z.string()),
      figureName: z.nullable(z.string()),
      itemNo: z.nullable(z.string()),
      partCode: z.nullable(z.string()),
      partName: z.nullable(z.string()),
    }),
  ),
  files: z.array(z.object({ fileId: z.number(), name: z.string(), mediaType: z.string(), sizeBytes: z.number() })),
  answer: z.nullable(z.string()),
  answeredBy: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
});
/** A question whole. */
export type QuestionDetail = z.infer<typeof QuestionDetail>;

/** Calls of the inbox. */
export const inboxCalls = {
  inboxList: get('/office/inbox', {
    about:
      'Questions to the parts desk: the open ones urgent first, then the oldest; all others newest first. With how many are open.',
    input: z.object({
      kind: z.optional(Kind),
      state: z.optional(State),
      keyword: z.optional(SearchTerm),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: z.extend(listOf(Question), { open: z.array(z.object({ kind: Kind, count: z.number() })) }),
    access: 'officeSupport',
    refuses: [],
  }),
  question: get('/office/inbox/question', {
    about: 'One question with all that came with it, and its answer.',
    input: z.object({ kind: Kind, id: Id }),
    result: QuestionDetail,
    access: 'officeSupport',
    refuses: [],
  }),
  answerQuestion: post('/office/inbox/answer', {
    about: 'Answers an open question; the answer is mailed to whoever asked, in his language.',
    input: z.extend(Which, { answer: longText(limits.longTextMax, 1) }),
    result: z.object({ state: State }),
    access: 'officeSupport',
    refuses: ['conflict'],
  }),
  closeQuestion: post('/office/inbox/close', {
    about: 'Closes a question, answered or not; nothing is mailed.',
    input: Which,
    result: z.object({ state: State }),
    access: 'officeSupport',
    refuses: ['conflict'],
  }),
};
