// What each kit holds of its machine's figures, and what it weighs and costs for it (product §5: kits).
import type { NounKey } from '../vocabulary/nouns.ts';
import { type Figure, lastLine } from './figure.ts';
import type { PartSeed } from './part-seed.ts';
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
      const [model] = service.models;
      const machine = figures.filter((figure) => model !== undefined && figure.models.includes(model));
      const listed = service.items.flatMap(({ lines }) => lines.map((line) => line.part));
      return [...listed, ...(service.assembly ? [service.assembly] : [])].flatMap((kit) => {
        const wanted = KIT_CONTENTS[kit.facts.noun];
        if (!wanted || known.has(kit)) return [];
        known.add(kit);
        return [filled(kit, wanted, machine)];
      });
    });
}

function filled(kit: PartSeed, wanted: readonly NounKey[], machine: readonly Figure[]): Kit {
  const hosts = kit.host ? machine.filter(({ plan }) => plan.assembly === kit.host) : machine;
  const found = new Map<PartSeed, number>();
  for (const { items } of hosts.length > 0 ? hosts : machine)
    for (const { lines } of items) {
      const line = lastLine(lines);
      if (line && wanted.includes(line.part.facts.noun))
        found.set(line.part, (found.get(line.part) ?? 0) + (line.quantity ?? 1));
    }
  const contents = [...found]
    .slice(0, MOST_IN_KIT)
    .map(([part, quantity]) => ({ part, quantity: Math.min(quantity, 50) }));
  const host = kit.host && hosts[0]?.assembly;
  return { kit, contents, ...(host ? { host } : {}) };
}

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
