/** Search calls: two lanes, grouped, each hit with its reason (spec §2 Search results, §7 Shop; product §5 Search). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, Keyword, listOf, NameLang, Page, pageSize, SearchTerm } from '../fields.ts';
import { LanguageCode } from '../language-code.ts';
import { limits } from '../limits.ts';
import { Verdict } from './fit.ts';
import { PartCard, Successor } from './parts.ts';

/** Why something was found. */
export const FoundBy = z.enum([
  'code',
  'codePrefix',
  'codePart',
  'superseded',
  'alias',
  'ownCode',
  // No code is the one typed; this one is a character away from it.
  'codeNear',
  'name',
  // Names call it by another word of the trade than the one typed.
  'synonym',
  // No name holds all the words typed; this one’s names hold some, its category or type the rest.
  'category',
  'nameTypo',
  // Nothing holds all the words typed; this holds as many of them as anything does.
  'someWords',
  'serial',
  'serialNear',
  'serialEnd',
  'fleetNumber',
  'ownName',
  'site',
  // A model by its own name or code, or a machine of it; a family is what a model is of.
  'model',
  'family',
  // Figures and manuals by their codes; by their names they are found as all else is.
  'figure',
  'manual',
]);
const Hit = z.object({
  kind: z.enum(['part', 'machine', 'model', 'figure', 'chapter', 'manual']),
  id: z.number(),
  code: z.string(),
  title: z.string(),
  titleLang: NameLang,
  subtitle: z.nullable(z.string()),
  /** Of what stands before the first “ · ”; sizes, models, fleet numbers and sites after it are of no language. */
  subtitleLang: NameLang,
  image: z.nullable(z.string()),
  foundBy: FoundBy,
  /** The text that matched where it is not the title: an old code, an alias, another language, a category, some of the words typed, a fleet number, a site, a model. */
  matched: z.nullable(z.string()),
  /** The language of the name that matched, where it is another than the reader's. */
  matchedIn: z.optional(LanguageCode),
  /** Whether a part fits the machine asked about; absent where none was. */
  verdict: z.optional(Verdict),
  /** The number of the machine that is meant by it, where it was typed beside the part's code. */
  fitsSerial: z.optional(z.string()),
  /** The model typed beside what is looked for, where a part stands in its parts lists. */
  inBookOf: z.optional(z.string()),
  /** Whether a figure or chapter stands in the book of the machine asked about; absent where none was. */
  isOnMachine: z.optional(z.boolean()),
  /** The company's only machine whose book holds a figure or chapter, where the one asked about has it not. */
  opensOn: z.optional(z.object({ hostId: z.number(), serialNumber: z.string() })),
  /** The first model whose book holds a figure or chapter. */
  model: z.optional(z.nullable(z.string())),
  /** What an offered part was replaced by, where it was; a whole hit says so in its card. */
  replacedBy: z.optional(z.array(z.pick(Successor, { code: true, mode: true }))),
  /** A part's card; offers while somebody types have none. */
  part: z.optional(PartCard),
});
const SearchGroups = z.enum([
  'parts',
  'finalAssembly',
  'chapters',
  'brochures',
  'scissorLifts',
  'telescopicBoomLifts',
  'articulatingBoomLifts',
  'forkliftTrucks',
  // Machines of families that belong to none of the four.
  'otherMachines',
]);

/** Calls of the search feature. */
export const searchCalls = {
  goodsSearch: get('/shop/goods-search', {
    about: 'Search in two lanes: codes exactly, words with typos in all languages; grouped, each hit with its reason.',
    input: z.object({
      keyword: Keyword,
      /** The machine chosen: parts that fit it come first. */
      hostId: z.optional(Id),
      /** Parts that fit that machine alone. */
      only: z.optional(z.enum(['fits'])),
      group: z.optional(SearchGroups),
      page: Page,
      pageSize: pageSize(limits.pageSize),
    }),
    result: z.extend(listOf(Hit), {
      /** `isAtLeast` where more are found than are counted. */
      groups: z.array(z.object({ group: SearchGroups, total: z.number(), isAtLeast: z.optional(z.boolean()) })),
      /** Set where one code, also an old one, matched exactly: open this part. */
      exactCode: z.nullable(z.string()),
      /** Set where one machine's serial number, or own fleet number, is exactly the keyword: open its parts list. */
      exactHostId: z.nullable(z.number()),
      /** What else was typed beside that number, such as a word for a part: its parts list is filtered by it. */
      exactRest: z.nullable(z.string()),
      /** A part's code and a machine's number typed together: open the part with the machine chosen. */
      exactFit: z.nullable(z.object({ code: z.string(), hostId: z.number() })),
      /** Machines whose number differs from the keyword by O/0, I/1, S/5, B/8, or by one character where nothing else was found, or ends with the digits typed; none where a machine was found. */
      nearMachines: z.array(Hit),
      /** Whether more machines than these have a number that ends with the digits typed. */
      isMoreNear: z.boolean(),
      /** Parts with a code that differs from the keyword by one character, or by O/0, I/1, S/5, B/8 however many, where nothing was found for it. */
      nearCodes: z.array(Hit),
      /** The model typed beside what is looked for: parts of its parts lists come first. */
      model: z.nullable(z.string()),
      /** What was typed beside a model that is found alone, since nothing is known of it. */
      restMissed: z.nullable(z.string()),
    }),
    access: 'signedIn',
    refuses: ['machineNotFound'],
  }),
  goodsSuggest: get('/shop/goods-suggest', {
    about: 'What to offer while somebody types: at most eight hits.',
    input: z.object({ keyword: Keyword, hostId: z.optional(Id) }),
    result: z.array(Hit),
    access: 'signedIn',
    refuses: [],
  }),
  zeroResults: get('/office/search-misses', {
    about: 'What was searched for and not found, the most frequent first.',
    input: z.object({
      sort: z._default(z.enum(['times', 'recent']), 'times'),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: listOf(z.object({ term: z.string(), language: LanguageCode, times: z.number(), lastAt: z.string() })),
    access: 'officeCatalogue',
    refuses: [],
  }),
  settleZeroResult: post('/office/search-miss-settle', {
    about: 'Takes a term off the list of searches without a hit, until it is missed again.',
    input: z.strictObject({ term: SearchTerm, language: LanguageCode }),
    result: z.object({ isSettled: z.boolean() }),
    access: 'officeCatalogue',
    refuses: [],
  }),
};
