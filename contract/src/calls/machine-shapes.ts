/** Shapes of machines and their parts lists that calls speak in (spec §2 Historical machine list, parts list; product §5). */
import * as z from 'zod/mini';
import { listOf, NameLang } from '../fields.ts';
import { Money } from '../money.ts';
import { FitReason, Proof, Verdict } from './fit.ts';
import { SellPolicy, Successor } from './parts.ts';

/** A machine as lists show it; what a company calls it comes with it. */
export const MachineCard = z.object({
  hostId: z.number(),
  serialNumber: z.string(),
  /** The family: scissor lift, boom lift, forklift. */
  type: z.string(),
  typeLang: NameLang,
  model: z.string(),
  /** Whose book the machine has; models of one name may have several. */
  variantId: z.number(),
  variant: z.string(),
  variantLang: NameLang,
  manufactureDate: z.nullable(z.string()),
  image: z.nullable(z.string()),
  proofLevel: z.enum(['none', 'partial', 'complete']),
  isOwn: z.boolean(),
  ownName: z.nullable(z.string()),
  fleetNumber: z.nullable(z.string()),
  site: z.nullable(z.string()),
  hours: z.nullable(z.number()),
});
/** A machine as lists show it. */
export type MachineCard = z.infer<typeof MachineCard>;

/** What a row of a parts list prints, and what the catalogue says of its part: the same for every machine of the book. */
export const PrintedRow = z.object({
  rowId: z.string(),
  partId: z.number(),
  partCode: z.string(),
  parentCode: z.nullable(z.string()),
  name: z.string(),
  nameLang: NameLang,
  type: z.nullable(z.string()),
  typeLang: NameLang,
  description: z.nullable(z.string()),
  descriptionLang: NameLang,
  /** Null means as required. */
  quantity: z.nullable(z.number()),
  itemNo: z.string(),
  figureId: z.number(),
  unit: z.string(),
  packQuantity: z.number(),
  minQuantity: z.number(),
  note: z.nullable(z.string()),
  noteLang: NameLang,
  imageUrl: z.string(),
  sellPolicy: SellPolicy,
  isIllustrated: z.boolean(),
  replacedBy: z.array(Successor),
});
/** What is the same for every machine of the book. */
export type PrintedRow = z.infer<typeof PrintedRow>;

/** The figure of a row and the chapter it stands in. */
export const RowFigure = z.object({
  figureId: z.number(),
  figureCode: z.string(),
  figureName: z.string(),
  figureNameLang: NameLang,
  chapter: z.string(),
  chapterLang: NameLang,
});
/** The figure of a row and the chapter it stands in. */
export type RowFigure = z.infer<typeof RowFigure>;

/** What a row costs the company and where it lies. */
export const RowOffer = z.object({
  price: z.optional(z.nullable(Money)),
  stock: z.number(),
  stockWarehouse: z.nullable(z.string()),
  stockWarehouseLang: NameLang,
  stockCountedAt: z.nullable(z.string()),
});
/** What a row costs the company and where it lies. */
export type RowOffer = z.infer<typeof RowOffer>;

/** Whether a row fits the machine, its reason told apart. */
export const RowVerdict = z.object({
  verdict: Verdict,
  proof: Proof,
  /** Where else in this book the part fits the machine, on a row that does not; `partCode` is what is printed there. */
  fitsAt: z.optional(
    z.object({ figureId: z.number(), figureName: z.string(), itemNo: z.string(), partCode: z.string() }),
  ),
});

/** One row of a machine's parts list (spec §2 Historical parts list). */
export const PartRow = z.object({
  ...PrintedRow.shape,
  ...RowFigure.shape,
  ...RowVerdict.shape,
  reason: FitReason,
  ...RowOffer.shape,
});
/** One row of a machine's parts list. */
export type PartRow = z.infer<typeof PartRow>;

/** A row as its list sends it: the figure by its id, the reason by its place among the reasons. */
export const ListedRow = z.object({
  ...PrintedRow.shape,
  ...RowVerdict.shape,
  reason: z.number(),
  ...RowOffer.shape,
});

/** A machine's parts list; what many rows say alike stands beside them once. */
export const PartList = z.extend(listOf(ListedRow), { figures: z.array(RowFigure), reasons: z.array(FitReason) });
/** A machine's parts list. */
export type PartList = z.infer<typeof PartList>;

/** What a difference between two machines comes to where parts are ordered today; the first two no longer matter to who orders. */
export const DifferenceToday = z.enum([
  // One part or one set is ordered for both, as many pieces.
  'same',
  // Each replaces the other.
  'twoWay',
  // The same, but another number of pieces.
  'quantity',
  // A set for one, of which the other takes only some.
  'partly',
  // The same if one of several is chosen.
  'choice',
  'other',
]);
/** What a difference between two machines comes to where parts are ordered today. */
export type DifferenceToday = z.infer<typeof DifferenceToday>;

/** How many characters a whole number may have, spaces and dashes not counted (spec §5: 7 or 17 where the machines known say nothing else). */
export const SerialLengths = z.object({ serial: z.array(z.number()), identification: z.array(z.number()) });
/** How many characters a whole number may have. */
export type SerialLengths = z.infer<typeof SerialLengths>;
