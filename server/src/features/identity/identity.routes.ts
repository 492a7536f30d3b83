// Identity calls and their use cases (spec §7 Login).
import { calls } from '@outrigger/contract';
import { headerOf } from '../../platform/http/context-of.ts';
import { type App, serve } from '../../platform/http/serve.ts';
import { endSession } from '../../platform/sessions/sessions.store.ts';
import type { Shop } from '../../platform/shop.ts';
import { administratorRoutes } from './administrators/administrators.routes.ts';
import { companyRoutes } from './companies/companies.routes.ts';
import { endDevice, signOutEverywhere } from './devices/end-device.ts';
import { listDevices } from './devices/list-devices.ts';
import { makeFirstAdministrator } from './make-first-administrator.ts';
import { sendMobileCode, sendPhoneCode } from './mobile/send-mobile-code.ts';
import { signInByPhone } from './mobile/sign-in-by-phone.ts';
import { verifyPhone } from './mobile/verify-phone.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { decideQrSignIn, lookAtQrSignIn } from './qr/decide-qr-sign-in.ts';
import { pollQrSignIn } from './qr/poll-qr-sign-in.ts';
import { startQrSignIn } from './qr/start-qr-sign-in.ts';
import { readProfile } from './read-profile.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { finishEnrollment, startEnrollment } from './second-factor/enroll-second-factor.ts';
import { renewRecoveryCodes } from './second-factor/renew-recovery-codes.ts';
import { readSecondFactor } from './second-factor/second-factor.reads.ts';
import { signInHints } from './sign-in-hints.ts';
import { subAccountRoutes } from './sub-accounts/sub-accounts.routes.ts';
import { signIn } from './sign-in.ts';

/** Mounts the identity feature. */
export function identityRoutes(app: App, shop: Shop): void {
  registrationRoutes(app, shop);
  companyRoutes(app, shop);
  administratorRoutes(app, shop);
  serve(app, shop, calls.identity, {
    login: signIn,
    signInHints,
    logout: async (context, _input, { request }) => {
      await endSession(context.db, headerOf(request, 'token'), 'signOut');
      return null;
    },
    profile: readProfile,
    makeFirstAdministrator,
  });
  profileRoutes(app, shop);
  serve(app, shop, calls.devices, { devices: listDevices, endDevice, signOutEverywhere });
  serve(app, shop, calls.mobile, { sendMobileCode, mobileLogin: signInByPhone, sendPhoneCode, verifyPhone });
  serve(app, shop, calls.qr, { startQrSignIn, pollQrSignIn, lookAtQrSignIn, decideQrSignIn });
  serve(app, shop, calls.secondFactor, {
    startEnrollment,
    finishEnrollment,
    secondFactor: ({ db, caller }) => readSecondFactor(db, caller.userId),
    renewRecoveryCodes,
  });
  subAccountRoutes(app, shop);
}
