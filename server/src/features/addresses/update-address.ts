// Adds, changes or removes a shipping address (spec §5 Address, §7 updateAddress).
import { type calls, type FieldProblem, isPostalCode, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { CustomerContext } from '../../platform/context.ts';
import { type Db, inTransaction, type Trx } from '../../platform/db/db.ts';
import { refuse, refuseFields } from '../../platform/refuse.ts';
import { isStateOf, readAddresses, readPostalPattern } from './addresses.reads.ts';
import {
  changeAddress,
  chooseDefault,
  countAddresses,
  insertAddress,
  lockAddresses,
  removeAddress,
  restoreAddress,
} from './addresses.store.ts';
import { isTelephone } from './telephone.ts';

type UpdateAddress = typeof calls.addresses.updateAddress;
type Given = ParsedOf<UpdateAddress>;

/** More than any company ships to; without an end a script could fill the list. */
const ADDRESSES_MAX = 1000;

/** Answers the address as it is now; what belongs to another company does not exist. */
export async function updateAddress(context: CustomerContext, input: Given): Promise<ResultOf<UpdateAddress>> {
  const { companyId } = context.caller;
  if (!input.isRemoved) await checkFields(context.db, companyId, input);
  const id = await inTransaction(context.db, (trx) => saveAddress(trx, companyId, input));
  const [saved] = await readAddresses(context.db, { companyId, language: context.language, id });
  if (!saved) refuse('addressSaveFailed');
  return saved;
}

async function checkFields(db: Db, companyId: number, input: Given): Promise<void> {
  const problems: FieldProblem[] = [];
  const pattern = await readPostalPattern(db, input.country);
  if (pattern === undefined) problems.push({ field: 'country', problem: 'choice' });
  const { country, state, id } = input;
  if (pattern !== undefined && !(await isStateOf(db, { country, state, id, companyId })))
    problems.push({ field: 'state', problem: 'choice' });
  if (pattern !== undefined && !isPostalCode(input.postalCode, { country: input.country, pattern }))
    problems.push({ field: 'postalCode', problem: 'format' });
  if (!(await isTelephone(input.callingCode, input.telephone)))
    problems.push({ field: 'telephone', problem: 'format' });
  const [first, ...others] = problems;
  if (first) refuseFields([first, ...others]);
}

async function saveAddress(trx: Trx, companyId: number, input: Given): Promise<number> {
  await lockAddresses(trx, companyId);
  const { id } = input;
  if (input.isRemoved) {
    if (!id || !(await removeAddress(trx, companyId, id))) refuse('addressNotFound');
    return id;
  }
  if (id && input.isRemoved === false && !(await restoreAddress(trx, companyId, id))) refuse('addressNotFound');
  if (id && !(await changeAddress(trx, companyId, { ...input, id }))) refuse('addressNotFound');
  if (!id && (await countAddresses(trx, companyId)) >= ADDRESSES_MAX) refuse('addressSaveFailed');
  const saved = id ?? (await insertAddress(trx, companyId, input));
  if (input.isDefault) await chooseDefault(trx, companyId, saved);
  return saved;
}
