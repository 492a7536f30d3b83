// Changes the profile (spec §3 Profile, §5: company required; product §3: the main account alone changes the company's name).
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction, type Trx } from '../../../platform/db/db.ts';
import { refuse, refuseFields } from '../../../platform/refuse.ts';
import { isSoldIn, readUser } from '../identity.reads.ts';
import { dialled } from './dialled.ts';
import { renameCompany, saveProfile } from './profile.store.ts';

type ModifyProfile = typeof calls.profile.modifyProfile;

/** Saves what was given and answers the person as they are now. */
export async function modifyProfile(
  context: SignedInContext,
  input: ParsedOf<ModifyProfile>,
): Promise<ResultOf<ModifyProfile>> {
  const { db, caller } = context;
  const { currency, phone: typed } = input;
  if (currency && !(await isSoldIn(db, currency))) refuse('currencyNotFound', { currency });
  const before = await readUser(db, caller.userId);
  const company = input.company === before?.company ? undefined : input.company;
  if (company !== undefined && caller.role !== 'main') refuse('noPermission');
  const phone = typed ? await dialled(typed) : typed;
  if (typed && !phone) refuseFields([{ field: 'phone', problem: 'format' }]);
  await inTransaction(db, async (trx) => {
    const given = { ...input, ...(phone === undefined ? {} : { phone }) };
    if (!(await saveProfile(trx, caller.userId, given))) refuse('profileSaveFailed');
    if (company !== undefined) await rename(trx, context, { was: before?.company ?? null, is: company });
  });
  const user = await readUser(db, caller.userId);
  return { user: user ?? refuse('profileSaveFailed') };
}

async function rename(
  trx: Trx,
  { caller, requestId }: SignedInContext,
  { was, is }: { was: string | null; is: string },
): Promise<void> {
  const { userId, companyId } = caller;
  if (companyId === null) return;
  await renameCompany(trx, companyId, is);
  const [before, after] = [{ companyName: was }, { companyName: is }];
  const subject = `company ${companyId}`;
  await audit(trx, { action: 'renameCompany', userId, companyId, subject, before, after, requestId });
}
