/** Pages of the shop for everybody, in versions that the office writes (spec §2: about, help, cookies, privacy, terms). */
import * as z from 'zod/mini';
import { ask, del, get, post } from '../call.ts';
import { Id, line, longText, NameLang } from '../fields.ts';
import { fiveLines, fiveLongTexts, UtcMoment } from '../five-texts.ts';

/** Which pages there are. */
export const PAGES = ['about', 'help', 'cookies', 'privacy', 'terms'] as const;
/** One of them. */
export type PageName = (typeof PAGES)[number];

const Page = z.enum(PAGES);
const MOST_SIGNS = 60_000;
const State = z.enum(['draft', 'planned', 'inForce', 'past']);
const Version = z.object({
  id: z.number(),
  version: z.string(),
  state: State,
  /** Null for a draft. */
  startsAt: z.nullable(z.string()),
  changedAt: z.string(),
  /** Who wrote it; null for the one the shop came with. */
  by: z.nullable(z.string()),
});
/** A version of a page without its texts. */
export type PageVersion = z.infer<typeof Version>;

const VersionTexts = z.extend(Version, {
  page: Page,
  name: fiveLines(200),
  body: fiveLongTexts(MOST_SIGNS),
});
/** A version of a page with its texts. */
export type PageVersionTexts = z.infer<typeof VersionTexts>;

/** Calls of the pages feature. */
export const pageCalls = {
  shopPage: get('/service-api/page', {
    about: "A page for everybody in the caller's language, in the version in force.",
    input: z.object({ page: Page }),
    result: z.object({
      page: Page,
      name: z.string(),
      nameLang: NameLang,
      /** Cleaned HTML. */
      body: z.string(),
      bodyLang: NameLang,
      version: z.string(),
      startsAt: z.string(),
    }),
    access: 'anyone',
    refuses: [],
  }),
  termsVersion: get('/service-api/termsVersion', {
    about: 'The version of the terms in force, which a registration agrees to.',
    input: z.object({}),
    result: z.object({ version: z.string() }),
    access: 'anyone',
    refuses: [],
  }),
  officePages: get('/office/pages', {
    about: 'Every page with its version in force, the next one and its draft.',
    input: z.object({}),
    result: z.array(
      z.object({
        page: Page,
        name: z.string(),
        inForce: z.nullable(Version),
        planned: z.nullable(Version),
        draft: z.nullable(Version),
      }),
    ),
    access: 'officeSupport',
    refuses: [],
  }),
  officePage: get('/office/page', {
    about: 'The versions of a page, the newest first.',
    input: z.object({ page: Page }),
    result: z.array(Version),
    access: 'officeSupport',
    refuses: [],
  }),
  officePageVersion: get('/office/page-version', {
    about: 'A version of a page with its texts in all languages.',
    input: z.object({ id: Id }),
    result: VersionTexts,
    access: 'officeSupport',
    refuses: [],
  }),
  savePageDraft: post('/office/page-save', {
    about: 'Keeps the draft of a page; nobody else sees it before it is published.',
    input: z.strictObject({
      page: Page,
      version: line(40, 1),
      name: fiveLines(200),
      body: fiveLongTexts(MOST_SIGNS),
    }),
    result: VersionTexts,
    access: 'officeSupport',
    refuses: ['pageVersionTaken'],
    bodyLimit: 2 * 1024 * 1024,
  }),
  publishPage: post('/office/page-publish', {
    about: 'Puts the draft of a page in force, at once or at a moment to come.',
    input: z.strictObject({ id: Id, startsAt: z.optional(z.nullable(UtcMoment)) }),
    result: Version,
    access: 'officeSupport',
    refuses: ['conflict'],
  }),
  removePageVersion: del('/office/page-remove', {
    about: 'Removes a version that was never in force.',
    input: z.object({ id: Id }),
    result: z.object({ id: z.number() }),
    access: 'officeSupport',
    refuses: ['conflict'],
  }),
  previewText: ask('/office/text-preview', {
    about: 'What is left of a text once its HTML is cleaned, as readers will see it.',
    input: z.strictObject({ html: longText(MOST_SIGNS) }),
    result: z.object({ html: z.string() }),
    access: 'officeSupport',
    refuses: [],
  }),
};
