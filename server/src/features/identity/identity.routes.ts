// Identity calls and their use cases (spec §7 Login).
import { calls } from '@outrigger/contract';
import { headerOf } from '../../platform/http/context-of.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { endSession } from '../../platform/sessions/sessions.store.ts';
import type { Shop } from '../../platform/shop.ts';
import { finishEnrollment, startEnrollment } from './enroll-second-factor.ts';
import { makeFirstAdministrator } from './make-first-administrator.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { readProfile } from './read-profile.ts';
import { signIn } from './sign-in.ts';

/** Mounts the identity feature. */
export function identityRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.identity, {
    login: signIn,
    logout: async (context, _input, { request }) => {
      await endSession(context.db, headerOf(request, 'token'), 'signOut');
      return null;
    },
    profile: readProfile,
    startEnrollment,
    finishEnrollment,
    makeFirstAdministrator,
  });
  profileRoutes(app, shop);
}
