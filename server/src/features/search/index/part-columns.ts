// What lists of parts are filtered and sorted by, beside a segment: a few bytes for each document, so that a list of a million is joined bits (docs/decisions/0008).

/** Documents in one order, the least value first, among equals the least id; those without a value are not in it. */
export interface OrderData {
  docs: Uint32Array;
  values: Float64Array;
}

/** Columns as plain arrays, to hand between threads. */
export interface ColumnsData {
  /** Documents by what they are marked with, such as `category 12` or `stars 4`. */
  marks: Map<string, Uint32Array>;
  /** Such as `name en` for the alphabet of a language and `price 3` for a price list. */
  orders: Map<string, OrderData>;
}

/** Takes columns mark by mark and order by order; an order comes with the least value first. */
export interface ColumnsTaker {
  mark(name: string, ids: Float64Array): void;
  order(name: string, ids: Float64Array, values: Float64Array): void;
}

/** Collects the columns of a segment's documents; parts that the segment does not know are passed over. */
export class ColumnsBuilder implements ColumnsTaker {
  private readonly docOf: (id: number) => number;
  private readonly data: ColumnsData = { marks: new Map(), orders: new Map() };

  constructor(docOf: (id: number) => number) {
    this.docOf = docOf;
  }

  mark(name: string, ids: Float64Array): void {
    const docs = Uint32Array.from(ids, (id) => this.docOf(id) + 1).filter((next) => next > 0);
    this.data.marks.set(name, docs.map((next) => next - 1).sort());
  }

  /** Parts in their order with the values they stand there by. */
  order(name: string, ids: Float64Array, values: Float64Array): void {
    const found = Float64Array.from(ids, this.docOf);
    const isKnown = (_: number, at: number) => (found[at] ?? -1) >= 0;
    this.data.orders.set(name, { docs: Uint32Array.from(found.filter(isKnown)), values: values.filter(isKnown) });
  }

  pack(): ColumnsData {
    return this.data;
  }
}

/** Every buffer of the columns, to move instead of copy. */
export function columnBuffersOf({ marks, orders }: ColumnsData): ArrayBuffer[] {
  const arrays = [...marks.values(), ...[...orders.values()].flatMap((order) => [order.docs, order.values])];
  return arrays.map((array) => array.buffer as ArrayBuffer);
}
