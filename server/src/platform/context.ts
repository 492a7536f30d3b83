// The context: who asks, in which language and currency, with what at hand (architecture §1).
import type { Language, OfficeRole, Permission, Role } from '@outrigger/contract';
import type { Db } from './db/db.ts';
import type { Log } from './log.ts';
import type { Shop } from './shop.ts';

/** Somebody who is signed in, read from the database for this very request. */
export interface Caller {
  sessionId: number;
  userId: number;
  email: string;
  role: Role;
  companyId: number | null;
  companyStatus: 'waiting' | 'approved' | 'blocked' | null;
  permissions: readonly Permission[];
  officeRoles: readonly OfficeRole[];
  /** False blocks orders, cart and favourites (spec §6). */
  isAccess: boolean;
  loginType: 'user' | 'admin';
  scope: 'full' | 'bind' | 'enroll';
  currency: string;
}

/** A caller who belongs to a company. */
export interface Customer extends Caller {
  companyId: number;
}

/** First parameter of every use case. */
export interface Context<C extends Caller | null = Caller | null> {
  caller: C;
  language: Language;
  currency: string;
  requestId: string;
  /** Address the request came from, for counters only. */
  ip: string;
  db: Db;
  /** Catalogue reads may lag behind writes by moments. */
  readDb: Db;
  shop: Shop;
  log: Log;
}

/** Context of a call open to anybody. */
export type OpenContext = Context<Caller | null>;
/** Context of a call for the signed in. */
export type SignedInContext = Context<Caller>;
/** Context of a call for a company's people. */
export type CustomerContext = Context<Customer>;
