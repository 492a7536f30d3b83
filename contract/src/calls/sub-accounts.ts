/** Sub-accounts of a company: applied for by its main account, approved by the parts desk (spec §3 Sub-account, §7 User; product §4). */
import * as z from 'zod/mini';
import { del, get, post } from '../call.ts';
import { CountryCode, Email, Id, line, listOf, longText, Page, pageSize } from '../fields.ts';
import { limits } from '../limits.ts';
import { GivenMoney, Money } from '../money.ts';

const PermissionId = z.union([z.literal(1), z.literal(2), z.literal(3)]);
const Granted = z.array(PermissionId).check(z.minLength(1), z.maxLength(3));

const SubAccount = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  country: z.nullable(z.string()),
  createTime: z.string(),
  status: z.enum(['active', 'inactive', 'reviewing']),
  permissions: z.array(z.number()),
  /** Whether the person has taken the account; who has not can do nothing but follow the invitation. */
  isBound: z.boolean(),
  /** Until when the newest invitation works or worked; null once bound, and before one went out. */
  invitedUntil: z.nullable(z.string()),
  /** Null for none; absent for callers who may not see amounts. */
  spendingLimit: z.optional(z.nullable(Money)),
  /** True for the caller himself, whom he cannot edit. */
  isOwn: z.boolean(),
});
/** A sub-account on the wire. */
export type SubAccount = z.infer<typeof SubAccount>;

const Waiting = z.object({
  id: z.number(),
  username: z.string(),
  email: z.string(),
  country: z.nullable(z.string()),
  company: z.string(),
  appliedBy: z.nullable(z.string()),
  createTime: z.string(),
  permissions: z.array(z.number()),
  /** What one order of it may come to; null for no limit. */
  spendingLimit: z.nullable(Money),
});

/** Calls of the sub-accounts feature. */
export const subAccountCalls = {
  subAccountList: get('/userinfo/subaccount-list', {
    about: "The company's sub-accounts, the newest first; deleted ones stay in it as inactive.",
    input: z.object({ page: Page, pageSize: pageSize(limits.tablePageSize) }),
    result: listOf(SubAccount),
    access: 'mayManageSubAccounts',
    refuses: [],
  }),
  permissionList: get('/userinfo/permission-list', {
    about: 'The permissions there are, and whether the caller may grant each: nobody grants what he does not have.',
    input: z.object({}),
    result: z.array(z.object({ id: PermissionId, name: z.string(), isGrantable: z.boolean() })),
    access: 'mayManageSubAccounts',
    refuses: [],
  }),
  accountApply: post('/userinfo/account-apply', {
    about:
      'Applies for a sub-account, which waits for the parts desk; one that was deleted waits again under its address.',
    input: z.strictObject({
      country: CountryCode,
      email: Email,
      username: z.optional(line(100, 1)),
      permissions: Granted,
      spendingLimit: z.optional(z.nullable(GivenMoney)),
    }),
    result: SubAccount,
    access: 'mayAddSubAccounts',
    refuses: ['emailTaken', 'currencyNotFound'],
  }),
  accountModify: post('/userinfo/account-modify', {
    about: 'Changes name, permissions and spending limit of a sub-account, at work on its very next request.',
    input: z.strictObject({
      id: Id,
      username: z.optional(line(100, 1)),
      permissions: Granted,
      spendingLimit: z.optional(z.nullable(GivenMoney)),
    }),
    result: SubAccount,
    access: 'mayManageSubAccounts',
    refuses: ['conflict', 'currencyNotFound'],
  }),
  accountInviteAgain: post('/userinfo/account-invite-again', {
    about: 'Mails another invitation to somebody who has not taken the account yet; the links before it end.',
    input: z.strictObject({ id: Id }),
    result: z.null(),
    access: 'mayManageSubAccounts',
    refuses: ['conflict'],
  }),
  subAccountDelete: del('/userinfo/subaccount-delete', {
    about: 'Makes a sub-account inactive: its sessions end at once, its history stays.',
    input: z.object({ id: Id }),
    result: z.null(),
    access: 'mayManageSubAccounts',
    refuses: [],
  }),
  subAccountsToDecide: get('/office/subaccount/list', {
    about: 'Sub-accounts that wait for the parts desk, the oldest first; by part of their name, address or company.',
    input: z.object({ keyword: z.optional(line(254)), page: Page, pageSize: pageSize(limits.tablePageSize) }),
    result: listOf(Waiting),
    access: 'officeSupport',
    refuses: [],
  }),
  approveSubAccount: post('/office/subaccount/approve', {
    about: 'Makes a waiting sub-account active and mails its invitation.',
    input: z.strictObject({ id: Id }),
    result: z.null(),
    access: 'officeSupport',
    refuses: ['conflict'],
  }),
  refuseSubAccount: post('/office/subaccount/refuse', {
    about: 'Turns a waiting sub-account down; whoever applied for it is mailed the reason.',
    input: z.strictObject({ id: Id, reason: longText(1000, 1) }),
    result: z.null(),
    access: 'officeSupport',
    refuses: ['conflict'],
  }),
  inviteSubAccountAgain: post('/office/subaccount/invite-again', {
    about: 'Mails another invitation to an approved person of a company who has not taken the account yet.',
    input: z.strictObject({ id: Id }),
    result: z.null(),
    access: 'officeSupport',
    refuses: ['conflict'],
  }),
  closeSubAccount: post('/office/subaccount/close', {
    about: "Makes a company's sub-account inactive with a reason for the audit trail: its sessions end at once.",
    input: z.strictObject({ id: Id, reason: longText(1000, 1) }),
    result: z.null(),
    access: 'officeSupport',
    refuses: ['conflict'],
  }),
};
