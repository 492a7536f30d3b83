/** The office's figures: their illustrations replaced, and hotspots placed on them by hand (product §8 figures with hotspots). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, line, listOf, NameLang, Page, pageSize } from '../fields.ts';
import { limits } from '../limits.ts';

/** More than any page of a book has callouts. */
const HOTSPOTS_MOST = 500;

const DeskFigure = z.object({
  figureId: z.number(),
  code: z.string(),
  name: z.string(),
  nameLang: NameLang,
  models: z.array(z.string()),
  /** File below `/static/product/`; null where there is none. */
  illustration: z.nullable(z.string()),
  items: z.number(),
  /** Items said to be illustrated that no hotspot of a drawing shows. */
  withoutHotspot: z.number(),
  /** Hotspots of drawings that lead to an item without a part. */
  withoutItem: z.number(),
});

const Place = z.object({ itemNo: z.string(), x: z.number(), y: z.number() });

const Sheet = z.object({
  sheet: z.number(),
  file: z.string(),
  /** Drawn by the shop itself, with callouts of its own: hotspots are placed on a picture that replaces it. */
  isDrawn: z.boolean(),
  /** Units the hotspots are told in; null where that is the picture's own size. */
  width: z.nullable(z.number()),
  height: z.nullable(z.number()),
  /** Raised by each change, so that two people do not undo each other's work. */
  revision: z.number(),
  hotspots: z.array(Place),
});

const FigureToEdit = z.object({
  figureId: z.number(),
  code: z.string(),
  name: z.string(),
  nameLang: NameLang,
  sheets: z.array(Sheet),
  items: z.array(
    z.object({
      itemNo: z.string(),
      isIllustrated: z.boolean(),
      /** Of its first part; null where it has none. */
      partCode: z.nullable(z.string()),
      name: z.nullable(z.string()),
      nameLang: NameLang,
    }),
  ),
});
/** A figure as the office edits it. */
export type FigureToEdit = z.infer<typeof FigureToEdit>;

const Coordinate = z.number().check(z.minimum(0), z.maximum(100_000));
const SheetNo = z.number().check(z.int(), z.minimum(1), z.maximum(1000));

/** Calls of the office's figures. */
export const figureDeskCalls = {
  deskFigures: get('/office/figures', {
    about: 'Figures by model and words, of all or of those that lack hotspots or items; counted up to 1,000.',
    input: z.object({
      variantId: z.optional(Id),
      keyword: z.optional(line(100)),
      lacks: z.optional(z.enum(['hotspots', 'items'])),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: listOf(DeskFigure),
    access: 'officeCatalogue',
    refuses: [],
  }),
  deskFigure: get('/office/figure', {
    about: 'One figure with its drawings, their hotspots, and its items.',
    input: z.object({ figureId: Id }),
    result: FigureToEdit,
    access: 'officeCatalogue',
    refuses: [],
  }),
  replacePicture: post('/office/figure-picture', {
    about:
      'Puts a picture in the place of a drawing, or gives a figure its first, out of an upload of the caller. Hotspots move with its size.',
    input: z.strictObject({
      figureId: Id,
      sheet: SheetNo,
      /** Of the drawing that is replaced; 0 where there is none. */
      revision: z.number().check(z.int(), z.minimum(0)),
      fileId: Id,
    }),
    result: FigureToEdit,
    access: 'officeCatalogue',
    refuses: ['conflict', 'pictureUnreadable', 'uploadFailed'],
  }),
  saveHotspots: post('/office/figure-hotspots', {
    about: 'The callouts of a drawing, all of them: what is not among them is removed.',
    input: z.strictObject({
      figureId: Id,
      sheet: SheetNo,
      revision: z.number().check(z.int(), z.minimum(1)),
      hotspots: z
        .array(z.strictObject({ itemNo: line(12, 1), x: Coordinate, y: Coordinate }))
        .check(z.maxLength(HOTSPOTS_MOST)),
    }),
    result: FigureToEdit,
    access: 'officeCatalogue',
    refuses: ['conflict'],
  }),
};
