// Enters an exchange rate (product §8 currencies and rates): from now or from a coming moment on, never into the past.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../platform/audit.store.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refuse, refuseFields } from '../../platform/refuse.ts';
import { readOfficeCurrencies } from './currencies.reads.ts';
import { insertRate } from './currencies.store.ts';

/** Spec §9: all rates are units for one of it. */
const BASE = 'USD';

type SetRate = typeof calls.currencies.setRate;

/** Prices already shown were reckoned by the rate of their moment, so a past one is not to be entered. */
export async function setRate(context: SignedInContext, input: ParsedOf<SetRate>): Promise<ResultOf<SetRate>> {
  const { db, caller, requestId, language } = context;
  const { currency, rate, validFrom } = input;
  const [known] = await readOfficeCurrencies(db, language, currency);
  if (!known) refuse('currencyNotFound', { currency });
  if (currency === BASE) refuseFields([{ field: 'currency', problem: 'choice' }]);
  if (validFrom && Date.parse(validFrom) < Date.now()) refuseFields([{ field: 'validFrom', problem: 'past' }]);
  await inTransaction(db, async (trx) => {
    const given = { currency, rate, validFrom: validFrom ?? null, setBy: caller.userId };
    if (!(await insertRate(trx, given))) refuse('conflict');
    await audit(trx, {
      action: 'setRate',
      userId: caller.userId,
      subject: `currency ${currency}`,
      before: { rate: known.rate },
      after: { rate, ...(validFrom ? { validFrom } : {}) },
      requestId,
    });
  });
  const [now] = await readOfficeCurrencies(db, language, currency);
  return now ?? refuse('currencyNotFound', { currency });
}
