// Screens of the user centre, each in its frame (spec §2); named here, so that the first file, which everybody loads, need not name them.
import { inCentre } from './shell/user-centre.tsx';
import { withSignOut } from './shell/with-sign-out.tsx';

export const loadAccount = async () => inCentre((await import('../features/account/account-screen.tsx')).AccountScreen);
export const loadAddresses = async () =>
  inCentre((await import('../features/addresses/addresses-screen.tsx')).AddressesScreen);
export const loadPassword = async () =>
  inCentre((await import('../features/account/password-screen.tsx')).PasswordScreen);
export const loadSettings = async () =>
  inCentre(withSignOut((await import('../features/settings/settings-screen.tsx')).SettingsScreen));
export const loadSubAccounts = async () =>
  inCentre((await import('../features/sub-accounts/sub-accounts-screen.tsx')).SubAccountsScreen);
export const loadNotices = async () => inCentre((await import('../features/notices/notices-screen.tsx')).NoticesScreen);
export const loadNotice = async () => inCentre((await import('../features/notices/notice-screen.tsx')).NoticeScreen);
