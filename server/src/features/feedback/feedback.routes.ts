// Feedback calls (spec §7 feedback).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { sendFeedback } from './send-feedback.ts';

/** Mounts the feedback feature. */
export function feedbackRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.feedback, { sendFeedback });
}
