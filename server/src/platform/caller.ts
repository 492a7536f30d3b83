// Who asks (product §3, §4).
import type { OfficeRole, Permission, Role } from '@outrigger/contract';

/** Somebody who is signed in, with the rights the database knew when this very request came; shared by requests, so never changed. */
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
