/** The people of the office and their roles (product §8), and the way in of somebody who was invited (product §3). */
import * as z from 'zod/mini';
import { OFFICE_ROLES } from '../access.ts';
import { ask, get, post } from '../call.ts';
import { Email, Id, line, listOf, Page, pageSize, Password } from '../fields.ts';
import { LanguageCode } from '../language-code.ts';
import { limits } from '../limits.ts';
import { SignedIn } from './identity.ts';

/** How far an administrator is: invited and without a password yet, at work, or switched off. */
export const ADMINISTRATOR_STATES = ['invited', 'active', 'inactive'] as const;
const State = z.enum(ADMINISTRATOR_STATES);
const Role = z.enum(OFFICE_ROLES);
const Roles = z.array(Role).check(z.minLength(1), z.maxLength(OFFICE_ROLES.length));

const Administrator = z.object({
  id: z.number(),
  email: z.string(),
  /** Null for one who was made by the operator. */
  name: z.nullable(z.string()),
  roles: z.array(Role),
  state: State,
  hasSecondFactor: z.boolean(),
  /** When a device of his last asked for something; null for never. */
  lastSeenAt: z.nullable(z.string()),
  /** Until when the mailed invitation works; null where none stands. */
  invitedUntil: z.nullable(z.string()),
  /** True for the caller himself, who changes nothing about himself here. */
  isOwn: z.boolean(),
});
/** A person of the office as the list shows him. */
export type Administrator = z.infer<typeof Administrator>;

const Ticket = z.string().check(z.regex(/^[\w-]{43}$/));

/** Calls about the people of the office. */
export const administratorCalls = {
  administratorList: get('/office/user/list', {
    about: 'The people of the office by address: roles, second factor, when last seen, and whether they may sign in.',
    input: z.object({
      keyword: z.optional(line(100)),
      role: z.optional(Role),
      state: z.optional(State),
      page: Page,
      pageSize: pageSize(limits.tablePageSize),
    }),
    result: listOf(Administrator),
    access: 'officeSuper',
    refuses: [],
  }),
  inviteAdministrator: post('/office/user/invite', {
    about: 'Makes a person of the office and mails a link of 14 days that leads to a password and a second factor.',
    input: z.strictObject({
      email: Email,
      firstName: line(100, 1),
      lastName: line(100, 1),
      language: LanguageCode,
      roles: Roles,
    }),
    result: Administrator,
    access: 'officeSuper',
    refuses: ['emailTaken'],
  }),
  inviteAdministratorAgain: post('/office/user/inviteAgain', {
    about: 'Mails a new link to somebody who has no password yet; the links before no longer work.',
    input: z.strictObject({ id: Id }),
    result: Administrator,
    access: 'officeSuper',
    refuses: ['conflict'],
  }),
  setAdministratorRoles: post('/office/user/roles', {
    about: 'Gives somebody exactly these roles, at work on his very next request; nobody changes his own.',
    input: z.strictObject({ id: Id, roles: Roles }),
    result: Administrator,
    access: 'officeSuper',
    refuses: ['ownAccount'],
  }),
  setAdministratorActive: post('/office/user/active', {
    about:
      'Switches somebody off, which ends his sessions and invitations at once, or on again; nobody does so to himself.',
    input: z.strictObject({ id: Id, isActive: z.boolean() }),
    result: Administrator,
    access: 'officeSuper',
    refuses: ['ownAccount'],
  }),
  resetSecondFactor: post('/office/user/resetSecondFactor', {
    about:
      'Forgets the second factor and the recovery codes of somebody who lost both and signs him out; he enrols anew, and is told by mail.',
    input: z.strictObject({ id: Id }),
    result: Administrator,
    access: 'officeSuper',
    refuses: ['ownAccount'],
  }),
  officeInvitation: ask('/userLogin/officeInvitation', {
    about: 'Whom the mailed link of an office invitation is for, while it stands.',
    input: z.strictObject({ ticket: Ticket }),
    result: z.object({ email: z.string(), name: z.nullable(z.string()), roles: z.array(Role) }),
    access: 'anyone',
    refuses: ['invitationInvalid'],
  }),
  acceptOfficeInvitation: post('/userLogin/acceptOfficeInvitation', {
    about: 'Keeps the password an invited person of the office chose; the session can only enrol the second factor.',
    input: z.strictObject({ ticket: Ticket, password: Password }),
    result: SignedIn,
    access: 'anyone',
    refuses: ['invitationInvalid', 'weakPassword'],
  }),
};
