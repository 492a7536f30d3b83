// Finds the parts of a book that stand in more than one of its rows, themselves or in another's place (product §5 Fit verdict).

/** By part those in whose place it may be used, one step each. */
export type Links = ReadonlyMap<number, readonly number[]>;

/** All rows of each such part, under its own id: where it is printed and where the parts it stands in for are. */
export function manifoldOf<Row extends { partId: number }>(lines: readonly Row[], links: Links): Map<number, Row[]> {
  const ofPart = Map.groupBy(lines, (line) => line.partId);
  const found = new Map<number, Row[]>();
  for (const [partId, own] of ofPart) {
    const rows = links.has(partId) ? [...insteadOf(partId, links)].flatMap((listed) => ofPart.get(listed) ?? []) : own;
    if (rows.length > 1)
      found.set(
        partId,
        rows.map((row) => ({ ...row, partId })),
      );
  }
  return found;
}

/** A part and all it stands in for, however many steps away; parts that may be used for each other lead back and end there. */
function insteadOf(partId: number, links: Links): Set<number> {
  const found = new Set([partId]);
  for (const listed of found) for (const next of links.get(listed) ?? []) found.add(next);
  return found;
}
