// Calls of those on the way to an account and their use cases (spec §7 Login and User).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../../platform/http/serve.ts';
import type { Shop } from '../../../platform/shop.ts';
import { checkVerify } from '../codes/check-verify.ts';
import { sendEmailCode } from '../codes/send-email-code.ts';
import { sendUserEmailCode, verifyUserEmail } from '../codes/verify-user-email.ts';
import { verify } from '../codes/verify.ts';
import { bindUser, savePwd } from '../invitations/bind-user.ts';
import { forgetPassword } from './forget-password.ts';
import { register } from './register.ts';
import { verifyLink } from './verify-link.ts';

/** Mounts the calls of registration, forgotten passwords and invitations. */
export function registrationRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.registration, {
    sendEmailCode,
    verify,
    checkVerify,
    verifyLink,
    register,
    bindUser,
    savePwd,
    forgetPassword,
    sendUserEmailCode,
    verifyUserEmail,
  });
}
