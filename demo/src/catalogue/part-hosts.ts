// What a kit, a gasket or a cover is for, as its name says (product §5: kits).
import type { NounKey } from '../vocabulary/nouns.ts';
import type { Model } from './models.ts';
import { isForklift, isLpg, isScissor, isTelescopic, type Plan } from './plan.ts';

type Place = { plan: Plan; models: readonly Model[] };

/** Kits, gaskets and covers are named by what they are for. */
export function hostOf(noun: NounKey, nth: number, { plan, models }: Place): NounKey | undefined {
  if (plan.key === 'engine-kits' && OF_ENGINE.has(noun)) return models.every(isLpg) ? 'lpgEngine' : 'engine';
  if (noun === 'wearPadKit') return slidingOf(models);
  if (noun === 'pinKit' && models.every(isForklift)) return 'tiltCylinder';
  const host = HOSTED.has(noun) ? plan.assembly : KIT_HOSTS[noun]?.[nth];
  return host === noun ? undefined : host;
}

/** Kits of the whole machine that there are once more for its engine. */
const OF_ENGINE = new Set<NounKey>(['serviceKit', 'filterKit']);

/** What slides on wear pads; on a scissor lift they are all over. */
function slidingOf(models: readonly Model[]): NounKey | undefined {
  if (models.every(isForklift)) return 'mast';
  if (models.every(isScissor)) return undefined;
  return models.every(isTelescopic) ? 'boomSection' : 'flyBoom';
}

const HOSTED = new Set<NounKey>(['gasket', 'bracket', 'plate', 'guard', 'cover', 'spring', 'gateSpring']);

const KIT_HOSTS: Partial<Record<NounKey, readonly NounKey[]>> = {
  sealKit: ['liftCylinder', 'steerCylinder'],
  bushingKit: ['liftCylinder'],
  pinKit: ['liftCylinder'],
  bearingKit: ['wheelHub'],
  brakeKit: ['brakeDisc'],
  pumpKit: ['gearPump'],
  filterKit: ['hydraulicTank'],
};
