// The A-Z place of every name in each language, by the order a reader of that language expects (product §5).

/** Names of parts side by side with codes and the ranks they have; NaN where a part has none. */
export type Ranked = { names: readonly string[]; codes: readonly string[]; ranks: Float64Array };

/** Room between neighbours, so that a new name fits between without moving others. */
export const SPACING = 1024;

/** Gives parts without a rank one between their neighbours; where there is no room all are ranked anew. Answers whether that was so. */
export function placeNames({ names, codes, ranks }: Ranked, locale: string): boolean {
  const order = orderOf(names, codes, locale);
  if (order.every((at) => Number.isNaN(ranks[at])) || !fitBetween(order, ranks)) {
    order.forEach((at, place) => {
      ranks[at] = (place + 1) * SPACING;
    });
    return true;
  }
  return false;
}

/** Positions in the language's order, equal names by code; compares each different name once. */
function orderOf(names: readonly string[], codes: readonly string[], locale: string): number[] {
  const byName = new Map<string, number[]>();
  for (const [at, name] of names.entries()) {
    const same = byName.get(name);
    if (same) same.push(at);
    else byName.set(name, [at]);
  }
  const byCode = (a: number, b: number) => ((codes[a] ?? '') < (codes[b] ?? '') ? -1 : 1);
  const sorted = [...byName.keys()].sort(new Intl.Collator(locale, { numeric: true }).compare);
  return sorted.flatMap((name) => (byName.get(name) ?? []).sort(byCode));
}

/** False where known ranks are out of order or a gap is too small. */
function fitBetween(order: number[], ranks: Float64Array): boolean {
  let before = 0;
  let waiting: number[] = [];
  for (const at of order) {
    const rank = ranks[at] ?? Number.NaN;
    if (Number.isNaN(rank)) waiting.push(at);
    else {
      if (rank <= before || !spread(waiting, { ranks, before, after: rank })) return false;
      waiting = [];
      before = rank;
    }
  }
  return spread(waiting, { ranks, before, after: before + SPACING * (waiting.length + 1) });
}

function spread(
  waiting: number[],
  { ranks, before, after }: { ranks: Float64Array; before: number; after: number },
): boolean {
  const step = Math.floor((after - before) / (waiting.length + 1));
  if (waiting.length > 0 && step < 1) return false;
  waiting.forEach((at, place) => {
    ranks[at] = before + step * (place + 1);
  });
  return true;
}
