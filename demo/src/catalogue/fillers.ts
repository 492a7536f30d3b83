// Parts no figure shows: accessories and the rest of the fastener shelves, up to the number the size asks for (product §1).
import type { NounKey } from '../vocabulary/nouns.ts';
import { ALL_FACTS } from './facts.ts';
import type { PartRegister } from './part-register.ts';
import { sizeCount, threadSize } from './part-sizes.ts';

const THREADS = [6, 8, 10, 12, 16, 20, 24];

/** Takes parts until there are `count`; throws where the figures alone needed more. */
export function fillShelves(register: PartRegister, count: number): void {
  if (register.parts.length > count)
    throw new RangeError(`The figures need ${register.parts.length} parts, the size has ${count}`);
  for (const need of shelfParts()) {
    if (register.parts.length >= count) return;
    register.take(need);
  }
  throw new RangeError(`The shelves end at ${register.parts.length} parts`);
}

function* shelfParts(): Generator<Parameters<PartRegister['take']>[0]> {
  const shelf = { owner: 'shelf', scale: 1, models: [] };
  // One of each kind comes before more of any.
  for (const noun of ACCESSORIES) yield { ...shelf, noun };
  const kept = ALL_FACTS.filter(({ scope }) => scope === 'c' || scope === 'g');
  for (const { noun } of kept) yield { ...shelf, noun, grade: 0 };
  for (const { noun, scope } of ALL_FACTS) if (scope === 's') yield { ...shelf, noun, size: threadSize(noun, 8, 0) };
  for (const facts of kept)
    for (let grade = 1; grade < sizeCount(facts); grade += 1) yield { ...shelf, noun: facts.noun, grade };
  for (let pick = 0; pick < 8; pick += 1)
    for (const thread of THREADS)
      for (const { noun, scope } of ALL_FACTS)
        if (scope === 's') yield { ...shelf, noun, size: threadSize(noun, thread, pick) };
  for (const qualifier of ['stainless', 'blackOxide', 'zincPlated'] as const)
    for (const facts of ALL_FACTS)
      if (facts.scope === 'c')
        for (let grade = 0; grade < sizeCount(facts); grade += 1)
          yield { ...shelf, noun: facts.noun, grade, qualifiers: [qualifier] };
}

const ACCESSORIES: readonly NounKey[] = [
  'forkExtension',
  'generator',
  'castorWheel',
  'axle',
  'hydraulicCylinder',
  'towBar',
  'controlBox',
  'lithiumBattery',
];
