// Lines of which less is to be had than is asked for (product §7): neither planned nor ordered.
import { refuse } from '../../../platform/refuse.ts';
import { codesOf, type Instead, refuseReplaced } from './replacements.rules.ts';

type Line = { part: { code: string }; quantity: number; instead: Instead | null };

/** Refuses what is short, by what to order instead where others took its place; `assigned` stand in the order of the lines. */
export function refuseShort(lines: readonly Line[], assigned: readonly { short: number }[]): void {
  const short = lines.flatMap((line, at) => {
    const missing = assigned[at]?.short ?? 0;
    return missing > 0 ? [{ ...line, left: line.quantity - missing }] : [];
  });
  refuseReplaced(short);
  if (short.length > 0)
    refuse('waitsForWarehouse', { codes: codesOf(short), left: short.map((line) => line.left).join(', ') });
}
