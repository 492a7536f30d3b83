// The codes and serial numbers inside a text of which nothing was found whole: "S/N: A135761", "4 x NV-0110668" (product §5 Search).
import { codesInText, labelledCode, wordsBeside } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { normalCode } from './engine/normal-code.rules.ts';
import { readKnownCodes, readModelOf } from './known-codes.reads.ts';

/** Those the shop knows, the likeliest first, so that none of several is dropped; else what is begun after its label; none where the text holds none. */
export async function codesInside({ db, caller }: SignedInContext, typed: string): Promise<string[]> {
  const inText = codesInText(typed);
  const known = await readKnownCodes(db, caller.companyId, inText);
  const [whole] = inText;
  // Pieces of a code with blanks in it may be codes, too.
  if (whole?.includes(' ') && known[0] === whole) return [whole];
  if (known.length > 0) return [...known, ...(await codeBeside({ db, companyId: caller.companyId }, typed, known))];
  const begun = labelledCode(typed);
  return begun === null ? [] : [begun];
}

/** What stands beside those that are known may be a code with blanks in it. */
async function codeBeside(
  { db, companyId }: { db: SignedInContext['db']; companyId: number | null },
  typed: string,
  known: readonly string[],
): Promise<string[]> {
  return await readKnownCodes(db, companyId, [known.reduce(wordsBeside, typed)]);
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

/** The one machine and the one part that were named together; null where it is anything else. */
export function pairOf(named: readonly Named[]): { code: string; hostId: number } | null {
  const [machine, ...machines] = named.flatMap(({ exactHostId }) => exactHostId ?? []);
  const [part, ...parts] = named.filter(({ exactCode }) => exactCode !== null);
  const isPair = named.length === 2 && machines.length === 0 && parts.length === 0;
  return isPair && machine !== undefined && part && part.exactHostId === null
    ? { code: part.code, hostId: machine }
    : null;
}

interface Named {
  code: string;
  exactCode: string | null;
  exactHostId: number | null;
}
