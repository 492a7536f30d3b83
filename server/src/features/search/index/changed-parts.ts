// The parts that changed since the large segment was built, kept one by one, so that each change costs the reading of its own parts alone (product §5 Search: kept fresh).
import { ColumnsBuilder, type ColumnsTaker } from './part-columns.ts';
import { findDoc, type IndexedPart, openSegment, type PartSegment, PartSegmentBuilder } from './part-segment.ts';

/** Changed parts as they are now; those gone offline are known by their id alone. */
export class ChangedParts implements ColumnsTaker {
  private readonly known = new Set<number>();
  private readonly parts = new Map<number, IndexedPart>();
  private readonly marks = new Map<string, Set<number>>();
  private readonly orders = new Map<string, Map<number, number>>();

  /** Every part that changed, and what stands in the large segment of it no longer holds. */
  get ids(): ReadonlySet<number> {
    return this.known;
  }

  /** Forgets what was known of these before they are read anew. */
  begin(ids: readonly number[]): void {
    for (const id of ids) {
      this.known.add(id);
      this.parts.delete(id);
    }
    for (const kept of [...this.marks.values(), ...this.orders.values()]) for (const id of ids) kept.delete(id);
  }

  add(part: IndexedPart): void {
    this.parts.set(part.id, part);
  }

  mark(name: string, ids: Float64Array): void {
    const marked = this.marks.get(name) ?? new Set();
    this.marks.set(name, marked);
    for (const id of ids) marked.add(id);
  }

  order(name: string, ids: Float64Array, values: Float64Array): void {
    const placed = this.orders.get(name) ?? new Map<number, number>();
    this.orders.set(name, placed);
    for (const [at, id] of ids.entries()) placed.set(id, values[at] ?? 0);
  }

  /** The small segment of all of them. */
  pack(): PartSegment {
    const builder = new PartSegmentBuilder();
    for (const part of [...this.parts.values()].toSorted((a, b) => b.rank - a.rank || a.id - b.id)) builder.add(part);
    const data = builder.pack();
    const columns = new ColumnsBuilder((id) => findDoc(data, id));
    for (const [name, ids] of this.marks) columns.mark(name, Float64Array.from(ids));
    for (const [name, placed] of this.orders) {
      const inOrder = [...placed].toSorted(([a, x], [b, y]) => x - y || a - b);
      const [ids, values] = [inOrder.map(([id]) => id), inOrder.map(([, value]) => value)];
      columns.order(name, Float64Array.from(ids), Float64Array.from(values));
    }
    return openSegment({ ...data, columns: columns.pack() });
  }
}
