// Which cylinder a part of a figure belongs to: the one that is taken apart, mounted and resealed on machines of one frame is the same in all their figures (product §5).
import type { NounKey } from '../vocabulary/nouns.ts';
import { cylinderOf, gradeInCylinder, isMadeForCylinder, sizeInCylinder } from './cylinders.ts';
import { diceOf, textNumber } from './dice.ts';
import { frameGroupOf, scaleOfFrame } from './model-groups.ts';
import type { Model } from './models.ts';
import type { PartNeed } from './part-register.ts';
import { sizesOf } from './part-sizes.ts';
import type { Plan } from './plan.ts';
import { PLANS } from './plans.ts';

/** Whether the plan takes a cylinder apart. */
export const isTakenApart = ({ items }: Plan) => items.some(({ noun }) => noun === 'cylinderBarrel');
const plansByCylinder = new Map(PLANS.filter(isTakenApart).map((plan) => [plan.assembly, plan]));

type Place = { plan: Plan; models: readonly Model[]; maker: { seed: number } };

/** The plan that takes the cylinder apart which the noun is, or in whose figure it stands. */
function planAround({ plan, models }: Place, noun: NounKey): Plan | undefined {
  const whole = plansByCylinder.get(noun);
  if (whole && models.every(whole.applies)) return whole;
  return isTakenApart(plan) ? plan : undefined;
}

/** What decides a cylinder, a part made for it, or a seal that goes in; undefined for all else. */
export function needInCylinder(
  place: Place,
  noun: NounKey,
): Pick<PartNeed, 'owner' | 'scale' | 'size' | 'grade'> | undefined {
  const plan = planAround(place, noun);
  const [model] = place.models;
  if (!plan || !model) return undefined;
  const { tag, frame } = frameGroupOf(model);
  const [owner, scale] = [`${plan.key} ${tag}`, scaleOfFrame(frame)];
  const cylinder = cylinderOf(scale, diceOf(place.maker.seed, textNumber(owner)));
  if (noun === plan.assembly || isMadeForCylinder(noun))
    return { owner, scale, grade: 0, size: sizeInCylinder(noun, cylinder, scale) };
  const grade = gradeInCylinder(noun, cylinder, sizesOf(noun));
  return grade === undefined ? undefined : { owner, scale, grade };
}
