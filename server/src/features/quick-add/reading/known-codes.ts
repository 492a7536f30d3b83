// The codes the shop knows among the words of many lines, asked for at once (product §6 Paste anything).
import { normalCode } from '@outrigger/contract';
import type { Db } from '../../../platform/db/db.ts';
import { readKnownNorms } from './known-codes.reads.ts';
import { type IsKnown, spellingsIn } from './rows-in-line.rules.ts';

/** Longer texts are no lists; what stands further down is found unknown and can be mended. */
const SPELLINGS_MOST = 20_000;

/** Tells of any run of words in these lines whether it is a code. */
export async function knownCodesIn(db: Db, companyId: number, lines: readonly string[]): Promise<IsKnown> {
  const norms = [...new Set(lines.flatMap((line) => spellingsIn(line).map(normalCode)))];
  const known = await readKnownNorms(db, companyId, norms.slice(0, SPELLINGS_MOST));
  return (spelling) => known.has(normalCode(spelling));
}
