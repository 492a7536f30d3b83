/** Service manuals, operator manuals and brochures: lists, one book, what stands on its pages (spec §2, §7 Books; product §2, §5 Service manuals). */
import * as z from 'zod/mini';
import { get } from '../call.ts';
import { Id, Keyword, listOf, NameLang, Page, pageSize } from '../fields.ts';
import { LanguageCode } from '../language-code.ts';
import { limits } from '../limits.ts';

const Kind = z.enum(['service', 'operator', 'brochure']);

/** One language of a book. */
const Edition = z.object({
  manualId: z.number(),
  language: LanguageCode,
  pageCount: z.number(),
  sizeBytes: z.nullable(z.number()),
  revision: z.nullable(z.string()),
  publishedOn: z.nullable(z.string()),
});

const Book = z.object({
  code: z.string(),
  kind: Kind,
  title: z.string(),
  titleLang: NameLang,
  models: z.array(z.string()),
  /** Whether it applies to the machine asked about; null where none was. */
  isForMachine: z.nullable(z.boolean()),
  /** The caller's language first, then English. */
  editions: z.array(Edition),
});

/** A text in pieces, so that what was found in it can be marked. */
const Piece = z.object({ text: z.string(), isMatch: z.boolean() });

/** Calls of the service manuals feature. */
export const serviceManualCalls = {
  manualList: get('/books/manuals', {
    about:
      'Service manuals, operator manuals and brochures, one row a book with its languages; those of a machine come first, or alone.',
    input: z.object({
      hostId: z.optional(Id),
      /** Only what applies to the machine of `hostId`. */
      only: z.optional(z.enum(['machine'])),
      variantId: z.optional(Id),
      kind: z.optional(Kind),
      language: z.optional(LanguageCode),
      page: Page,
      pageSize: pageSize(limits.pageSize),
    }),
    result: z.extend(listOf(Book), {
      /** How many of all apply to the machine asked about; null where none was. */
      forMachine: z.nullable(z.number()),
    }),
    access: 'signedIn',
    refuses: ['machineNotFound'],
  }),
  manualDetail: get('/books/manual', {
    about: 'One manual in one language: its file below the static area, its table of contents and its other languages.',
    input: z.object({ id: Id, hostId: z.optional(Id) }),
    result: z.extend(Book, {
      manualId: z.number(),
      language: LanguageCode,
      file: z.string(),
      pageCount: z.number(),
      outline: z.array(z.object({ level: z.number(), title: z.string(), page: z.number() })),
      /** Whether the words of its pages are known, so that it can be searched; or why they are not. */
      text: z.enum(['read', 'waiting', 'none', 'locked', 'damaged', 'tooLarge']),
    }),
    access: 'signedIn',
    refuses: ['manualNotFound', 'machineNotFound'],
  }),
  manualSearch: get('/books/search', {
    about:
      'Full text of all manuals by page, or of those that apply to a machine: each book once, in the language of the caller where that says it.',
    input: z.object({
      keyword: Keyword,
      hostId: z.optional(Id),
      kind: z.optional(Kind),
      language: z.optional(LanguageCode),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: listOf(
      z.object({
        manualId: z.number(),
        code: z.string(),
        kind: Kind,
        language: LanguageCode,
        title: z.string(),
        titleLang: NameLang,
        page: z.number(),
        heading: z.nullable(z.string()),
        /** The sentence in which it was found. */
        passage: z.array(Piece),
        /** How often it stands on the page. */
        matches: z.number(),
      }),
    ),
    access: 'signedIn',
    refuses: ['machineNotFound'],
  }),
  findInManual: get('/books/manual/find', {
    about: 'The pages of one manual on which a text stands, with how often and the sentence; 1,000 pages at most.',
    input: z.object({ id: Id, keyword: Keyword }),
    result: z.object({
      pages: z.array(
        z.object({
          page: z.number(),
          heading: z.nullable(z.string()),
          matches: z.number(),
          passage: z.array(Piece),
        }),
      ),
      matches: z.number(),
    }),
    access: 'signedIn',
    refuses: ['manualNotFound'],
  }),
  manualPageParts: get('/books/manual/parts', {
    about: 'The parts whose codes stand in the text of a page, as they are printed there.',
    input: z.object({
      id: Id,
      page: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)),
      hostId: z.optional(Id),
    }),
    result: z.array(
      z.object({
        printed: z.string(),
        partId: z.number(),
        code: z.string(),
        name: z.string(),
        nameLang: NameLang,
        /** Where the part is an item in the book of the machine asked about; null where it is none, or no machine was asked about. */
        place: z.nullable(z.object({ figureId: z.number(), itemNo: z.string() })),
      }),
    ),
    access: 'signedIn',
    refuses: ['manualNotFound'],
  }),
};
