// The A-Z place of every name in each language, by the order a reader of that language expects (product §5).

/** A part as ranking needs it. */
export type Named = { id: number; code: string; name: string };

/** Room between neighbours, so that a new name fits between without moving others. */
export const SPACING = 1024;

/** Rank by id: names in the language's order, equal names by code. */
export function rankNames(parts: readonly Named[], locale: string): Map<number, number> {
  const byName = new Map<string, Named[]>();
  for (const part of parts) {
    const same = byName.get(part.name);
    if (same) same.push(part);
    else byName.set(part.name, [part]);
  }
  const names = [...byName.keys()].sort(new Intl.Collator(locale, { numeric: true }).compare);
  const ranks = new Map<number, number>();
  for (const name of names)
    for (const part of (byName.get(name) ?? []).sort(byCode)) ranks.set(part.id, (ranks.size + 1) * SPACING);
  return ranks;
}

const byCode = (a: Named, b: Named) => (a.code < b.code ? -1 : 1);
