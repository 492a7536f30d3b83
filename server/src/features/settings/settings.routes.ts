// Personal settings (spec §7: updateSetting).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { readSettings } from './read-settings.ts';
import { updateSetting } from './update-setting.ts';

/** Mounts the settings feature. */
export function settingsRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.settings, { updateSetting, ownSettings: readSettings });
}
