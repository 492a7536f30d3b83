/** Parts manuals: the books of models with their chapters, and one figure with its illustration, model and rows (spec §7 Books; product §2, §5 Part manuals). */
import * as z from 'zod/mini';
import { get } from '../call.ts';
import { Id, NameLang } from '../fields.ts';
import { PartList } from './machine-shapes.ts';

/** A figure by its name. */
const FigureName = z.object({ figureId: z.number(), code: z.string(), name: z.string(), nameLang: NameLang });

/** The parts manual of a model. */
export const Book = z.object({
  variantId: z.number(),
  model: z.string(),
  name: z.string(),
  nameLang: NameLang,
  family: z.string(),
  familyLang: NameLang,
  image: z.nullable(z.string()),
  figureCount: z.number(),
});
/** The parts manual of a model. */
export type Book = z.infer<typeof Book>;

/** A chapter of a book with its figures, in the order of the book. */
export const BookChapter = z.object({
  id: z.number(),
  parentId: z.nullable(z.number()),
  name: z.string(),
  nameLang: NameLang,
  figures: z.array(
    z.extend(FigureName, {
      /** Files below `/static/product/`; null where there is none. */
      illustration: z.nullable(z.string()),
      model3d: z.nullable(z.string()),
    }),
  ),
});
/** A chapter of a book. */
export type BookChapter = z.infer<typeof BookChapter>;

/** Where an item shows on a drawing (in its units), or which node of a model it is. */
export const Hotspot = z.object({
  itemNo: z.string(),
  shape: z.enum(['callout', 'box', 'outline', 'node']),
  x: z.nullable(z.number()),
  y: z.nullable(z.number()),
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  outline: z.nullable(z.string()),
  node: z.nullable(z.string()),
});
/** Where an item shows. */
export type Hotspot = z.infer<typeof Hotspot>;

/** A drawing or model of a figure with the places of its items. */
const Illustration = z.object({
  sheet: z.number(),
  file: z.string(),
  /** Units its hotspots are told in; null where the file says so itself. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  hotspots: z.array(Hotspot),
});

/** What is said of a figure besides its rows. */
export const FigureHead = z.object({
  figure: z.extend(FigureName, { revision: z.nullable(z.string()) }),
  /** Whose book it is opened in: that of the machine or model asked for, where it holds the figure. */
  variantId: z.number(),
  chapterId: z.number(),
  /** Every model whose book holds it. */
  models: z.array(z.object({ variantId: z.number(), model: z.string() })),
  drawings: z.array(Illustration),
  model3d: z.nullable(Illustration),
  /** Figures of the book that take apart a part of this one. */
  breakdowns: z.array(z.extend(FigureName, { partId: z.number() })),
  /** Figures of the book in which the assembly of this one is an item. */
  within: z.array(z.extend(FigureName, { itemNo: z.string() })),
});
/** What is said of a figure besides its rows. */
export type FigureHead = z.infer<typeof FigureHead>;

/** Calls of the parts manuals. */
export const bookCalls = {
  bookContents: get('/books/category', {
    about: 'The parts manuals of all models; of a machine or a model its own, with chapters and figures.',
    input: z.object({ hostId: z.optional(Id), variantId: z.optional(Id) }),
    result: z.object({
      books: z.array(Book),
      /** Of the one book asked for; chapters above come before those below. */
      chapters: z.array(BookChapter),
    }),
    access: 'signedIn',
    refuses: ['machineNotFound'],
  }),
  figurePage: get('/books/partsList', {
    about:
      'One figure: drawings with hotspots, 3D model, and its rows with price and stock; with a machine each with verdict and proof, without one every verdict is unknown.',
    input: z.object({ figureId: Id, hostId: z.optional(Id), variantId: z.optional(Id) }),
    result: z.extend(FigureHead, { list: PartList }),
    access: 'signedIn',
    refuses: ['machineNotFound'],
  }),
};
