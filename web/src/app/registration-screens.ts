// Screens on the way to an account; named here, so that the first file, which everybody loads, need not name them.
export const loadRegister = async () => (await import('../features/registration/register-screen.tsx')).RegisterScreen;
export const loadRegistered = async () =>
  (await import('../features/registration/registered-screen.tsx')).RegisteredScreen;
export const loadVerify = async () => (await import('../features/registration/verify-screen.tsx')).VerifyScreen;
export const loadUserBind = async () => (await import('../features/registration/user-bind-screen.tsx')).UserBindScreen;
export const loadResetPassword = async () =>
  (await import('../features/registration/reset-password-screen.tsx')).ResetPasswordScreen;
export const loadDemoMail = async () => (await import('../features/registration/demo-mail-screen.tsx')).DemoMailScreen;
