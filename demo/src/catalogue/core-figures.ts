// Makes the figures of the demo shop's own models: who shares them, which parts stand at their items, what changed when (product §5).
import type { NounKey } from '../vocabulary/nouns.ts';
import { type Dice, diceOf, textNumber } from './dice.ts';
import { factsOf } from './facts.ts';
import type { Figure, FigureItem, Line } from './figure.ts';
import {
  builtIn,
  codesOf,
  type Draft,
  type FigureMaker,
  type Need,
  quantityOfOther,
  type Scene,
  takeAssembly,
  takePart,
} from './figure-parts.ts';
import { titleOf } from './figure-titles.ts';
import { scaleOfFrame, tagOf } from './model-groups.ts';
import { MODELS, type Model } from './models.ts';
import type { LineNote } from './more-words.ts';
import { notRule, OPTION_LINES } from './options.ts';
import { standardCode } from './part-code.ts';
import type { PartSeed } from './part-seed.ts';
import type { Plan } from './plan.ts';
import { PLANS } from './plans.ts';
import { TODAY } from './serials.ts';

/** All figures, in the order of the manuals. */
export function coreFigures(maker: FigureMaker): Figure[] {
  const plates = new Map<string, number>();
  return PLANS.flatMap((plan) =>
    [...groupsOf(plan)].map(([tag, models]) => {
      const place = `${tag}-${String(chapterNumber(plan)).padStart(2, '0')}`;
      const plate = (plates.get(place) ?? 0) + 1;
      plates.set(place, plate);
      return makeFigure(maker, { code: `${place}.${String(plate).padStart(2, '0')}`, tag, plan, models });
    }),
  );
}

const CHAPTERS = [...new Set(PLANS.map((plan) => plan.chapter))];
const chapterNumber = (plan: Plan): number => CHAPTERS.indexOf(plan.chapter) + 1;

function groupsOf(plan: Plan): Map<string, Model[]> {
  return Map.groupBy(MODELS.filter(plan.applies), (model) => tagOf(plan, model));
}

function makeFigure(maker: FigureMaker, draft: Draft): Figure {
  const { code, plan, models, tag } = draft;
  const dice = diceOf(maker.seed, textNumber(`${plan.key} ${tag}`));
  const frame = Math.max(...models.map((model) => model.frame));
  const scene = { ...draft, maker, dice, scale: scaleOfFrame(frame), changes: changesOf(models, dice) };
  const assembly = plan.isSold ? takeAssembly(scene, frame) : undefined;
  return { code, plan, models, title: titleOf(plan), ...(assembly ? { assembly } : {}), items: itemsOf(scene, frame) };
}

/** Moments at which something of the figure changed: none, one or two within the lives of its models. */
function changesOf(models: readonly Model[], dice: Dice): number[] {
  const begin = Math.max(...models.map((model) => model.builtFrom));
  const life = TODAY - begin;
  const first = begin + life * (0.25 + dice.below(30) / 100);
  return [first, first + life * (0.2 + dice.below(10) / 100)];
}

function itemsOf(scene: Scene, frame: number): FigureItem[] {
  const used = new Map<string, number>();
  const totals = Map.groupBy(scene.plan.items, (item) => item.noun);
  return scene.plan.items.map((item, at) => {
    const nth = used.get(item.noun) ?? 0;
    used.set(item.noun, nth + 1);
    const threadOwner = item.attachedTo ?? at;
    const need = {
      item,
      nth,
      of: totals.get(item.noun)?.length ?? 1,
      frame,
      pick: textNumber(scene.plan.key) + threadOwner,
    };
    return {
      itemNo: String(at + 1),
      ...(item.attachedTo === undefined ? {} : { parent: String(item.attachedTo + 1) }),
      isIllustrated: true,
      lines: linesOf(scene, need),
    };
  });
}

/** Only parts of Norrvik's own drawing change with the machines. */
const CHANGES = new Set(['o', 'm', 'c']);
const isStandard = ({ facts, size }: PartSeed) => standardCode(facts.noun, size.text) !== undefined;

function linesOf(scene: Scene, need: Need): Line[] {
  const { item } = need;
  const { dice, models } = scene;
  const base = { part: takePart(scene, need, 0), quantity: quantityOf(scene, need), ...noteOf(item.noun, dice) };
  const option = OPTION_LINES[item.noun];
  if (option && models.every(option.applies)) {
    if (!option.isEither) return [{ ...base, rule: option.rule }];
    return [
      { ...base, rule: notRule(option.rule) },
      { ...base, ...quantityOfOther(item.noun), part: takePart(scene, need, 1), rule: option.rule },
    ];
  }
  const mayChange = CHANGES.has(factsOf(item.noun).scope) && !isStandard(base.part) && !builtIn(scene, item.noun);
  if (!mayChange || !dice.chance(0.065)) return [base];
  return changedLines(scene, base, dice.chance(0.25) ? 2 : 1);
}

/** The part as it was built before and after each change; what came later replaces what was before. */
function changedLines({ dice, changes, models, maker }: Scene, base: Line & { part: PartSeed }, times: number): Line[] {
  const parts = [base.part];
  for (let time = 0; time < times; time += 1) {
    const oldest = parts[0];
    if (oldest) parts.unshift(maker.register.takeElder(oldest, codesOf(models)));
  }
  const cuts = times === 2 ? changes : [dice.pick(changes)];
  return parts.map((part, at) => {
    const span = { from: cuts[at - 1], to: cuts[at] };
    return { ...base, part, ...span, effectivity: maker.effectivities.take(models, span) };
  });
}

/** Taller scissor stacks have more of everything that repeats. */
function quantityOf({ plan, models }: Scene, { item }: Need): number | undefined {
  if (AS_REQUIRED.has(item.noun)) return undefined;
  if (plan.key !== 'scissor-stack') return item.quantity;
  const pairs = Math.max(2, Math.round(Math.max(...models.map((model) => model.height)) / 3));
  return Math.max(1, Math.round((item.quantity * pairs) / 3));
}

const AS_REQUIRED = new Set<NounKey>(['cableTie', 'shim', 'touchUpPaint', 'threadLocker', 'conduit']);

function noteOf(noun: NounKey, dice: Dice): { note?: LineNote } {
  if (AS_REQUIRED.has(noun)) return { note: noun === 'conduit' ? 'cutToLength' : 'asRequired' };
  if (noun === 'nylocNut' || noun === 'cotterPin' || noun === 'copperWasher') return { note: 'replaceAlways' };
  if (noun === 'nameplate' || noun === 'capacityPlate') return { note: 'serialPlate' };
  if (noun === 'rodSeal' || noun === 'pistonSeal' || noun === 'wiperSeal') return { note: 'inKit' };
  if (factsOf(noun).scope === 's' && dice.chance(0.1)) return { note: dice.chance(0.5) ? 'torque' : 'threadLock' };
  return {};
}
