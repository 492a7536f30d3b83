// Stores who sells, the demo customers with their people, addresses and credit lines, and the office administrator.
import { insertSeller } from '@outrigger/server/src/features/documents/index.ts';
import { hashPassword, insertAdministrator } from '@outrigger/server/src/features/identity/index.ts';
import type { Trx } from '@outrigger/server/src/platform/db/db.ts';
import { DEMO_SELLER } from './demo-seller.ts';
import { DEMO_COMPANIES } from './demo-companies.ts';
import { DEMO_PASSWORD, type DemoCompany, emailOf, OFFICE_EMAIL, type Person } from './people.ts';

/** A company as it was stored. */
export interface StoredCompany {
  id: number;
  demo: DemoCompany;
  /** User ids by login. */
  users: ReadonlyMap<string, number>;
  /** In the order of the demo's list. */
  addressIds: readonly number[];
}

/** Stores all of them; answers the companies and the administrator's id. */
export async function fillPeople(trx: Trx): Promise<{ companies: StoredCompany[]; officeId: number }> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const officeId = await insertAdministrator(trx, { email: OFFICE_EMAIL, passwordHash, roles: ['super'] });
  await trx`update users set username = 'Parts desk', first_name = 'Parts', last_name = 'Desk' where id = ${officeId}`;
  await insertSeller(trx, DEMO_SELLER, officeId);
  const companies: StoredCompany[] = [];
  for (const demo of DEMO_COMPANIES) companies.push(await fillCompany(trx, demo, passwordHash));
  return { companies, officeId };
}

async function fillCompany(trx: Trx, demo: DemoCompany, passwordHash: string): Promise<StoredCompany> {
  const { name, status, currency, number, taxNumber = null } = demo;
  const [row] = await trx<{ id: number }[]>`
    insert into companies (name, status, currency, customer_number, tax_number, created_at, approved_at)
    values (${name}, ${status}, ${currency}, ${number}, ${taxNumber}, now() - interval '400 days',
      ${status === 'approved' ? trx`now() - interval '398 days'` : null}) returning id`;
  if (!row) throw new Error('the company was not stored');
  const users = new Map<string, number>();
  for (const person of demo.people)
    users.set(person.login, await fillPerson(trx, person, { demo, companyId: row.id, passwordHash }));
  await fillCredit(trx, row.id, demo);
  return { id: row.id, demo, users, addressIds: await fillAddresses(trx, row.id, demo) };
}

type Employer = { demo: DemoCompany; companyId: number; passwordHash: string };

async function fillPerson(trx: Trx, person: Person, { demo, companyId, passwordHash }: Employer): Promise<number> {
  const { firstName, lastName, title, country, role, spendingLimitMinor = null } = person;
  const [row] = await trx<{ id: number }[]>`
    insert into users (company_id, role, email, password_hash, username, social_title, first_name, last_name, country, language, currency,
      status, is_access, spending_limit_minor, spending_limit_currency, email_verified_at, created_at)
    values (${companyId}, ${role}, ${emailOf(person)}, ${passwordHash}, ${`${firstName} ${lastName}`}, ${title}, ${firstName}, ${lastName},
      ${country}, ${person.language ?? 'en'}, ${demo.currency}, ${person.status ?? 'active'}, ${person.isAccess ?? true},
      ${spendingLimitMinor}, ${spendingLimitMinor === null ? null : demo.currency}, now(), now() - interval '300 days')
    returning id`;
  if (!row) throw new Error('the user was not stored');
  for (const permission of person.permissions)
    await trx`insert into user_permissions (user_id, permission) values (${row.id}, ${permission})`;
  return row.id;
}

async function fillCredit(
  trx: Trx,
  companyId: number,
  { currency, creditMinor, automaticMinor = 0 }: DemoCompany,
): Promise<void> {
  if (creditMinor === undefined) return;
  await trx`
    insert into credit_lines (company_id, currency, limit_minor, automatic_limit_minor)
    values (${companyId}, ${currency}, ${creditMinor}, ${automaticMinor})`;
}

async function fillAddresses(trx: Trx, companyId: number, { addresses }: DemoCompany): Promise<number[]> {
  const ids: number[] = [];
  for (const [at, one] of addresses.entries()) {
    const [row] = await trx<{ id: number }[]>`
      insert into addresses (company_id, full_name, country, state, city, postal_code, address, telephone, calling_code, is_default)
      values (${companyId}, ${one.fullName}, ${one.country}, ${one.state}, ${one.city}, ${one.postalCode}, ${one.address},
        ${one.telephone}, ${one.callingCode}, ${at === 0}) returning id`;
    if (row) ids.push(row.id);
  }
  return ids;
}
