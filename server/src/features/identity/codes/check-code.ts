// Checks a code that somebody typed (product §3: five tries, single use).
import type { Db, Trx } from '../../../platform/db/db.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { CodePurpose } from './code.rules.ts';
import { tryCode, useCode } from './codes.store.ts';

/**
 * Refuses a code that is not right, and gives what uses it up within the work that it allows.
 * The try counts whatever becomes of that work, so this runs before its transaction, never inside one.
 */
export async function checkCode(
  db: Db,
  tried: { purpose: CodePurpose; address: string; code: string; userId?: number },
): Promise<(trx: Trx) => Promise<void>> {
  const id = await tryCode(db, tried);
  if (id === null) refuse('verificationFailed');
  return async (trx) => {
    if (!(await useCode(trx, id))) refuse('verificationFailed');
  };
}
