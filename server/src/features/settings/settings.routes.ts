// Personal settings (spec §7: updateSetting).
import { calls } from '@outrigger/contract';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { updateSetting } from './update-setting.ts';

/** Mounts the settings feature. */
export function settingsRoutes(app: FastifyInstance, shop: Shop): void {
  serve(app, shop, calls.settings, { updateSetting });
}
