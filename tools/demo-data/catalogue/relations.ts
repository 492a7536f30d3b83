// How parts hang together: what replaced what, what a kit holds, which bolts go with a part, what is an alternative (product §5).
import type { NounKey } from '../vocabulary/nouns.ts';
import { type CsvFile, csvFile } from './csv-file.ts';
import type { Figure, Line } from './figure.ts';
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

/** What each kit holds of the figures of its machine. */
const KIT_CONTENTS: Partial<Record<NounKey, readonly NounKey[]>> = {
  sealKit: ['rodSeal', 'pistonSeal', 'wiperSeal', 'guideRing', 'backupRing', 'oRing'],
  filterKit: [
    'returnFilter',
    'pressureFilter',
    'suctionStrainer',
    'breatherCap',
    'airFilter',
    'oilFilter',
    'fuelFilter',
  ],
  serviceKit: [
    'returnFilter',
    'oilFilter',
    'fuelFilter',
    'airFilter',
    'greaseCartridge',
    'gasket',
    'drainPlug',
    'copperWasher',
  ],
  bushingKit: ['bushing', 'thrustWasher', 'greaseNipple'],
  pinKit: ['pivotPin', 'pinRetainer', 'cotterPin'],
  bearingKit: ['taperedBearing', 'oilSeal', 'cotterPin'],
  brakeKit: ['brakePad', 'spring', 'gasket', 'brakeShoe'],
  wearPadKit: ['wearPad', 'shim', 'countersunkScrew', 'sliderBlock', 'mastStrip'],
  hoseKit: ['hoseAssembly', 'elbow', 'rubberClip'],
  beltKit: ['fanBelt', 'timingBelt', 'beltTensioner'],
  decalKit: ['warningLabel', 'decal', 'modelDecal', 'reflectiveTape'],
  gasketSet: ['gasket', 'oRing', 'copperWasher'],
  hardwareKit: ['hexBolt', 'flatWasher', 'nylocNut', 'lockWasher'],
  pumpKit: ['oRing', 'shaftKey', 'pumpCoupling'],
  coldStartKit: ['glowPlug', 'battery', 'engineOil'],
};
const MOST_IN_KIT = 9;

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

/** Writes how the parts of the figures hang together. */
export function writeRelations(
  file: CsvFile,
  figures: readonly Figure[],
  exchange: readonly { unit: PartSeed; original: PartSeed }[],
): void {
  const known = new Set<string>();
  let position = 0;
  for (const { part, kind, related, quantity } of allRelations(figures, exchange)) {
    const key = `${part.code} ${kind} ${related.code}`;
    if (part === related || known.has(key)) continue;
    known.add(key);
    position += 1;
    file.row(part.code, kind, related.code, Math.min(9999, Math.max(1, quantity)), position);
  }
}

function* allRelations(
  figures: readonly Figure[],
  exchange: readonly { unit: PartSeed; original: PartSeed }[],
): Generator<Relation> {
  for (const { unit, original } of exchange) {
    yield { part: original, kind: 'alternate', related: unit, quantity: 1 };
    yield { part: unit, kind: 'alternate', related: original, quantity: 1 };
  }
  yield* attachingParts(figures);
  yield* kitContents(figures);
}

const lastLine = (lines: readonly Line[]): Line | undefined => lines.at(-1);

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

function* kitContents(figures: readonly Figure[]): Generator<Relation> {
  const filled = new Set<PartSeed>();
  for (const service of figures.filter(({ plan }) => plan.chapter === 'service' || plan.chapter === 'decals')) {
    const [model] = service.models;
    const machine = figures.filter((figure) => model !== undefined && figure.models.includes(model));
    const kits = [
      ...service.items.flatMap(({ lines }) => lines.map((line) => line.part)),
      ...(service.assembly ? [service.assembly] : []),
    ];
    for (const kit of kits) {
      const wanted = KIT_CONTENTS[kit.facts.noun];
      if (!wanted || filled.has(kit)) continue;
      filled.add(kit);
      yield* contentsOf(kit, wanted, machine);
    }
  }
}

function* contentsOf(kit: PartSeed, wanted: readonly NounKey[], machine: readonly Figure[]): Generator<Relation> {
  const hosts = kit.host ? machine.filter(({ plan }) => plan.assembly === kit.host) : machine;
  const found = new Map<PartSeed, number>();
  for (const { items } of hosts.length > 0 ? hosts : machine)
    for (const { lines } of items) {
      const line = lastLine(lines);
      if (line && wanted.includes(line.part.facts.noun))
        found.set(line.part, (found.get(line.part) ?? 0) + (line.quantity ?? 1));
    }
  for (const [related, quantity] of [...found].slice(0, MOST_IN_KIT))
    yield { part: kit, kind: 'kit', related, quantity: Math.min(quantity, 50) };
  const host = kit.host && hosts[0]?.assembly;
  if (host) yield { part: host, kind: 'related', related: kit, quantity: 1 };
}
