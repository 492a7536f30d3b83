// How parts hang together: what replaced what, what a kit holds, which bolts go with a part, what is an alternative (product §5).
import type { NounKey } from '../vocabulary/nouns.ts';
import { type CsvFile, csvFile } from './csv-file.ts';
import { diceOf } from './dice.ts';
import { factsOf } from './facts.ts';
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
      yield* contentsOf(
        kit,
        wanted,
        kit.host ? machine.filter(({ plan }) => plan.assembly === kit.host) : machine,
        machine,
      );
    }
  }
}

function* contentsOf(
  kit: PartSeed,
  wanted: readonly NounKey[],
  hosts: readonly Figure[],
  machine: readonly Figure[],
): Generator<Relation> {
  const found = new Map<PartSeed, number>();
  for (const { items } of hosts.length > 0 ? hosts : machine)
    for (const { lines } of items) {
      const line = lastLine(lines);
      if (line && wanted.includes(line.part.facts.noun))
        found.set(line.part, (found.get(line.part) ?? 0) + (line.quantity ?? 1));
    }
  for (const [related, quantity] of [...found].slice(0, MOST_IN_KIT))
    yield { part: kit, kind: 'kit', related, quantity: Math.min(quantity, 50) };
  const host = kit.host && machine.find((figure) => figure.plan.assembly === kit.host)?.assembly;
  if (host) yield { part: host, kind: 'related', related: kit, quantity: 1 };
}

/** Opens supersessions.csv. */
export const supersessionsFile = (folder: string): CsvFile =>
  csvFile(folder, 'supersessions', [
    ...['old_part', 'successor', 'mode', 'old_quantity', 'new_quantity', 'is_two_way', 'effective_from', 'note'],
  ]);

/** Writes chains as the lines of figures tell them, with ratios, pairs and two-way ones among them. */
export function writeSupersessions(file: CsvFile, figures: readonly Figure[], seed: number): void {
  const known = new Set<string>();
  const lines = figures
    .flatMap(({ items }) => items.map((item) => item.lines))
    .filter((list) => list[0]?.part.isReplaced);
  for (const list of lines)
    for (const [at, { part, to }] of list.slice(0, -1).entries()) {
      const next = list[at + 1];
      if (!next || known.has(part.code)) continue;
      known.add(part.code);
      const dice = diceOf(seed, 51, part.index);
      const since = `${Math.floor(to ?? 2020)}-0${dice.between(1, 9)}-15`;
      const [ratioOld, ratioNew] = factsOf(part.facts.noun).scope === 'c' && dice.chance(0.1) ? [1, 2] : [1, 1];
      const isTwoWay = ratioNew === 1 && dice.chance(0.12);
      const mate = ratioNew === 1 && !isTwoWay && dice.chance(0.12) ? mateOf(figures, part, dice.below(40)) : undefined;
      file.row(
        part.code,
        next.part.code,
        mate ? 'all' : '',
        ratioOld,
        ratioNew,
        isTwoWay ? 'yes' : '',
        since,
        mate ? 'Fit both parts together' : '',
      );
      if (mate && mate !== next.part) file.row(part.code, mate.code, 'all', 1, 1, '', since, 'Fit both parts together');
    }
}

/** A bolt or seal that comes with the successor. */
function mateOf(figures: readonly Figure[], part: PartSeed, pick: number): PartSeed | undefined {
  const figure = figures.find(({ items }) => items.some(({ lines }) => lines.some((line) => line.part === part)));
  const mates = figure?.items
    .flatMap(({ lines }) => lines.map((line) => line.part))
    .filter((one) => one.facts.scope === 's' || one.facts.scope === 'c');
  const mate = mates?.[pick % mates.length];
  return mate?.isReplaced ? undefined : mate;
}
