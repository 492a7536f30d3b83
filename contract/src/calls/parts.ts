/** Calls of single parts (spec §3 Part, §7 Shop; product §5). */
import * as z from 'zod/mini';
import { ask, get } from '../call.ts';
import { Id, line, NameLang, PartCode } from '../fields.ts';
import { Money } from '../money.ts';

/** Prices are absent for callers without the view-price permission, null where a part has no price. */
const Price = z.optional(z.nullable(Money));

/** How a part may be sold: never beyond stock, also on backorder, or not at all. */
export const SellPolicy = z.enum(['stockOnly', 'backorder', 'notSold']);

/** One step of a supersession: what to order instead, and in what ratio. */
export const Successor = z.object({
  code: z.string(),
  isKnown: z.boolean(),
  mode: z.enum(['all', 'choice']),
  oldQuantity: z.number(),
  newQuantity: z.number(),
  isTwoWay: z.boolean(),
  effectiveFrom: z.nullable(z.string()),
});
/** One step of a supersession. */
export type Successor = z.infer<typeof Successor>;

/** A part as rows and cards show it; field names of spec §3. */
export const PartCard = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  nameEs: z.nullable(z.string()),
  namePt: z.nullable(z.string()),
  nameFh: z.nullable(z.string()),
  nameCn: z.nullable(z.string()),
  description: z.nullable(z.string()),
  descriptionEs: z.nullable(z.string()),
  descriptionPt: z.nullable(z.string()),
  descriptionFh: z.nullable(z.string()),
  descriptionCn: z.nullable(z.string()),
  price: Price,
  listPrice: Price,
  stock: z.number(),
  imageUrl: z.string(),
  rating: z.nullable(z.number()),
  ratingCount: z.number(),
  brand: z.nullable(z.string()),
  /** Name of the colour in the caller's language; lists are filtered by `colourCode`. */
  colour: z.nullable(z.string()),
  /** What `colour` of goods-list takes. */
  colourCode: z.nullable(z.string()),
  type: z.nullable(z.string()),
  typeLang: NameLang,
  categoryId: z.nullable(z.number()),
  status: z.enum(['active', 'discontinued', 'offline']),
  sellPolicy: SellPolicy,
  unit: z.string(),
  packQuantity: z.number(),
  minQuantity: z.number(),
  replacedBy: z.array(Successor),
});
/** A part as rows and cards show it. */
export type PartCard = z.infer<typeof PartCard>;

const StockPlace = z.object({
  warehouse: z.string(),
  name: z.string(),
  nameLang: NameLang,
  stock: z.number(),
  /** Null where nothing was counted yet and a delivery is on its way. */
  countedAt: z.nullable(z.string()),
  nextDelivery: z.nullable(z.object({ date: z.string(), quantity: z.number() })),
});

const RelatedKind = z.enum(['kit', 'attaching', 'alternate', 'related', 'inKit']);
const RelatedPart = z.object({
  kind: RelatedKind,
  quantity: z.number(),
  part: PartCard,
});

/** A part with everything its page shows (spec §2 Part detail). */
export const PartDetail = z.extend(PartCard, {
  categories: z.array(z.object({ id: z.number(), code: z.string(), name: z.string(), nameLang: NameLang })),
  /** `code` is what `tag` of goods-list takes. */
  tags: z.array(z.object({ code: z.string(), name: z.string(), nameLang: NameLang })),
  size: z.nullable(z.string()),
  weightGrams: z.nullable(z.number()),
  lengthMm: z.nullable(z.number()),
  widthMm: z.nullable(z.number()),
  heightMm: z.nullable(z.number()),
  revision: z.nullable(z.string()),
  releaseDate: z.nullable(z.string()),
  offlineDate: z.nullable(z.string()),
  hsCode: z.nullable(z.string()),
  originCountry: z.nullable(z.string()),
  unNumber: z.nullable(z.string()),
  soldBy: z.nullable(z.string()),
  aliases: z.array(z.string()),
  /** The code that was asked for where it was replaced, else null; an alias or an own code is no other part. */
  changeCode: z.nullable(z.string()),
  related: z.array(RelatedPart),
  stockPlaces: z.array(StockPlace),
  priceBreaks: z.optional(z.array(z.object({ fromQuantity: z.number(), price: Money }))),
  /** The chain from the oldest code to the newest; several codes at one step are its successors, and one that replaces several stands there for each of them. */
  chain: z.array(
    z.object({
      step: z.number(),
      code: z.string(),
      name: z.nullable(z.string()),
      nameLang: NameLang,
      stock: z.number(),
      oldCode: z.nullable(z.string()),
      /** Whether all successors of the old code are needed, or one of them. */
      mode: z.enum(['all', 'choice']),
      oldQuantity: z.number(),
      newQuantity: z.number(),
      isTwoWay: z.boolean(),
      effectiveFrom: z.nullable(z.string()),
    }),
  ),
  matchedModels: z.array(
    z.object({
      variantId: z.number(),
      code: z.string(),
      model: z.string(),
      name: z.string(),
      family: z.string(),
      familyLang: NameLang,
      /** The first machine known whose serial number is among those printed; null where no line restricts them, or no such machine is known. */
      serialNumberFrom: z.nullable(z.string()),
      /** What the book says of the serial numbers, each wording once, 20 at most; null where it holds for all. `prefixes`: what the numbers it names begin with, null where it says so itself. */
      serialRules: z.nullable(z.array(z.object({ rule: z.string(), prefixes: z.nullable(z.string()) }))),
      /** The code the book prints, where the part took its place since. */
      replaces: z.nullable(z.string()),
    }),
  ),
  usedIn: z.array(
    z.object({
      figureId: z.number(),
      figureCode: z.string(),
      figureName: z.string(),
      figureNameLang: NameLang,
      itemNo: z.string(),
      quantity: z.nullable(z.number()),
      /** A figure may be shared by models, and two variants may have one model name. */
      models: z.array(z.object({ variantId: z.number(), model: z.string() })),
      /** The code the figure prints, where the part took its place since. */
      replaces: z.nullable(z.string()),
    }),
  ),
  /** How many there are of what the page shows the first of. */
  totals: z.object({
    related: z.array(z.object({ kind: RelatedKind, total: z.number() })),
    matchedModels: z.number(),
    usedIn: z.number(),
  }),
});
/** A part with everything its page shows. */
export type PartDetail = z.infer<typeof PartDetail>;

/** Why a part is changed with another: ordered with it by many, `code` the kit that holds both, the part both took the place of, or the part both are attached to. */
const TogetherReason = z.object({
  kind: z.enum(['ordered', 'kit', 'set', 'attached', 'attachedTo']),
  code: z.nullable(z.string()),
});
const PartTogether = z.object({ part: PartCard, reasons: z.array(TogetherReason) });
/** A part that is often changed with another. */
export type PartTogether = z.infer<typeof PartTogether>;

/** Calls of the parts feature. */
export const partCalls = {
  goodsDetail: get('/shop/goods-detail', {
    about: 'One part by code (old codes and aliases too) or id.',
    input: z.object({ code: z.optional(PartCode), id: z.optional(Id) }),
    result: PartDetail,
    access: 'signedIn',
    refuses: ['partNotFound', 'partIdNotFound', 'partLoadFailed'],
    unavailableAs: 'partLoadFailed',
  }),
  goodsTogether: get('/shop/goods-together', {
    about:
      'Parts often changed with one: of its kits, attached beside it, successors together with it, or ordered with it by five companies at least; 12 at most.',
    input: z.object({ id: Id }),
    result: z.array(PartTogether),
    access: 'signedIn',
    refuses: [],
  }),
  goodsListByIds: get('/shop/goods-list-by-ids', {
    about: 'Parts by id, comma-separated, 100 at most; unknown ids are left out.',
    input: z.object({ ids: z.string().check(z.regex(/^\d{1,15}(,\d{1,15}){0,99}$/)) }),
    result: z.array(PartCard),
    access: 'signedIn',
    refuses: [],
  }),
  goodsBatchDetail: get('/shop/goods-batch-detail', {
    about: 'Parts by code, comma-separated, 100 at most, old codes resolved; unknown codes say so.',
    input: z.object({ codes: line(6500, 1) }),
    result: z.array(
      z.object({
        item: z.string(),
        part: z.nullable(PartCard),
        changeCode: z.nullable(z.string()),
        /** So many of the code asked for… */
        oldQuantity: z.number(),
        /** …are so many of the part that is sold, along the whole chain; 1 to 1 where nothing was replaced. */
        newQuantity: z.number(),
      }),
    ),
    access: 'signedIn',
    refuses: [],
  }),
  productFileSizes: ask('/shop/file-sizes', {
    about:
      'How large files below /static/product/ are, in the order asked, 500 at most; null for what is not stored yet or named nowhere. For who is told beforehand how much is loaded.',
    input: z.strictObject({ names: z.array(line(300, 1)).check(z.maxLength(500)) }),
    result: z.array(z.nullable(z.number())),
    access: 'signedIn',
    refuses: [],
  }),
};
