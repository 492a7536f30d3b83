// The order of a chain as it is drawn (product §5 Supersession): what replaces a part comes in the order its successors are told everywhere.

/** What is looked at of a step. */
interface Linked {
  step: number;
  code: string;
  /** The part it replaces; null for the oldest of a chain. */
  oldCode: string | null;
  /** Which of the recorded replacements it is, as `readSuccessors` orders them; null for the oldest. */
  linkId: number | null;
}

/** Step by step; in each, groups in the order of the parts they replace, and in a group its successors as they were recorded. */
export function inChainOrder<L extends Linked>(links: readonly L[]): L[] {
  const byStep = Map.groupBy(links, (link) => link.step);
  const ordered: L[] = [];
  let before = new Map<string | null, number>();
  for (const step of [...byStep.keys()].toSorted((a, b) => a - b)) {
    const places = before;
    const placeOf = (link: L) => places.get(link.oldCode) ?? places.size;
    const next = (byStep.get(step) ?? []).toSorted(
      (a, b) => placeOf(a) - placeOf(b) || (a.linkId ?? 0) - (b.linkId ?? 0) || (a.code < b.code ? -1 : 1),
    );
    ordered.push(...next);
    before = new Map([...new Set(next.map((link) => link.code))].map((code, at) => [code, at]));
  }
  return ordered;
}
