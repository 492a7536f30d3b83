// Engines over few parts, with categories and types, for tests of words.
import type { Mark, MarksByWord } from '../query/query-terms.rules.ts';
import { NO_WISH, type Wish } from '../match/code-matches.rules.ts';
import { ColumnsBuilder } from './part-columns.ts';
import { PartEngine } from './part-engine.ts';
import { findDoc, openSegment, PartSegmentBuilder } from './part-segment.ts';
import { indexTokens } from '../query/tokenizer.rules.ts';

/** A part by its name and category. */
export interface Part {
  id: number;
  name: string;
  category?: number;
}
/** For tests of words. */
export const LABELS: readonly (Mark & { words: string })[] = [
  { kind: 'category', id: 1, words: 'Hydraulics cylinders hydraulique hidráulica 液压系统 油缸' },
  { kind: 'category', id: 2, words: 'Wheels and tyres' },
  { kind: 'category', id: 3, words: 'Engine Motor' },
  { kind: 'category', id: 4, words: 'Hydraulic tank and filters' },
  { kind: 'type', id: 1, words: 'Wear part' },
];
/** For tests of words. */
export const labels: MarksByWord = {
  marksWith: (holds) => LABELS.filter(({ words }) => indexTokens(words).some(holds)),
  marksCalled: (text) => LABELS.filter(({ words }) => words.toLowerCase() === text.toLowerCase()),
};

// Rank falls with the id; parts of an even id are wear parts.
const segmentOf = (parts: readonly Part[]) => {
  const builder = new PartSegmentBuilder();
  for (const { id, name } of parts)
    builder.add({ id, rank: -id, code: `C${id}`, isSuperseded: false, aliases: [], names: [name] });
  const data = builder.pack();
  const columns = new ColumnsBuilder((id) => findDoc(data, id));
  const mark = (name: string, of: (part: Part) => boolean) =>
    columns.mark(
      name,
      Float64Array.from(parts.filter(of), (part) => part.id),
    );
  for (const category of [1, 2, 3, 4]) mark(`category ${category}`, (part) => part.category === category);
  mark('type 1', (part) => part.id % 2 === 0);
  return openSegment({ ...data, columns: columns.pack() });
};
/** For tests of words. */
export const engineOf = (parts: readonly Part[], changed: readonly Part[] = [], gone: readonly number[] = []) =>
  new PartEngine(
    segmentOf(parts),
    changed.length > 0 ? segmentOf(changed) : null,
    new Set([...gone, ...changed.map((part) => part.id)]),
  );
/** For tests of words. */
export const all = { skip: 0, limit: 1000 };
/** For tests of words. */
export const hitsOf = (engine: PartEngine, text: string, wish: Partial<Wish> = {}) =>
  engine.search(text, all, { ...NO_WISH, labels, ...wish }).hits;
/** For tests of words. */
export const told = (engine: PartEngine, text: string, wish: Partial<Wish> = {}) =>
  hitsOf(engine, text, wish).map((hit) => [hit.partId, hit.foundBy]);
