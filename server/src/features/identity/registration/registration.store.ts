// Companies and main accounts as they register, with the terms they agreed to (product §3).
import type { Language } from '@outrigger/contract';
import type { Trx } from '../../../platform/db/db.ts';
import { refuseFields } from '../../../platform/refuse.ts';

/** A main account to make. */
export interface NewMainAccount {
  companyId: number;
  currency: string;
  email: string;
  passwordHash: string;
  socialTitle: 'Mr' | 'Mrs';
  firstName: string;
  lastName: string;
  country: string;
  language: Language;
}

/** Makes a company that waits, in the currency of its country where the shop sells in it; refuses a country that does not exist. */
export async function insertCompany(
  trx: Trx,
  company: { name: string; country: string },
): Promise<{ companyId: number; currency: string }> {
  const [row] = await trx<{ companyId: number; currency: string }[]>`
    insert into companies (name, country, currency)
    select ${company.name}, c.code, coalesce(o.code, 'USD')
    from countries c left join currencies o on o.code = c.currency and o.is_offered
    where c.code = ${company.country}
    returning id as company_id, currency`;
  if (!row) refuseFields([{ field: 'country', problem: 'format' }]);
  return row;
}

/** Makes the main account, its address being proven; null where the address has an account. */
export async function insertMainAccount(trx: Trx, account: NewMainAccount): Promise<number | null> {
  const [row] = await trx<{ id: number }[]>`
    insert into users (company_id, role, email, password_hash, social_title, first_name, last_name, country, language, currency,
      email_verified_at)
    values (${account.companyId}, 'main', ${account.email}, ${account.passwordHash}, ${account.socialTitle},
      ${account.firstName}, ${account.lastName}, ${account.country}, ${account.language}, ${account.currency}, now())
    on conflict do nothing returning id`;
  return row?.id ?? null;
}

/** Keeps which version of the terms was agreed to, by whom and when. */
export async function keepAgreement(
  trx: Trx,
  agreement: { userId: number; version: string; language: Language },
): Promise<void> {
  await trx`
    insert into terms_agreements (user_id, version, language)
    values (${agreement.userId}, ${agreement.version}, ${agreement.language})`;
}
