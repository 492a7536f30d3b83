// Enters an exchange rate (product §8 currencies and rates): from now or from a coming moment on, never into the past.
import type { calls, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../platform/audit.store.ts';
import type { SignedInContext } from '../../platform/context.ts';
import { inTransaction } from '../../platform/db/db.ts';
import { refuse, refuseFields } from '../../platform/refuse.ts';
import { readOfficeCurrencies } from './currencies.reads.ts';
import { deleteComingRate, insertRate, setOffered } from './currencies.store.ts';

/** Spec §9: all rates are units for one of it. */
const BASE = 'USD';
type SetRate = typeof calls.currencies.setRate;
type Given = ParsedOf<SetRate>;
type Known = ResultOf<SetRate>;

/** Prices already shown were reckoned by the rate of their moment, so a past one is neither entered nor withdrawn. */
export async function setRate(context: SignedInContext, input: Given): Promise<ResultOf<SetRate>> {
  const { db, language } = context;
  const { currency, validFrom } = input;
  const [known] = await readOfficeCurrencies(db, language, currency);
  if (!known) refuse('currencyNotFound', { currency });
  if (currency === BASE) refuseFields([{ field: 'currency', problem: 'choice' }]);
  if (validFrom && Date.parse(validFrom) < Date.now()) refuseFields([{ field: 'validFrom', problem: 'past' }]);
  if (input.isWithdrawn) await withdraw(context, input);
  else await enter(context, input, known);
  const [now] = await readOfficeCurrencies(db, language, currency);
  return now ?? refuse('currencyNotFound', { currency });
}

// A coming rate of the same moment was mistyped or is out of date: nothing was reckoned by it yet.
async function enter({ db, caller, requestId }: SignedInContext, input: Given, known: Known): Promise<void> {
  const { currency, rate, validFrom } = input;
  const isOffered = input.isOffered === known.isOffered ? undefined : input.isOffered;
  await inTransaction(db, async (trx) => {
    const replaced = validFrom ? await deleteComingRate(trx, { currency, validFrom }) : undefined;
    const given = { currency, rate, validFrom: validFrom ?? null, setBy: caller.userId };
    if (!(await insertRate(trx, given))) refuse('conflict');
    // Without a rate in force there would be no price in it.
    if (isOffered !== undefined && !(await setOffered(trx, currency, isOffered)))
      refuseFields([{ field: 'isOffered', problem: 'choice' }]);
    await audit(trx, {
      action: 'setRate',
      userId: caller.userId,
      subject: `currency ${currency}`,
      before: replaced && validFrom ? { rate: replaced, validFrom } : { rate: known.rate },
      after: { rate, ...(validFrom ? { validFrom } : {}), ...(isOffered === undefined ? {} : { isOffered }) },
      requestId,
    });
  });
}

async function withdraw({ db, caller, requestId }: SignedInContext, { currency, validFrom }: Given): Promise<void> {
  if (!validFrom) refuseFields([{ field: 'validFrom', problem: 'required' }]);
  await inTransaction(db, async (trx) => {
    const rate = await deleteComingRate(trx, { currency, validFrom });
    if (rate === undefined) refuse('conflict');
    const before = { rate, validFrom };
    await audit(trx, {
      action: 'withdrawRate',
      userId: caller.userId,
      subject: `currency ${currency}`,
      before,
      requestId,
    });
  });
}
