// What each kit holds of its machine's figures, and what it weighs and costs for it (product §5: kits).
import type { NounKey } from '../vocabulary/nouns.ts';
import { type Figure, type FigureItem, lastLine } from './figure.ts';
import type { PartSeed } from './part-seed.ts';
import type { Plan } from './plan.ts';
import { measuresOf, priceCents, shownPrice } from './part-worth.ts';

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

/** A kit, what lies in it, and what it is for. */
export interface Kit {
  kit: PartSeed;
  contents: readonly { part: PartSeed; quantity: number }[];
  host?: PartSeed;
}

/** The kits that the figures of service and decals list, each once. */
export function kitsOf(figures: readonly Figure[]): Kit[] {
  const known = new Set<PartSeed>();
  return figures
    .filter(({ plan }) => plan.chapter === 'service' || plan.chapter === 'decals')
    .flatMap((service) => {
      const listed = service.items.flatMap(({ lines }) => lines.map((line) => line.part));
      return [...listed, ...(service.assembly ? [service.assembly] : [])].flatMap((kit) => {
        const wanted = KIT_CONTENTS[kit.facts.noun];
        if (!wanted || known.has(kit)) return [];
        known.add(kit);
        return [filled(kit, wanted, figures)];
      });
    });
}

/** A kit holds what all its machines have. */
function filled(kit: PartSeed, wanted: readonly NounKey[], figures: readonly Figure[]): Kit {
  const [first = [], ...others] = [...kit.models].map((code) =>
    figures.filter(({ models, plan }) => plan.chapter !== 'service' && models.some((model) => model.code === code)),
  );
  const hosts = first.filter(({ plan }) => isOf(plan, kit));
  const everywhere = others.map((machine) => new Set(currentLines(machine).map(({ part }) => part)));
  const heldBy = (machine: readonly Figure[]) =>
    currentLines(machine).filter(
      ({ part }) => wanted.includes(part.facts.noun) && everywhere.every((parts) => parts.has(part)),
    );
  const near = heldBy(hosts);
  const found = new Map<PartSeed, number>();
  for (const { part, quantity = 1 } of near.length > 0 ? near : heldBy(first))
    found.set(part, (found.get(part) ?? 0) + quantity);
  const contents = [...found]
    .toSorted(([a], [b]) => wanted.indexOf(a.facts.noun) - wanted.indexOf(b.facts.noun))
    .slice(0, MOST_IN_KIT)
    .map(([part, quantity]) => ({ part, quantity: Math.min(quantity, 50) }));
  const host = kit.host && hosts[0]?.assembly;
  return { kit, contents, ...(host ? { host } : {}) };
}

/** The figures whose parts go into a kit, where it is for more or less than one assembly. */
const FIGURES_OF: Partial<Record<NounKey, readonly string[]>> = {
  brakeKit: ['brakes', 'service-brake'],
  bearingKit: ['front-wheels'],
  pumpKit: ['pump'],
  gasketSet: ['engine', 'gas-engine', 'cooling', 'exhaust'],
};

const ENGINES = new Set<NounKey | undefined>(['engine', 'lpgEngine']);

/** Whether a figure shows what the kit is for; an engine's filters stand in the figures of its fuel. */
function isOf({ key, assembly, chapter }: Plan, { facts, host }: PartSeed): boolean {
  const keys = FIGURES_OF[facts.noun];
  if (keys) return keys.includes(key);
  return host === undefined || assembly === host || (ENGINES.has(host) && chapter === 'fuel');
}

const currentLines = (figures: readonly Figure[]) =>
  figures.flatMap(({ items }) => items.flatMap(({ lines }: FigureItem) => lastLine(lines) ?? []));

/** What a part weighs and costs that is made of others. */
export interface Worth {
  grams: number;
  cents: number;
}

/** A kit costs a little less than its parts, and weighs them and its bag. */
const SHARE = 0.88;

/** Weight and price of each kit that holds anything. */
export function worthOfKits(kits: readonly Kit[], seed: number): Map<PartSeed, Worth> {
  const sum = (contents: Kit['contents'], one: (part: PartSeed) => number) =>
    contents.reduce((total, { part, quantity }) => total + one(part) * quantity, 0);
  return new Map(
    kits
      .filter(({ contents }) => contents.length > 0)
      .map(({ kit, contents }) => [
        kit,
        {
          grams: Math.ceil(sum(contents, (part) => measuresOf(part).grams) * 1.02 + 15),
          cents: shownPrice((sum(contents, (part) => priceCents(part, seed)) / 100) * SHARE),
        },
      ]),
  );
}
