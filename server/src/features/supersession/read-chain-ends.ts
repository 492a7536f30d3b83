// Where codes lead today, and the codes of what may be ordered in their place as well (product §5 Supersession).
import type { Successor } from '@outrigger/contract';
import type { Db, Trx } from '../../platform/db/db.ts';
import { type ResolvedCode, resolveCodes } from './current-parts.reads.ts';
import { readSold } from './sold.reads.ts';
import { readSuccessors } from './successors.reads.ts';

/** What a code leads to today, in what ratio, whether the shop sells it to anybody, and what replaced it in turn: its equal, a set or a choice. */
export type ChainEnd = Pick<ResolvedCode, 'code' | 'oldQuantity' | 'newQuantity'> & {
  replacedBy: Successor[];
  isSold: boolean;
};

/** By code, those of everything that can be reached among them; unknown codes are missing. */
export async function readChainEnds(db: Db | Trx, codes: readonly string[]): Promise<Map<string, ChainEnd>> {
  const leads = new Map<string, ChainEnd>();
  const asked = new Set<string>();
  let next = new Set(codes);
  while (next.size > 0) {
    for (const code of next) asked.add(code);
    const found = await resolveCodes(db, { companyId: null, codes: [...next] });
    const ids = [...new Set([...found.values()].map((one) => one.partId))];
    const [successors, sold] = await Promise.all([readSuccessors(db, ids), readSold(db, ids)]);
    for (const [code, lead] of found)
      leads.set(code, { ...lead, replacedBy: successors.get(lead.partId) ?? [], isSold: sold.has(lead.partId) });
    const reached = [...successors.values()].flat().filter((one) => one.isKnown && !asked.has(one.code));
    next = new Set(reached.map((one) => one.code));
  }
  return leads;
}
