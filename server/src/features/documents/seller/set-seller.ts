// The office tells what invoices say of the seller (product §7 Invoice, §8).
import type { calls, FieldProblem, ParsedOf, ResultOf } from '@outrigger/contract';
import { audit } from '../../../platform/audit.store.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/db/db.ts';
import { refuseFields } from '../../../platform/refuse.ts';
import { isTaxed } from '../facts/tax.rules.ts';
import { isCountry, readSeller } from './seller.reads.ts';
import { isBic, isIban, isVatId, plainCode } from './seller.rules.ts';
import { insertSeller, type SellerRow } from './seller.store.ts';

type SetSeller = typeof calls.documents.setSeller;

/** Adds the new details; refuses what no good invoice could say. */
export async function setSeller(
  { db, caller, requestId }: SignedInContext,
  input: ParsedOf<SetSeller>,
): Promise<ResultOf<SetSeller>> {
  const seller = keptOf(input);
  const problems = problemsOf(seller);
  if (!(await isCountry(db, seller.country))) problems.push({ field: 'country', problem: 'format' });
  const [first, ...others] = problems;
  if (first) refuseFields([first, ...others]);
  await inTransaction(db, async (trx) => {
    const before = await readSeller(trx);
    await insertSeller(trx, seller, caller.userId);
    const { changedAt: _at, changedBy: _by, ...was } = before ?? { changedAt: '', changedBy: null };
    await audit(trx, {
      action: 'setSeller',
      userId: caller.userId,
      ...(before ? { before: { ...was } } : {}),
      after: { ...seller },
      requestId,
    });
  });
  return seller;
}

const textOf = (text: string | undefined): string | null => (text === undefined || text === '' ? null : text);

const keptOf = (input: ParsedOf<SetSeller>): SellerRow => ({
  name: input.name,
  street: input.street,
  postalCode: input.postalCode,
  city: input.city,
  country: input.country,
  vatId: plainCode(input.vatId),
  registrationNo: textOf(input.registrationNo),
  email: textOf(input.email),
  phone: textOf(input.phone),
  bankName: textOf(input.bankName),
  iban: plainCode(input.iban),
  bic: plainCode(input.bic),
  paymentDays: input.paymentDays ?? null,
  taxNote: textOf(input.taxNote),
});

function problemsOf({ country, vatId, registrationNo, iban, bic }: SellerRow): FieldProblem[] {
  const wrong = (field: string, isWrong: boolean): FieldProblem[] => (isWrong ? [{ field, problem: 'format' }] : []);
  return [
    ...wrong('vatId', vatId !== null && !isVatId(vatId)),
    // Whoever sends an invoice is known by a number of his, and one outside the Union states no VAT number.
    ...(registrationNo === null && !isTaxed({ country, vatId })
      ? [{ field: 'registrationNo', problem: 'required' }]
      : []),
    ...wrong('iban', iban !== null && !isIban(iban)),
    ...wrong('bic', bic !== null && !isBic(bic)),
  ];
}
