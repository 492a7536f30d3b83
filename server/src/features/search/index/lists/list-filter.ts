// Which documents of a segment pass the filters of a list, as bits; those of a single filter are kept, since few filters are asked over and over (spec §2 Parts list).
import { BitSet } from '../bit-set.ts';
import { type DocSet, docsOfBits } from '../doc-set.ts';
import type { Mark } from '../../query/query-terms.rules.ts';
import { LruCache } from '../lru.ts';
import type { ColumnsData, OrderData } from '../part-columns.ts';
import type { PartSegment } from '../part-segment.ts';
import { bitsOf } from '../parts-as-bits.ts';

/** What is wanted of a list besides its order. */
export interface ListFilter {
  keyword?: string | undefined;
  categoryIds: readonly number[] | null;
  typeId?: number | undefined;
  familyId?: number | undefined;
  colour?: string | undefined;
  /** Whole stars. */
  minRating?: number | undefined;
  /** A word parts are marked with, by its code. */
  tag?: string | undefined;
  among?: { ids: readonly number[] } | undefined;
  except?: { ids: readonly number[] } | undefined;
  minPriceMinor: number | null;
  maxPriceMinor: number | null;
  /** Price lists in the order in which they count. */
  listIds: readonly number[];
}

/** As many sets of bits are kept by a segment: at 1,000,000 parts 16 MB. */
const KEPT_MOST = 128;
/** Sets of columns outlive the engines that ask for them: each change of a part makes a new engine of the same segment. */
const keptOf = new WeakMap<ColumnsData, LruCache<BitSet>>();
const MOST_STARS = 5;

/** A segment with its columns. */
export class ListedSegment {
  readonly segment: PartSegment;
  private readonly columns: ColumnsData;
  private readonly hidden: DocSet;
  private readonly known: LruCache<BitSet>;

  constructor(segment: PartSegment, columns: ColumnsData, hidden: DocSet) {
    this.segment = segment;
    this.columns = columns;
    this.hidden = hidden;
    this.known = keptOf.get(columns) ?? new LruCache<BitSet>(KEPT_MOST);
    keptOf.set(columns, this.known);
  }

  /** Everything but the price. */
  passing(filter: ListFilter): BitSet {
    const { categoryIds, typeId, familyId, colour, minRating, tag, keyword, among, except } = filter;
    const found = BitSet.full(this.segment.ids.length);
    found.without(this.hidden.slice(0, this.hidden.count()));
    if (categoryIds) found.and(this.markedWithOneOf(categoryIds.map((id) => `category ${id}`)));
    if (minRating) found.and(this.markedWithOneOf(starsFrom(minRating)));
    if (typeId) found.and(this.markedWithOneOf([`type ${typeId}`]));
    if (colour) found.and(this.markedWithOneOf([`colour ${colour}`]));
    if (tag) found.and(this.markedWithOneOf([`tag ${tag}`]));
    if (familyId) found.and(this.markedWithOneOf([`family ${familyId}`]));
    if (keyword) found.and(namedIn(this.segment, keyword));
    if (except) found.andNot(bitsOf(this.segment, except.ids));
    return among ? found.and(bitsOf(this.segment, among.ids)) : found;
  }

  /** Documents with one of these labels. */
  marked(labels: readonly Mark[]): DocSet {
    return docsOfBits(this.markedWithOneOf(labels.map(({ kind, id }) => `${kind} ${id}`)));
  }

  /** The order of this name; undefined where no document is in it. */
  order(name: string): OrderData | undefined {
    return this.columns.orders.get(name);
  }

  /** Documents that have a place in an order. */
  inOrder(name: string): BitSet {
    return this.known.get(`in ${name}`, () => this.bits([this.order(name)?.docs]));
  }

  /** Documents of an order between two of its places. */
  between(order: OrderData, [from, to]: readonly [number, number]): BitSet {
    return this.bits([order.docs.subarray(from, to)]);
  }

  private markedWithOneOf(marks: readonly string[]): BitSet {
    return this.known.get(marks.join('\n'), () => this.bits(marks.map((mark) => this.columns.marks.get(mark))));
  }

  private bits(runs: readonly (Uint32Array | undefined)[]): BitSet {
    const set = new BitSet(this.segment.ids.length);
    for (const docs of runs) if (docs) set.addAll(docs);
    return set;
  }
}

/** Documents with every word of the keyword at the start of one, or a code that begins so. */
export function namedIn({ words, codes, ids }: PartSegment, keyword: string): BitSet {
  const found = words.beginning(keyword)?.toBits() ?? new BitSet(ids.length);
  found.addAll(codes.beginning(keyword));
  return found;
}

const starsFrom = (least: number): string[] =>
  Array.from({ length: MOST_STARS }, (_, at) => at + 1)
    .filter((stars) => stars >= least)
    .map((stars) => `stars ${stars}`);
