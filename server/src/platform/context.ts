// The context: who asks, in which language and currency, with what at hand (architecture §1).
import type { Language } from '@outrigger/contract';
import type { Caller, Customer } from './caller.ts';
import type { Db } from './db/db.ts';
import type { Log } from './log.ts';
import type { Shop } from './shop.ts';

/** First parameter of every use case. */
export interface Context<C extends Caller | null = Caller | null> {
  caller: C;
  language: Language;
  currency: string;
  requestId: string;
  /** Address the request came from, for counters only. */
  ip: string;
  /** What the browser calls itself, at most 400 characters; empty where it says nothing. */
  agent: string;
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
