/** Machines, their parts lists and the verdict of fit (spec §2 Historical machine list, §7 Category host; product §5). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, Keyword, line, listOf, NameLang, Page, pageSize } from '../fields.ts';
import { limits } from '../limits.ts';
import { asPlainCode } from '../typed-code.ts';
import { FitReason, Proof, Verdict } from './fit.ts';
import { DifferenceToday, MachineCard, PartList, PartRow, SerialLengths } from './machine-shapes.ts';
import { GoodsList, GoodsQuery } from './catalogue.ts';

const Tree = z.array(
  z.object({
    id: z.number(),
    parentId: z.nullable(z.number()),
    code: z.string(),
    name: z.string(),
    nameLang: NameLang,
    count: z.number(),
  }),
);

/** Calls of the machines feature. */
export const machineCalls = {
  machineList: get('/category/host/pageList', {
    about: "Machines by serial number, model or fleet number; without a keyword the company's own machines.",
    input: z.object({
      keyword: z.optional(Keyword),
      /** What the keyword is: a serial number is held to its length (spec §5), the rest is not. */
      field: z._default(z.enum(['any', 'serial', 'identification', 'model']), 'any'),
      familyId: z.optional(Id),
      sort: z._default(z.enum(['recent', 'serial', 'model', 'date']), 'recent'),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: z.extend(listOf(MachineCard), {
      /** Existing serial numbers that differ by O/0, I/1, S/5, B/8 only. */
      suggestions: z.array(z.string()),
    }),
    access: 'signedIn',
    refuses: ['keywordLength'],
  }),
  machineDetail: get('/category/host/detail', {
    about: "One machine by id or serial number; opening it puts it into the company's history, looking at it does not.",
    input: z.object({
      hostId: z.optional(Id),
      serialNumber: z.optional(line(60, 1).check(z.overwrite(asPlainCode))),
      as: z._default(z.enum(['open', 'look']), 'open'),
    }),
    result: z.extend(MachineCard, {
      options: z.array(z.object({ code: z.string(), name: z.string(), nameLang: NameLang })),
      revision: z.number(),
      chapters: z.array(
        z.object({
          id: z.number(),
          name: z.string(),
          nameLang: NameLang,
          figures: z.array(
            z.object({
              figureId: z.number(),
              code: z.string(),
              name: z.string(),
              nameLang: NameLang,
              illustration: z.nullable(z.string()),
              model3d: z.nullable(z.string()),
            }),
          ),
        }),
      ),
    }),
    access: 'signedIn',
    refuses: ['machineNotFound', 'keywordNotFound'],
  }),
  saveOwnMachine: post('/category/host/own', {
    about: "Keeps the company's own name, fleet number, site and hours of a machine, or takes it off the history.",
    input: z.strictObject({
      hostId: Id,
      ownName: z.optional(z.nullable(line(100))),
      fleetNumber: z.optional(z.nullable(line(50))),
      site: z.optional(z.nullable(line(200))),
      hours: z.optional(z.nullable(z.number().check(z.int(), z.minimum(0), z.maximum(999_999)))),
      isRemoved: z.optional(z.boolean()),
    }),
    result: MachineCard,
    access: 'customer',
    refuses: ['machineNotFound'],
  }),
  machinePartList: get('/category/host/partList', {
    about: "All rows of a machine's parts list with price, stock and verdict of fit; rows that do not fit stay in.",
    input: z.object({
      hostId: Id,
      keyword: z.optional(Keyword),
      typeId: z.optional(Id),
      figureId: z.optional(Id),
      chapterId: z.optional(Id),
    }),
    result: PartList,
    access: 'signedIn',
    refuses: ['machineNotFound'],
  }),
  machinePartTypes: get('/category/host/partsTypeTreeList', {
    about: "The part types that occur in a machine's parts list, or all of them.",
    input: z.object({ hostId: z.optional(Id) }),
    result: Tree,
    access: 'signedIn',
    refuses: ['machineNotFound'],
  }),
  machinePartCategories: get('/category/host/partsCategoryTreeList', {
    about:
      "The part categories that occur in a machine's parts list, or all of them; a count holds the parts of everything below.",
    input: z.object({ hostId: z.optional(Id) }),
    result: Tree,
    access: 'signedIn',
    refuses: ['machineNotFound'],
  }),
  familyTree: get('/category/host/categoryTreeList', {
    about: 'Machine families with their models; count is the number of machines known.',
    input: z.object({}),
    result: z.array(
      z.extend(
        z.object({
          id: z.number(),
          code: z.string(),
          name: z.string(),
          nameLang: NameLang,
          image: z.nullable(z.string()),
          searchGroup: z.nullable(z.string()),
          count: z.number(),
        }),
        {
          models: z.array(
            z.object({
              variantId: z.number(),
              code: z.string(),
              model: z.string(),
              name: z.string(),
              nameLang: NameLang,
              image: z.nullable(z.string()),
            }),
          ),
        },
      ),
    ),
    access: 'signedIn',
    refuses: [],
  }),
  optionList: get('/category/host/optionList', {
    about: 'The factory options that option rules speak of, by code.',
    input: z.object({}),
    result: z.array(z.object({ code: z.string(), name: z.string(), nameLang: NameLang })),
    access: 'signedIn',
    refuses: [],
  }),
  historyFlag: get('/category/host/getHistoryShowFlag', {
    about: 'Whether the company has machines, so that the menu shows them, and how long their numbers may be.',
    input: z.object({}),
    result: z.object({ show: z.boolean(), count: z.number(), serialLengths: SerialLengths }),
    access: 'signedIn',
    refuses: [],
  }),
  refreshMachineParts: post('/category/host/refreshHostPart/{hostId}', {
    about: "Reads the machine's as-built list from its source again and raises its revision.",
    input: z.strictObject({ hostId: Id }),
    result: z.object({
      hostId: z.number(),
      revision: z.number(),
      proofLevel: z.enum(['none', 'partial', 'complete']),
      lines: z.number(),
    }),
    access: 'signedIn',
    refuses: ['machineNotFound'],
  }),
  machinesOfPart: get('/category/host/machinesOfPart', {
    about:
      "Which of the company's machines take this part, each with verdict and proof; those where it is not known come last.",
    input: z.object({ code: line(64, 1), page: Page, pageSize: pageSize(limits.tablePageSize) }),
    result: z.extend(
      listOf(
        z.extend(MachineCard, {
          verdict: Verdict,
          proof: Proof,
          reason: FitReason,
          quantity: z.nullable(z.number()),
          /** The code the machine's parts list prints for it, where that is another's. */
          printedCode: z.nullable(z.string()),
        }),
      ),
      {
        /** How many of all it fits. */
        fitting: z.number(),
      },
    ),
    access: 'customer',
    refuses: ['partNotFound'],
  }),
  fitOfParts: get('/category/host/fitOfParts', {
    about:
      'Whether parts fit a machine, by part id, comma-separated, 100 at most; each with verdict and proof, and how many the machine takes in all.',
    input: z.object({ hostId: Id, ids: z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/)) }),
    result: z.array(
      z.object({
        partId: z.number(),
        verdict: Verdict,
        proof: Proof,
        reason: FitReason,
        /** Absent where the lists name no number. */
        quantity: z.optional(z.number()),
      }),
    ),
    access: 'signedIn',
    refuses: ['machineNotFound'],
  }),
  goodsForMachine: get('/category/host/goodsList', {
    about:
      'The parts list with what fits a machine first in the default order, or held to it; parts of unknown fit count as the rest.',
    input: z.extend(GoodsQuery, { hostId: Id, only: z.optional(z.enum(['fits'])) }),
    result: GoodsList,
    access: 'signedIn',
    refuses: ['machineNotFound'],
  }),
  categoriesForMachine: get('/category/host/categoryCounts', {
    about:
      'How many parts each category holds that fit a machine, those of the categories below it included; a category without any is left out.',
    input: z.object({ hostId: Id }),
    result: z.array(z.object({ id: z.number(), partCount: z.number() })),
    access: 'signedIn',
    refuses: ['machineNotFound'],
  }),
  compareMachines: get('/category/host/compare', {
    about:
      'The rows in which the parts lists of two machines differ, in the order of the book: rows of one alone, another part at the same item, another quantity; each with what it comes to where parts are ordered today.',
    input: z.object({ hostId: Id, otherHostId: Id }),
    result: z.object({
      first: MachineCard,
      second: MachineCard,
      /** Rows that both machines have. */
      both: z.number(),
      differences: z.array(
        z.object({
          side: z.enum(['first', 'second', 'changed', 'quantity']),
          /** The row of the first machine; of the second where only that one has it. */
          row: PartRow,
          /** The row of the second machine where both have one. */
          other: z.nullable(PartRow),
          today: DifferenceToday,
          /** What is ordered for both today, of a choice what may be, and how many pieces for each; null is as required. */
          todayParts: z.array(
            z.object({ code: z.string(), quantity: z.nullable(z.number()), otherQuantity: z.nullable(z.number()) }),
          ),
        }),
      ),
    }),
    access: 'signedIn',
    refuses: ['machineNotFound'],
  }),
};
