// The codes and serial numbers inside a text of which nothing was found whole: "S/N: A135761", "4 x NV-0110668" (product §5 Search).
import { codesInText, labelledCode, wordsBeside } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { normalCode } from './engine/code-index.ts';
import { readKnownCodes, readModelOf } from './known-codes.reads.ts';

/** Those the shop knows, the likeliest first, so that none of several is dropped; else what is begun after its label; none where the text holds none. */
export async function codesInside({ db, caller }: SignedInContext, typed: string): Promise<string[]> {
  const inText = codesInText(typed);
  const known = await readKnownCodes(db, caller.companyId, inText);
  const [whole] = inText;
  // Pieces of a code with blanks in it may be codes, too.
  if (whole?.includes(' ') && known[0] === whole) return [whole];
  if (known.length > 0) return known;
  const begun = labelledCode(typed);
  return begun === null ? [] : [begun];
}

/** What was typed beside a machine's number to find in its parts list; its model is only said once more. Null where that is all. */
export async function restBeside(
  { db }: SignedInContext,
  typed: string,
  { code, hostId }: { code: string; hostId: number },
): Promise<string | null> {
  const words = wordsBeside(typed, code);
  if (words === '') return null;
  const model = normalCode((await readModelOf(db, hostId)) ?? '');
  const rest = words.split(' ').filter((word) => /\p{L}/u.test(word) && !model.startsWith(normalCode(word)));
  return rest.join(' ') || null;
}
