/** Companies as the parts desk approves or refuses them (product §3, §8). */
import * as z from 'zod/mini';
import { get, post } from '../call.ts';
import { Id, line, listOf, longText, Page, pageSize } from '../fields.ts';
import { LANGUAGES } from '../languages.ts';
import { limits } from '../limits.ts';

/** What the parts desk decided about a company. */
export const COMPANY_STATUSES = ['waiting', 'approved', 'blocked'] as const;
const Status = z.enum(COMPANY_STATUSES);
const Company = z.object({
  id: z.number(),
  name: z.string(),
  status: Status,
  country: z.nullable(z.string()),
  customerNumber: z.nullable(z.string()),
  /** Of the main account. */
  email: z.nullable(z.string()),
  createdAt: z.string(),
});
const Person = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['main', 'sub']),
  status: z.enum(['active', 'inactive', 'reviewing']),
  isEmailVerified: z.boolean(),
  /** Whether there is a password: an invited person has none yet. */
  isBound: z.boolean(),
  /** Until when the newest invitation works or worked; null once bound, and before one went out. */
  invitedUntil: z.nullable(z.string()),
  language: z.enum(LANGUAGES),
});
const CompanyDetail = z.extend(Company, {
  currency: z.string(),
  /** Who decided last, when, and why where it was refused or blocked. */
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
  /** What the main account agreed to. */
  terms: z.nullable(z.object({ version: z.string(), agreedAt: z.string() })),
  people: z.array(Person),
});

/** Calls of the office about companies. */
export const companyCalls = {
  companyList: get('/office/company/list', {
    about: 'Companies, those that wait the longest first, else by name; with how many there are of each status.',
    input: z.object({
      status: z.optional(Status),
      keyword: z.optional(line(100)),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: z.extend(listOf(Company), {
      counts: z.object({ waiting: z.number(), approved: z.number(), blocked: z.number() }),
    }),
    access: 'officeSupport',
    refuses: [],
  }),
  companyDetail: get('/office/company/detail', {
    about: 'One company with its people, the terms it agreed to and what was decided.',
    input: z.object({ id: Id }),
    result: CompanyDetail,
    access: 'officeSupport',
    refuses: [],
  }),
  approveCompany: post('/office/company/approve', {
    about:
      'Opens orders, cart and favourites to a company and mails its main account; approved already, nothing changes.',
    input: z.strictObject({ id: Id, customerNumber: z.optional(line(40, 1)) }),
    result: CompanyDetail,
    access: 'officeSupport',
    refuses: ['conflict'],
  }),
  refuseCompany: post('/office/company/refuse', {
    about:
      'Refuses a company that waits, or blocks one that was approved: its people are signed out and its main account is mailed the reason.',
    input: z.strictObject({ id: Id, reason: longText(1000, 1) }),
    result: CompanyDetail,
    access: 'officeSupport',
    refuses: [],
  }),
};
