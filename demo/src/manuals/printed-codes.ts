// The codes that books print beside the names of parts: numbers of standards, which are the same in every shop whatever its seed (product §5 Service manuals: from the page to the part).
import { coreFigures } from '../catalogue/core-figures.ts';
import { effectivities } from '../catalogue/effectivity.ts';
import type { Model } from '../catalogue/models.ts';
import { standardCode } from '../catalogue/part-code.ts';
import { partRegister } from '../catalogue/part-register.ts';
import type { PartSeed } from '../catalogue/part-seed.ts';
import type { Plan } from '../catalogue/plan.ts';

const ANY_SEED = 0;
let codes: ReadonlyMap<string, string> | undefined;

const keyOf = (plan: Plan, model: Model, itemNo: string): string => `${plan.key} ${model.code} ${itemNo}`;

/** The code of an item in the figure of a model; undefined of a part of the maker's own, whose code follows the seed. */
export function printedCode(plan: Plan, model: Model, itemNo: string): string | undefined {
  codes ??= readCodes();
  return codes.get(keyOf(plan, model, itemNo));
}

function readCodes(): ReadonlyMap<string, string> {
  const maker = { seed: ANY_SEED, register: partRegister(ANY_SEED), effectivities: effectivities(ANY_SEED) };
  const found = new Map<string, string>();
  for (const { plan, models, items } of coreFigures(maker))
    for (const { itemNo, lines } of items) {
      const [line, other] = lines;
      if (line && !other && isStandard(line.part))
        for (const model of models) found.set(keyOf(plan, model, itemNo), line.part.code);
    }
  return found;
}

const isStandard = ({ facts, size, code }: PartSeed): boolean => standardCode(facts.noun, size.text) === code;
