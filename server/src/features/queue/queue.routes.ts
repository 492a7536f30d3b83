// The office's work queue (product §8).
import { calls } from '@outrigger/contract';
import { type App, serve } from '../../platform/http/serve.ts';
import type { Shop } from '../../platform/shop.ts';
import { readQueue } from './queue.reads.ts';
import { kindsFor } from './queue.rules.ts';

/** Mounts the queue. */
export function queueRoutes(app: App, shop: Shop): void {
  serve(app, shop, calls.queue, {
    officeQueue: ({ db, caller }, input) => readQueue(db, kindsFor(caller.officeRoles), input),
  });
}
