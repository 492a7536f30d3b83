// The door of identity: who people are and how they sign in (product §3).
export { identityRoutes } from './identity.routes.ts';
export { insertAdministrator, saveSettings } from './identity.store.ts';
export { hashPassword } from './password.ts';
export { liftSignInLimits } from './sign-in.ts';
