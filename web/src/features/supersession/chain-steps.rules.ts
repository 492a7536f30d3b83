// The flat chain of replacements as steps, and in each what replaces which parts (product §5 Supersession).
import { isChoice, type PartDetail } from '@outrigger/contract';

type Link = PartDetail['chain'][number];

/** A part of a step, drawn once, with how it replaces each of the parts before it. */
export interface ChainPart {
  code: string;
  links: readonly Link[];
}

/** What stands in the place of one part, or of several that the same parts replace; the oldest of a chain stand in nobody's. */
export interface ChainStep {
  step: number;
  oldCodes: readonly string[];
  /** Whether all of the parts are needed, or one of them. */
  mode: Link['mode'];
  parts: readonly ChainPart[];
  /** Those of the parts that stand in an earlier group: one may replace one part alone and another together with a third, or both a part and what replaced that. */
  again: ReadonlySet<string>;
  /** How all of them replace all before them; undefined where they differ and each says its own. */
  way: Pick<Link, 'isTwoWay' | 'effectiveFrom'> | undefined;
}

/** The steps from the oldest code on; the parts of one step by the parts they replace. */
export function stepsOf(chain: readonly Link[]): ChainStep[][] {
  const steps = Map.groupBy(chain, (link) => link.step);
  const seen = new Set<string>();
  const again = (one: Omit<ChainStep, 'again'>): ChainStep => {
    const known = new Set(one.parts.map((part) => part.code).filter((code) => seen.has(code)));
    for (const part of one.parts) seen.add(part.code);
    return { ...one, again: known };
  };
  return [...steps.entries()]
    .toSorted(([a], [b]) => a - b)
    .map(([step, links]) => bySuccessors(step, links).map(again));
}

function bySuccessors(step: number, links: readonly Link[]): Omit<ChainStep, 'again'>[] {
  const byOldCode = [...Map.groupBy(links, (link) => link.oldCode).values()];
  const alike = Map.groupBy(byOldCode, (of) => JSON.stringify([modeOf(of), ...of.map((link) => link.code).toSorted()]));
  return [...alike.values()].map((groups) => stepOf(step, groups.flat()));
}

const modeOf = (links: readonly Link[]) => (isChoice(links) ? 'choice' : 'all');

function stepOf(step: number, links: readonly Link[]): Omit<ChainStep, 'again'> {
  const [first] = links;
  const isAlike = links.every(
    (link) => link.isTwoWay === first?.isTwoWay && link.effectiveFrom === first.effectiveFrom,
  );
  return {
    step,
    oldCodes: [...new Set(links.flatMap((link) => link.oldCode ?? []))],
    mode: modeOf(links),
    parts: [...Map.groupBy(links, (link) => link.code)].map(([code, of]) => ({ code, links: of })),
    way: isAlike ? first : undefined,
  };
}
