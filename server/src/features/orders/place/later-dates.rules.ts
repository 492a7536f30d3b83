// Product §7 make, stock choice: what would arrive later than its buyer was shown, part by part; the last day of an order hides most of it.

type Line = { part: { partId: number; code: string } };

/** The lines promised for a later day than was shown, with that day; what nobody was shown a day of is not among them. */
export function laterThanShown<L extends Line>(
  shown: readonly { code: string; by: string }[],
  lines: readonly L[],
  promisedOn: ReadonlyMap<number, string>,
): (L & { day: string })[] {
  const days = new Map(shown.map(({ code, by }) => [code, by]));
  return lines.flatMap((line) => {
    const by = days.get(line.part.code);
    const day = promisedOn.get(line.part.partId);
    return by !== undefined && day !== undefined && day > by ? [{ ...line, day }] : [];
  });
}
