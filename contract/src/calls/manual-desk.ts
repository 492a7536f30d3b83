/** The office's service manuals and brochures: uploaded, replaced, told which models they apply to, removed (product §8 manuals). */
import * as z from 'zod/mini';
import { del, get, post } from '../call.ts';
import { Day, Id, line, listOf, NameLang, Page, pageSize } from '../fields.ts';
import { LanguageCode } from '../language-code.ts';
import { limits } from '../limits.ts';

const Kind = z.enum(['service', 'operator', 'brochure']);
const Code = line(64, 1).check(z.regex(/^[\p{L}\p{N}][\p{L}\p{N} ._/-]*$/u));
/** More models than any maker builds of one family. */
const MODELS_MOST = 2000;

const facts = {
  manualId: z.number(),
  code: z.string(),
  language: LanguageCode,
  kind: Kind,
  revision: z.nullable(z.string()),
  publishedOn: z.nullable(z.string()),
  pageCount: z.number(),
  sizeBytes: z.nullable(z.number()),
  /** File below `/static/product/`. */
  file: z.string(),
  /** Whether its pages can be searched, or why not. */
  text: z.enum(['read', 'waiting', 'none', 'locked', 'damaged', 'tooLarge']),
};

const DeskManual = z.object({
  ...facts,
  title: z.string(),
  titleLang: NameLang,
  /** The models it applies to, by name. */
  models: z.array(z.string()),
});

const Titles = z.object({
  en: z.string(),
  es: z.nullable(z.string()),
  pt: z.nullable(z.string()),
  fa: z.nullable(z.string()),
  zh: z.nullable(z.string()),
});

const ManualToEdit = z.object({
  ...facts,
  titles: Titles,
  models: z.array(
    z.object({
      variantId: z.number(),
      model: z.string(),
      /** Whether it applies to some serial numbers of the model alone; an import says which. */
      isPartly: z.boolean(),
    }),
  ),
});
/** A manual as the office edits it. */
export type ManualToEdit = z.infer<typeof ManualToEdit>;

const title = z.nullable(line(200));

/** Calls of the office's manuals. */
export const manualDeskCalls = {
  deskManuals: get('/office/manuals', {
    about: 'Service manuals, operator manuals and brochures, a row for each language, by code.',
    input: z.object({
      keyword: z.optional(line(100)),
      kind: z.optional(Kind),
      language: z.optional(LanguageCode),
      variantId: z.optional(Id),
      lacks: z.optional(z.enum(['models', 'text'])),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: listOf(DeskManual),
    access: 'officeCatalogue',
    refuses: [],
  }),
  deskManual: get('/office/manual', {
    about: 'One manual in one language with its titles and models.',
    input: z.object({ manualId: Id }),
    result: ManualToEdit,
    access: 'officeCatalogue',
    refuses: ['manualNotFound'],
  }),
  saveManual: post('/office/manual', {
    about:
      'Adds a manual out of an upload, or changes one: its facts, the models it applies to, and its file where an upload is given.',
    input: z.strictObject({
      /** The one to change; without it one is added. */
      manualId: z.optional(Id),
      code: Code,
      language: LanguageCode,
      kind: Kind,
      titles: z.strictObject({ en: line(200, 1), es: title, pt: title, fa: title, zh: title }),
      revision: z.nullable(line(40)),
      publishedOn: z.nullable(Day),
      variantIds: z.array(Id).check(z.maxLength(MODELS_MOST)),
      /** An upload of the caller, a PDF; the present file stays without one. */
      fileId: z.nullable(Id),
    }),
    result: ManualToEdit,
    access: 'officeCatalogue',
    refuses: ['manualNotFound', 'manualExists', 'manualNotTaken', 'uploadFailed'],
  }),
  removeManual: del('/office/manual', {
    about: 'Removes a manual in one language, with what was read from it; its file goes later, when nobody reads it.',
    input: z.object({ manualId: Id }),
    result: z.null(),
    access: 'officeCatalogue',
    refuses: ['manualNotFound'],
  }),
};
