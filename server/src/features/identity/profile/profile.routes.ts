// Calls about one's own profile and password (spec §7 User).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../../platform/http/serve.ts';
import type { Shop } from '../../../platform/shop.ts';
import { modifyPassword } from './modify-password.ts';
import { modifyProfile } from './modify-profile.ts';

/** Mounts the profile's calls. */
export function profileRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.profile, { modifyProfile, modifyPassword });
}
