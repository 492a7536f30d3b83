// Chooses the part of every item of a figure: shared or made for it, which size, by what it is told from its sisters (product §5).
import type { NounKey } from '../vocabulary/nouns.ts';
import type { QualifierKey } from '../vocabulary/qualifiers.ts';
import { isTakenApart, needInCylinder } from './cylinder-parts.ts';
import { type Dice, textNumber } from './dice.ts';
import type { Effectivities } from './effectivity.ts';
import { type Facts, factsOf } from './facts.ts';
import type { Figure } from './figure.ts';
import { frameGroupOf } from './model-groups.ts';
import type { Model } from './models.ts';
import { hostOf } from './part-hosts.ts';
import type { PartRegister } from './part-register.ts';
import type { PartSeed } from './part-seed.ts';
import type { PartSize } from './part-size.ts';
import { listedSize, sizeCount, threadOf, threadSize } from './part-sizes.ts';
import { isRough, isWheel, type PlanItem } from './plan.ts';
import { PLANS } from './plans.ts';

/** What figures are made with. */
export interface FigureMaker {
  seed: number;
  register: PartRegister;
  effectivities: Effectivities;
}

/** A figure about to be made; the tag tells who shares it. */
export type Draft = Pick<Figure, 'code' | 'plan' | 'models'> & { tag: string };

/** What the parts of one figure are chosen by: scale of its machines, dice, moments of change. */
export type Scene = Draft & { maker: FigureMaker; dice: Dice; scale: number; changes: readonly number[] };

/** An item whose part is sought; `nth` of `of` with the same noun, `pick` spreads sizes over figures. */
export type Need = { item: PlanItem; nth: number; of: number; frame: number; pick: number };

/** Codes of models. */
export const codesOf = (models: readonly Model[]) => models.map((model) => model.code);

/** Whose part it is that is made for one figure. */
const ownerOf = ({ plan, tag }: Draft) => `${plan.key} ${tag}`;

/** The sold part that the figure takes apart. */
export function takeAssembly(scene: Scene, frame: number): PartSeed {
  const { plan, scale, models, maker } = scene;
  const size = modelSize(plan.assembly, scene);
  const need = { noun: plan.assembly, owner: ownerOf(scene), scale, grade: frame - 1, ...(size ? { size } : {}) };
  return maker.register.take({ ...need, models: codesOf(models), ...needInCylinder(scene, plan.assembly) });
}

/** The part of an item, or with `alternative` 1 the other part of an either-or line. */
export function takePart(scene: Scene, need: Need, alternative: 0 | 1): PartSeed {
  const noun = (alternative === 1 && OTHER_NOUN[need.item.noun]) || need.item.noun;
  const facts = factsOf(noun);
  const { register } = scene.maker;
  const owner = facts.scope === 'm' ? sharedOwner(scene, facts) : ownerOf(scene);
  const shared = { noun, owner, scale: scene.scale, models: codesOf(scene.models) };
  const inside = needInCylinder(scene, noun);
  if (inside) return register.take({ ...shared, ...inside });
  const { nth, of, frame, pick } = builtIn(scene, noun) ?? alike(scene, need);
  if (facts.scope === 's')
    return register.take({ ...shared, size: threadSize(noun, threadOf(frame, pick), pick >>> 3) });
  const special = alternative === 1 ? SPECIAL[noun] : undefined;
  const qualifiers = [...(of > 1 ? told(noun, nth) : []), ...(special ? [special] : [])];
  const count = sizeCount(facts);
  // The other one of two neighbours, which run on one voltage.
  const grade = (((frame - 1 + nth + (pick % Math.max(2, count >> 1))) % count) ^ (special ? 0 : alternative)) % count;
  const host = hostOf(noun, nth, scene);
  const size = alternative === 1 ? (OTHER_SIZE[noun] ?? modelSize(noun, scene)) : modelSize(noun, scene);
  return register.take({
    ...shared,
    qualifiers,
    grade: facts.scope === 'c' ? grade : nth,
    host,
    ...(size ? { size } : {}),
  });
}

/** A cylinder that several models carry has one set of bolts and bushings. */
const alike = ({ plan, models: [model] }: Scene, need: Need): Need =>
  model && isTakenApart(plan) ? { ...need, frame: frameGroupOf(model).frame } : need;

/** What stands where the option is, and is no part of the same kind: one lithium pack in the place of all batteries. */
const OTHER_NOUN: Partial<Record<NounKey, NounKey>> = { battery: 'lithiumBattery' };
const OTHER_SIZE: Partial<Record<NounKey, PartSize>> = {
  hydraulicOil: { text: '20 l HEES 46', scale: 1.6, params: {} },
};

/** How many stand there, where that differs. */
export const quantityOfOther = (noun: NounKey): { quantity?: number } => (OTHER_NOUN[noun] ? { quantity: 1 } : {});

/** Where a filter that a service figure lists is built in: it is the very part. */
export function builtIn({ plan, models }: Scene, noun: NounKey): Omit<Need, 'item'> | undefined {
  const [model] = models;
  if (plan.chapter !== 'service' || !model || factsOf(noun).scope !== 'c') return undefined;
  const home = PLANS.find(
    (one) => one.chapter !== 'service' && models.every(one.applies) && one.items.some((item) => item.noun === noun),
  );
  if (!home) return undefined;
  const at = home.items.findIndex((item) => item.noun === noun);
  return { nth: 0, of: 1, frame: frameGroupOf(model).frame, pick: textNumber(home.key) + at };
}

/** Wiring and sheet metal are alike in a family, kits and rims on the machines of one frame; heavier parts differ by frame. */
function sharedOwner({ plan, models, tag }: Scene, { category, noun }: Facts): string {
  const [model] = models;
  const group = plan.sharing === 'model' && model ? frameGroupOf(model).tag : tag;
  if (noun === 'rim') return `wheels ${group}`;
  if (plan.chapter === 'service') return `${plan.key} ${group}`;
  const family = model?.family;
  const isAlike = category === 'wiring' || category === 'coversAndPanels';
  return isAlike ? `${plan.key} ${family}` : `${plan.key} ${family} ${Math.max(...models.map((one) => one.frame))}`;
}

/** Where the figure belongs to one model, parts without a size of their own carry its name. */
function modelSize(noun: NounKey, { models, scale, plan }: Scene): PartSize | undefined {
  const [model] = models;
  if (noun === 'capacityPlate' && model) return { text: `${model.capacity} kg`, scale: 1, params: {} };
  // Lugs for soft ground.
  if (isWheel(noun) && models.every(isRough)) return { text: '', scale, params: { tread: 1 } };
  if (noun === 'serviceKit') return listedSize(factsOf(noun), 1);
  const { category, scope } = factsOf(noun);
  const isOwn = scope === 'o' || (scope === 'm' && noun === plan.assembly);
  if (!model || !isOwn || plan.sharing !== 'model' || category === 'cylinders' || category === 'pins') return undefined;
  return { text: model.code, scale, params: {} };
}

/** What the second part of an either-or line is. */
const SPECIAL: Partial<Record<NounKey, QualifierKey>> = {
  driveWheel: 'nonMarking',
  steerWheel: 'nonMarking',
  tyre: 'heavyDuty',
  guardrail: 'folding',
  radiator: 'heavyDuty',
  gate: 'heavyDuty',
  meshFloor: 'heavyDuty',
  mastChannel: 'long',
};

const SIDES: readonly QualifierKey[] = ['leftHand', 'rightHand', 'middle'];

const LEVELS: readonly QualifierKey[] = ['lower', 'upper', 'middle'];

const DEPTHS: readonly QualifierKey[] = ['outer', 'inner', 'middle'];

const ENDS: readonly QualifierKey[] = ['front', 'rear', 'middle'];

const TOLD_BY: Partial<Record<NounKey, readonly QualifierKey[]>> = {
  scissorArm: DEPTHS,
  mastChannel: DEPTHS,
  taperedBearing: DEPTHS,
  articulatedArm: LEVELS,
  radiatorHose: LEVELS,
  guardrail: [...SIDES.slice(0, 2), 'rear'],
  hood: SIDES,
  harness: ENDS,
  pivotPin: LEVELS,
};

function told(noun: NounKey, nth: number): QualifierKey[] {
  const found = TOLD_BY[noun]?.[nth];
  // Catalogue parts are bought by their size, wherever they are built in; hoses are bent for their place.
  return found && (factsOf(noun).scope !== 'c' || noun === 'radiatorHose') ? [found] : [];
}
