// The customers of the demo shop and who signs in for them (product §1: demo logins).

/** The password of every demo login. */
export const DEMO_PASSWORD = 'Outrigger-2026';
const DOMAIN = 'demo.outrigger.example';

/** Somebody who signs in for a company. */
export interface Person {
  /** Before the @ of the address. */
  login: string;
  role: 'main' | 'sub';
  firstName: string;
  lastName: string;
  title: 'Mr' | 'Mrs';
  country: string;
  permissions: readonly (1 | 2 | 3)[];
  status?: 'active' | 'reviewing' | 'inactive';
  isAccess?: boolean;
  /** The most one order may cost, in US cents. */
  spendingLimitMinor?: number;
  language?: string;
}

/** An address to ship to. */
export interface DemoAddress {
  fullName: string;
  country: string;
  state: string;
  city: string;
  postalCode: string;
  address: string;
  telephone: string;
  callingCode: string;
}

/** A customer. */
export interface DemoCompany {
  number: string;
  name: string;
  status: 'approved' | 'waiting';
  currency: string;
  taxNumber?: string;
  /** US cents, or cents of its currency. */
  creditMinor?: number;
  automaticMinor?: number;
  people: readonly Person[];
  addresses: readonly DemoAddress[];
  /** How many machines it owns. */
  machines: number;
}

export const emailOf = (person: Person): string => `${person.login}@${DOMAIN}`;
export const OFFICE_EMAIL = `office@${DOMAIN}`;
