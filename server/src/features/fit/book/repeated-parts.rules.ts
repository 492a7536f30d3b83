// Finds the parts of a book that stand in more than one of its rows, themselves or in another's place (product §5 Fit verdict).

/** By part those in whose place it may be used, one step each. */
export type Links = ReadonlyMap<number, readonly number[]>;

/** Lines of a book as three columns, since thousands of small things kept for each model would be what memory is swept for; parts in rising order. */
export interface BookLines {
  parts: Float64Array;
  items: Float64Array;
  lines: Int32Array;
}

/** A part of a book and one of several rows it stands in. */
export interface BookLine {
  partId: number;
  itemId: number;
  lineNo: number;
}

/** All rows of each such part, under its own id: where it is printed and where the parts it stands in for are. */
export function repeatedPartsOf(book: BookLines, links: Links): BookLines {
  const [parts, items, lines]: [number[], number[], number[]] = [[], [], []];
  for (let from = 0, to = 0; from < book.parts.length; from = to) {
    const partId = book.parts[from] ?? 0;
    to = endOf(book, from);
    const runs: readonly (readonly [number, number])[] = links.has(partId)
      ? [...standInsOf(partId, links)].map((listed) => runOf(book, listed))
      : [[from, to]];
    if (runs.reduce((sum, [start, end]) => sum + end - start, 0) < 2) continue;
    for (const [start, end] of runs) {
      for (let at = start; at < end; at += 1) {
        parts.push(partId);
        items.push(book.items[at] ?? 0);
        lines.push(book.lines[at] ?? 0);
      }
    }
  }
  return { parts: Float64Array.from(parts), items: Float64Array.from(items), lines: Int32Array.from(lines) };
}

/** The rows of one part; none where it stands in one alone. */
export function rowsOf(book: BookLines, partId: number): BookLine[] {
  const [from, to] = runOf(book, partId);
  return Array.from({ length: to - from }, (_, at) => ({
    partId,
    itemId: book.items[from + at] ?? 0,
    lineNo: book.lines[from + at] ?? 0,
  }));
}

function runOf(book: BookLines, partId: number): [number, number] {
  let [low, high] = [0, book.parts.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((book.parts[middle] ?? 0) < partId) low = middle + 1;
    else high = middle;
  }
  return [low, book.parts[low] === partId ? endOf(book, low) : low];
}

function endOf({ parts }: BookLines, from: number): number {
  let to = from + 1;
  while (to < parts.length && parts[to] === parts[from]) to += 1;
  return to;
}

/** A part and all it stands in for, however many steps away; parts that may be used for each other lead back and end there. */
function standInsOf(partId: number, links: Links): Set<number> {
  const found = new Set([partId]);
  for (const listed of found) for (const next of links.get(listed) ?? []) found.add(next);
  return found;
}
