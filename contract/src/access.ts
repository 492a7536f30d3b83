/** Who may make a call (spec §6, product §4): each call of the contract names one of these rules. */

/** Permission ids on the wire. */
export const permissions = { manageSubAccounts: 1, viewPrices: 2, placeOrders: 3 } as const;
/** A permission id. */
export type Permission = (typeof permissions)[keyof typeof permissions];

/** Roles on the wire. */
export const ROLES = ['main', 'sub', 'admin'] as const;
/** What kind of user somebody is. */
export type Role = (typeof ROLES)[number];

/** Office roles of an administrator. */
export const OFFICE_ROLES = ['catalogue', 'orders', 'finance', 'support', 'super'] as const;
/** An office role. */
export type OfficeRole = (typeof OFFICE_ROLES)[number];

/** Each access rule with what it demands; the server enforces it before the handler runs. */
export const accessRules = {
  anyone: {},
  signedIn: { signedIn: true },
  /** Also for an invited person on the way through the bind flow. */
  signedInOrBinding: { signedIn: true, alsoBinding: true },
  enrolling: { signedIn: true, scope: 'enroll' },
  binding: { signedIn: true, scope: 'bind' },
  customer: { signedIn: true, company: true },
  hasAccess: { signedIn: true, company: true, isAccess: true },
  mayOrder: { signedIn: true, company: true, isAccess: true, permission: permissions.placeOrders },
  mayViewPrices: { signedIn: true, company: true, permission: permissions.viewPrices },
  /** Documents with amounts belong to orders, so they are closed where orders are. */
  maySeeInvoices: { signedIn: true, company: true, isAccess: true, permission: permissions.viewPrices },
  mayManageSubAccounts: { signedIn: true, company: true, permission: permissions.manageSubAccounts },
  /** A company that waits brings nobody along: the parts desk decides about the firm first, and mails in its name only then. */
  mayAddSubAccounts: { signedIn: true, company: true, isAccess: true, permission: permissions.manageSubAccounts },
  mainAccount: { signedIn: true, company: true, mainAccount: true },
  mayApprove: { signedIn: true, company: true, isAccess: true, mainAccount: true },
  office: { signedIn: true, office: 'any' },
  officeCatalogue: { signedIn: true, office: 'catalogue' },
  officeOrders: { signedIn: true, office: 'orders' },
  officeFinance: { signedIn: true, office: 'finance' },
  officeOrdersOrFinance: { signedIn: true, office: ['orders', 'finance'] },
  officeSupport: { signedIn: true, office: 'support' },
  officeSuper: { signedIn: true, office: 'super' },
} as const satisfies Record<string, AccessRule>;

/** What an access rule may demand of the caller. */
export interface AccessRule {
  signedIn?: boolean;
  /** Scope of the session; sessions made for one step of a flow pass nowhere else. */
  scope?: 'full' | 'bind' | 'enroll';
  /** A session of the bind flow passes, too. */
  alsoBinding?: boolean;
  company?: boolean;
  isAccess?: boolean;
  mainAccount?: boolean;
  permission?: Permission;
  /** One role, or any of several; `super` passes everywhere. */
  office?: 'any' | OfficeRole | readonly OfficeRole[];
}

/** Name of an access rule. */
export type Access = keyof typeof accessRules;
