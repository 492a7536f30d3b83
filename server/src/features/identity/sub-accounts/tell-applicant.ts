// Tells whoever applied for a sub-account, among the notices, what the parts desk decided (spec §3 Notice; product §4).
import type { Trx } from '../../../platform/db/db.ts';
import { inEachLanguage, tellNotice } from '../../notices/index.ts';
import { decidedTexts } from './decided-texts.ts';
import { readApplicant } from './sub-accounts.reads.ts';

/** In the transaction of the decision, which is made once; nothing where nobody is left to tell. */
export async function tellApplicant(
  trx: Trx,
  decided: { id: number; as: 'approved' | 'refused'; reason?: string },
): Promise<void> {
  const { id, as, reason } = decided;
  const to = await readApplicant(trx, id);
  if (!to) return;
  const fill = (text: string): string => text.replace('{username}', () => to.username);
  await tellNotice(trx, {
    to: { companyId: to.companyId, userId: to.userId },
    kind: 'account',
    name: inEachLanguage((one) => fill(decidedTexts[one][as].subject)),
    body: inEachLanguage((one) => [fill(decidedTexts[one][as].text), ...(reason ? [reason] : [])].join('\n')),
    link: '/subaccount',
  });
}
