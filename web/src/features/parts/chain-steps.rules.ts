// The flat chain of replacements as steps, and in each what replaces which part (product §5 Supersession).
import type { PartDetail } from '@outrigger/contract';

type Link = PartDetail['chain'][number];

/** What stands in the place of one part; the oldest parts of a chain stand in nobody's. */
export interface ChainStep {
  oldCode: string | null;
  /** Whether all of the parts are needed, or one of them. */
  mode: Link['mode'];
  links: readonly Link[];
}

/** The steps from the oldest code on; the parts of one step by the part they replace. */
export function stepsOf(chain: readonly Link[]): ChainStep[][] {
  const steps = Map.groupBy(chain, (link) => link.step);
  return [...steps.entries()].toSorted(([a], [b]) => a - b).map(([, links]) => byOldCode(links));
}

function byOldCode(links: readonly Link[]): ChainStep[] {
  return [...Map.groupBy(links, (link) => link.oldCode)].map(([oldCode, of]) => ({
    oldCode,
    mode: of.some((link) => link.mode === 'choice') ? 'choice' : 'all',
    links: of,
  }));
}
