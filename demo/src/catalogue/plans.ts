// Every figure of the demo shop's parts manuals, in the order of the chapters.
import { categoryOfNoun } from '../vocabulary/nouns.ts';
import { liftingPlans } from './plans-lifting.ts';
import { systemPlans } from './plans-systems.ts';
import { undercarriagePlans } from './plans-undercarriage.ts';
import type { Plan } from './plan.ts';

export const PLANS: readonly Plan[] = [...undercarriagePlans, ...liftingPlans, ...systemPlans];

for (const { key, assembly, items } of PLANS)
  for (const noun of [assembly, ...items.map((item) => item.noun)])
    if (!categoryOfNoun[noun]) throw new Error(`The figure ${key} names ${noun}, which is no part noun`);
