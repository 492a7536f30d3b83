// Calls about the people of the office and their use cases (product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../../platform/http/serve.ts';
import type { Shop } from '../../../platform/shop.ts';
import { acceptOfficeInvitation, lookAtOfficeInvitation } from './accept-office-invitation.ts';
import { readAdministrators } from './administrators.reads.ts';
import { inviteAdministrator, inviteAdministratorAgain } from './invite-administrator.ts';
import { resetSecondFactor } from './reset-second-factor.ts';
import { setAdministratorActive } from './set-administrator-active.ts';
import { setAdministratorRoles } from './set-administrator-roles.ts';

/** Mounts them. */
export function administratorRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.administrators, {
    administratorList: ({ db, caller }, input) => readAdministrators(db, caller.userId, input),
    inviteAdministrator,
    inviteAdministratorAgain,
    setAdministratorRoles,
    setAdministratorActive,
    resetSecondFactor,
    officeInvitation: lookAtOfficeInvitation,
    acceptOfficeInvitation,
  });
}
