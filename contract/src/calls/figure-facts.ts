/** The office's figures as pages of books: made and named, put into the books of models, their lines kept (product §8 figures). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, line, NameLang } from '../fields.ts';
import { FIGURE_CODE } from '../figure-code.ts';

/** More models than any maker builds of one family. */
const MODELS_MOST = 2000;
/** More than any page of a book lists. */
const ROWS_MOST = 1000;

const Code = line(64, 1).check(z.regex(FIGURE_CODE));
const name = z.nullable(line(200));

const FigureRow = z.object({
  itemNo: z.string(),
  /** Tells several lines of one item apart. */
  lineNo: z.number(),
  partCode: z.string(),
  name: z.string(),
  nameLang: NameLang,
  /** Null where as many as needed. */
  quantity: z.nullable(z.number()),
  /** Whether it holds for some serial numbers or options alone; an import says which. */
  isLimited: z.boolean(),
});

const FigureFacts = z.object({
  figureId: z.number(),
  code: z.string(),
  names: z.object({
    en: z.string(),
    es: z.nullable(z.string()),
    pt: z.nullable(z.string()),
    fa: z.nullable(z.string()),
    zh: z.nullable(z.string()),
  }),
  /** Raised by each change. */
  edition: z.number(),
  /** The models in whose books it stands, and where. */
  models: z.array(z.object({ variantId: z.number(), chapterId: z.number() })),
  rows: z.array(FigureRow),
});
/** A figure as a page of books. */
export type FigureFacts = z.infer<typeof FigureFacts>;

/** Calls of the office that say what a figure is. */
export const figureFactsCalls = {
  figureFacts: get('/office/figure-facts', {
    about: 'What a figure is: its names, the models in whose books it stands, and its lines.',
    input: z.object({ figureId: Id }),
    result: FigureFacts,
    access: 'officeCatalogue',
    refuses: [],
  }),
  figureChoices: get('/office/figure-choices', {
    about:
      'The models a figure may be put into the books of, with or without figures so far, and the chapters of books.',
    input: z.object({}),
    result: z.object({
      models: z.array(
        z.object({
          variantId: z.number(),
          model: z.string(),
          name: z.string(),
          nameLang: NameLang,
          family: z.string(),
          familyLang: NameLang,
        }),
      ),
      chapters: z.array(
        z.object({ chapterId: z.number(), parentId: z.nullable(z.number()), name: z.string(), nameLang: NameLang }),
      ),
    }),
    access: 'officeCatalogue',
    refuses: [],
  }),
  saveFigure: post('/office/figure-facts', {
    about:
      'Makes a figure, or changes one: its names, the models in whose books it stands, and its lines, all of them. A model that stays keeps its chapter, a line that stays its serial numbers; an item whose last line goes, goes with its hotspots.',
    input: z.strictObject({
      /** The one to change; without it one is made. */
      figureId: z.optional(Id),
      /** Of the figure that is changed; 0 of a new one. */
      edition: z.number().check(z.int(), z.minimum(0)),
      code: Code,
      names: z.strictObject({ en: line(200, 1), es: name, pt: name, fa: name, zh: name }),
      variantIds: z.array(Id).check(z.maxLength(MODELS_MOST)),
      /** Of the models that are new to it. */
      chapterId: z.nullable(Id),
      rows: z
        .array(
          z.strictObject({
            itemNo: line(12, 1),
            /** Of a line that stays; null of a new one. */
            lineNo: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(32_767))),
            partCode: line(100, 1),
            quantity: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(99_999))),
          }),
        )
        .check(z.maxLength(ROWS_MOST)),
    }),
    result: FigureFacts,
    access: 'officeCatalogue',
    refuses: ['conflict', 'figureExists'],
  }),
};
