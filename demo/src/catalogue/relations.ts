// How parts hang together: what replaced what, what a kit holds, which bolts go with a part, what is an alternative (product §5).
import { type CsvFile, csvFile } from './csv-file.ts';
import { type Figure, lastLine } from './figure.ts';
import type { Kit } from './kit-contents.ts';
import type { PartRegister } from './part-register.ts';
import type { PartSeed } from './part-seed.ts';
import { EXCHANGED } from './trade-facts.ts';

type Kind = 'kit' | 'attaching' | 'alternate' | 'related';

interface Relation {
  part: PartSeed;
  kind: Kind;
  related: PartSeed;
  quantity: number;
}

/** Exchange units of what is worth overhauling; call it before parts are written. */
export function takeExchangeUnits(register: PartRegister): { unit: PartSeed; original: PartSeed }[] {
  const originals = register.parts
    .filter((part) => EXCHANGED.includes(part.facts.noun) && !part.isReplaced)
    .slice(0, 90);
  return originals.map((original) => ({
    original,
    unit: register.take({
      noun: original.facts.noun,
      owner: `exchange ${original.code}`,
      qualifiers: [...original.qualifiers, 'remanufactured'],
      size: original.size,
      scale: original.size.scale,
      models: [...original.models],
    }),
  }));
}

/** Opens part-relations.csv. */
export const relationsFile = (folder: string): CsvFile =>
  csvFile(folder, 'part-relations', ['part', 'kind', 'related_part', 'quantity', 'position']);

/** What hangs together, and how. */
export interface Ties {
  figures: readonly Figure[];
  exchange: readonly { unit: PartSeed; original: PartSeed }[];
  kits: readonly Kit[];
}

/** Writes how the parts of the figures hang together. */
export function writeRelations(file: CsvFile, ties: Ties): void {
  const known = new Set<string>();
  let position = 0;
  for (const { part, kind, related, quantity } of allRelations(ties)) {
    const key = `${part.code} ${kind} ${related.code}`;
    if (part === related || known.has(key)) continue;
    known.add(key);
    position += 1;
    file.row(part.code, kind, related.code, Math.min(9999, Math.max(1, quantity)), position);
  }
}

function* allRelations({ figures, exchange, kits }: Ties): Generator<Relation> {
  for (const { unit, original } of exchange) {
    yield { part: original, kind: 'alternate', related: unit, quantity: 1 };
    yield { part: unit, kind: 'alternate', related: original, quantity: 1 };
  }
  yield* attachingParts(figures);
  yield* kitRelations(kits);
}

function* attachingParts(figures: readonly Figure[]): Generator<Relation> {
  for (const { items } of figures) {
    const byNo = new Map(items.map((item) => [item.itemNo, lastLine(item.lines)]));
    for (const { parent, lines } of items) {
      const owner = parent === undefined ? undefined : byNo.get(parent);
      const line = lastLine(lines);
      if (!owner || !line?.quantity || owner.part.facts.scope === 's') continue;
      yield {
        part: owner.part,
        kind: 'attaching',
        related: line.part,
        quantity: Math.ceil(line.quantity / (owner.quantity ?? 1)),
      };
    }
  }
}

function* kitRelations(kits: readonly Kit[]): Generator<Relation> {
  for (const { kit, contents, host } of kits) {
    for (const { part: related, quantity } of contents) yield { part: kit, kind: 'kit', related, quantity };
    if (host) yield { part: host, kind: 'related', related: kit, quantity: 1 };
  }
}
