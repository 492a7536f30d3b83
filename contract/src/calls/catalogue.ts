/** Catalogue calls: categories, and lists of parts by filter (spec §2 Parts list, §7 Shop). */
import * as z from 'zod/mini';
import { get } from '../call.ts';
import { Id, Keyword, line, listOf, NameLang, Page, pageSize } from '../fields.ts';
import { limits } from '../limits.ts';
import { Money } from '../money.ts';
import { PartCard } from './parts.ts';

const CategoryNode = z.object({
  id: z.number(),
  code: z.string(),
  parentId: z.nullable(z.number()),
  name: z.string(),
  nameLang: NameLang,
  image: z.nullable(z.string()),
  partCount: z.number(),
});

/** A colour to filter by: what the query says, and what the reader sees. */
const Colour = z.object({ code: z.string(), name: z.string(), nameLang: NameLang });

/** A kind of part to filter by. */
const PartType = z.object({ id: z.number(), name: z.string(), nameLang: NameLang });

/** What a list of parts is asked for: filters, sort and page. */
export const GoodsQuery = z.object({
  keyword: z.optional(Keyword),
  categoryId: z.optional(Id),
  typeId: z.optional(Id),
  familyId: z.optional(Id),
  /** Code of a colour. */
  colour: z.optional(line(limits.colourMax)),
  minRating: z.optional(z.coerce.number().check(z.minimum(1), z.maximum(5))),
  tag: z.optional(line(limits.tagMax)),
  sort: z._default(z.enum(['default', 'nameAsc', 'nameDesc', 'priceAsc', 'priceDesc']), 'default'),
  minPrice: z.optional(z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))),
  maxPrice: z.optional(z.string().check(z.regex(/^\d{1,9}(\.\d{1,2})?$/))),
  page: Page,
  pageSize: pageSize(limits.pageSize),
  /** Continues a deep list where the last page ended. */
  cursor: z.optional(line(200)),
});

/** One page of a list of parts. */
export const GoodsList = z.extend(listOf(PartCard), {
  /** The list is longer than `total` says, which counts no further than 10,000; the cursor goes on to the end. */
  isTotalAtLeast: z.optional(z.boolean()),
  nextCursor: z.nullable(z.string()),
  priceRange: z.optional(z.nullable(z.object({ from: Money, to: Money }))),
});

/** Calls of the catalogue feature. */
export const catalogueCalls = {
  categoryList: get('/shop/category-list', {
    about: 'The tree of categories, flat with parents, counts of parts included.',
    input: z.object({}),
    result: z.array(CategoryNode),
    access: 'signedIn',
    refuses: [],
  }),
  categoryDetail: get('/shop/category-detail', {
    about: 'One category with its way up, its children and the filters that make sense in it.',
    input: z.object({ categoryId: Id }),
    result: z.object({
      category: CategoryNode,
      path: z.array(z.object({ id: z.number(), name: z.string(), nameLang: NameLang })),
      children: z.array(CategoryNode),
      types: z.array(PartType),
      colours: z.array(Colour),
    }),
    access: 'signedIn',
    refuses: [],
  }),
  goodsFilters: get('/shop/goods-filters', {
    about:
      'Kinds of part and colours to filter by, those of one category or of the whole shop; a colour and a tag by name.',
    input: z.object({
      categoryId: z.optional(Id),
      colour: z.optional(line(limits.colourMax)),
      tag: z.optional(line(limits.tagMax)),
    }),
    result: z.object({
      types: z.array(PartType),
      colours: z.array(Colour),
      /** Name of the colour asked about, of whatever category; null where none was, or nobody knows it. `colours` may leave some out. */
      colour: z.nullable(z.string()),
      /** Name of the tag asked about; null where none was, or nobody knows it. */
      tag: z.nullable(z.string()),
    }),
    access: 'signedIn',
    refuses: [],
  }),
  goodsList: get('/shop/goods-list', {
    about: 'Parts by filter, sorted; price filters and sorts need the view-price permission.',
    input: GoodsQuery,
    result: GoodsList,
    access: 'signedIn',
    refuses: [],
  }),
};
