// Tells whoever imported what the shop took as it came, although somebody should look at it (docs/import-format.md).
import type { Trx } from '../../platform/db/db.ts';
import { readEffectivity, toMultirange, UnreadableEffectivity } from '../effectivity/index.ts';
import { printedSets, unknownSuccessors } from './import-notes.reads.ts';

/** How many sets are named one by one. */
const NAMED = 100;

/** The notes of one import, in words. */
export async function notesOf(trx: Trx, importId: number): Promise<string[]> {
  const dangling = await unknownSuccessors(trx, importId);
  const other = (await printedSets(trx, importId)).filter(({ printed, ordinals }) => saysOther(printed, ordinals));
  const more = other.length - NAMED;
  return [
    ...dangling.map(
      ({ row, code, successor }) =>
        `supersessions.csv row ${row}: ${code} is replaced by ${successor}, which the catalogue does not know.`,
    ),
    ...other
      .slice(0, NAMED)
      .map(
        ({ code, printed, ordinals }) =>
          `effectivities.csv: ${code} is printed “${printed}”, its ranges say ${ordinals}.`,
      ),
    ...(more > 0 ? [`effectivities.csv: ${more} more sets whose ranges say other than what is printed.`] : []),
  ];
}

// Wordings nobody reads, such as those of several models, speak of more than one row of numbers and are not held against it.
function saysOther(printed: string, ordinals: string): boolean {
  try {
    return toMultirange(readEffectivity(printed)) !== ordinals;
  } catch (problem) {
    if (problem instanceof UnreadableEffectivity) return false;
    throw problem;
  }
}
