// Chooses the part of every item of a figure: shared or made for it, which size, by what it is told from its sisters (product §5).
import type { NounKey } from '../vocabulary/nouns.ts';
import type { QualifierKey } from '../vocabulary/qualifiers.ts';
import type { Dice } from './dice.ts';
import type { Effectivities } from './effectivity.ts';
import { type Facts, factsOf } from './facts.ts';
import type { Figure } from './figure.ts';
import type { Model } from './models.ts';
import type { PartRegister } from './part-register.ts';
import type { PartSeed } from './part-seed.ts';
import { type PartSize, sizeCount, threadOf, threadSize } from './part-sizes.ts';
import type { Plan, PlanItem } from './plan.ts';

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
export const ownerOf = ({ plan, tag }: Draft) => `${plan.key} ${tag}`;

/** The part of an item, or with `alternative` 1 the other part of an either-or line. */
export function takePart(scene: Scene, { item, nth, of, frame, pick }: Need, alternative: number): PartSeed {
  const { noun } = item;
  const facts = factsOf(noun);
  const { register } = scene.maker;
  const models = codesOf(scene.models);
  const owner = facts.scope === 'm' ? sharedOwner(scene, facts) : ownerOf(scene);
  const shared = { noun, owner, scale: scene.scale, models };
  if (facts.scope === 's')
    return register.take({ ...shared, size: threadSize(noun, threadOf(frame, pick), pick >>> 3) });
  const special = alternative === 1 ? SPECIAL[noun] : undefined;
  const qualifiers = [...(of > 1 ? told(noun, nth) : []), ...(special ? [special] : [])];
  const grade =
    (frame - 1 + nth + (pick % Math.max(2, sizeCount(facts) >> 1)) + (special ? 0 : alternative)) % sizeCount(facts);
  const host = hostOf(noun, nth, scene.plan);
  const size = modelSize(noun, scene);
  return register.take({
    ...shared,
    qualifiers,
    grade: facts.scope === 'c' ? grade : nth,
    host,
    ...(size ? { size } : {}),
  });
}

/** Wiring and sheet metal are alike in a family; heavier parts differ by frame. */
function sharedOwner({ plan, models }: Scene, { category }: Facts): string {
  const family = models[0]?.family;
  const isAlike = category === 'wiring' || category === 'coversAndPanels' || category === 'repairKits';
  return isAlike ? `${plan.key} ${family}` : `${plan.key} ${family} ${Math.max(...models.map((model) => model.frame))}`;
}

/** Kits, gaskets and covers are named by what they are for. */
function hostOf(noun: NounKey, nth: number, plan: Plan): NounKey | undefined {
  const host = HOSTED.has(noun) ? plan.assembly : KIT_HOSTS[noun]?.[nth];
  return host === noun ? undefined : host;
}

const HOSTED = new Set<NounKey>(['gasket', 'bracket', 'plate', 'guard', 'cover', 'spring', 'gateSpring']);

const KIT_HOSTS: Partial<Record<NounKey, readonly NounKey[]>> = {
  sealKit: ['liftCylinder', 'steerCylinder'],
  bushingKit: ['liftCylinder'],
  pinKit: ['liftCylinder'],
  bearingKit: ['wheelHub'],
  brakeKit: ['brakeDisc'],
  hoseKit: ['hydraulicTank'],
  wearPadKit: ['boomSection'],
  pumpKit: ['gearPump'],
  filterKit: ['hydraulicTank'],
};

/** Where the figure belongs to one model, parts without a size of their own carry its name. */
export function modelSize(noun: NounKey, { models, scale, plan }: Scene): PartSize | undefined {
  const [model] = models;
  if (noun === 'capacityPlate' && model) return { text: `${model.capacity} kg`, scale: 1, params: {} };
  const { category, scope } = factsOf(noun);
  const isOwn = scope === 'o' || (scope === 'm' && noun === plan.assembly);
  if (!model || !isOwn || plan.sharing !== 'model' || category === 'cylinders' || category === 'pins') return undefined;
  return { text: model.code, scale, params: {} };
}

/** What the second part of an either-or line is. */
const SPECIAL: Partial<Record<NounKey, QualifierKey>> = {
  driveWheel: 'nonMarking',
  steerWheel: 'nonMarking',
  wheel: 'foamFilled',
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
  return found && factsOf(noun).scope === 'o' ? [found] : [];
}
