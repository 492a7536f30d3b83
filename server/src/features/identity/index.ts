// The door of identity: who people are and how they sign in (product §3).
export { checkCode } from './codes/check-code.ts';
export { forgetOldCodes } from './codes/codes.store.ts';
export { identityJobs } from './identity.jobs.ts';
export { identityRoutes } from './identity.routes.ts';
export { isSoldIn, readUser } from './identity.reads.ts';
export { insertAdministrator, saveSettings } from './identity.store.ts';
export { hashPassword } from './password.ts';
export { liftSignInLimits } from './sign-in.ts';
export { makeMainAccount } from './sub-accounts/make-main-account.ts';
