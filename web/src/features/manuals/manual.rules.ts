// The order of a book: which figure comes before and after, and the chapters above one (product §5 Part manuals).
import type { BookChapter, PartRow } from '@outrigger/contract';

/** A figure as the table of contents names it. */
export type ListedFigure = BookChapter['figures'][number];

/** A chapter with those below it. */
export type ChapterNode = BookChapter & { below: ChapterNode[] };

/** Chapters under those they lie in; one whose upper chapter is not told stands by itself. */
export function treeOf(chapters: readonly BookChapter[]): ChapterNode[] {
  const nodes = new Map(chapters.map((chapter) => [chapter.id, { ...chapter, below: [] as ChapterNode[] }]));
  const roots: ChapterNode[] = [];
  for (const node of nodes.values()) {
    const upper = node.parentId === null ? undefined : nodes.get(node.parentId);
    (upper?.below ?? roots).push(node);
  }
  return roots;
}

/** Every figure of these chapters, in the order of the book: a chapter's own before those of the chapters below it. */
export const figuresIn = (nodes: readonly ChapterNode[]): ListedFigure[] =>
  nodes.flatMap(({ figures, below }) => [...figures, ...figuresIn(below)]);

/** The figures before and after one; none at the ends of the book. */
export function neighboursOf(
  nodes: readonly ChapterNode[],
  figureId: number,
): { previous: ListedFigure | undefined; next: ListedFigure | undefined } {
  const all = figuresIn(nodes);
  const at = all.findIndex((figure) => figure.figureId === figureId);
  return { previous: at < 1 ? undefined : all[at - 1], next: at < 0 ? undefined : all[at + 1] };
}

/** The chapters from the top of the book down to the one that holds the figure. */
export function wayTo(nodes: readonly ChapterNode[], figureId: number): ChapterNode[] {
  for (const node of nodes) {
    if (node.figures.some((figure) => figure.figureId === figureId)) return [node];
    const below = wayTo(node.below, figureId);
    if (below.length > 0) return [node, ...below];
  }
  return [];
}

/** Figures whose name or code holds every word, whatever its case and accents; chapters left without any are left out. */
export function foundIn(nodes: readonly ChapterNode[], keyword: string): ChapterNode[] {
  const words = plain(keyword).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return [...nodes];
  const isFound = ({ name, code }: ListedFigure) => words.every((word) => plain(`${name} ${code}`).includes(word));
  return nodes
    .map((node) => ({ ...node, figures: node.figures.filter(isFound), below: foundIn(node.below, keyword) }))
    .filter(({ figures, below }) => figures.length + below.length > 0);
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** The code of the part at an item: of several the one that fits the machine, else the first. */
export function partCodeAt(
  rows: readonly Pick<PartRow, 'itemNo' | 'partCode' | 'verdict'>[],
  item: string | null | undefined,
): string | undefined {
  const at = rows.filter(({ itemNo }) => itemNo === item);
  return (at.find(({ verdict }) => verdict === 'fits') ?? at[0])?.partCode;
}
