// Health and metrics (product §2): alive, ready with the app version, and Prometheus text.
import { limits } from '@outrigger/contract';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, type Registry } from 'prom-client';
import type { Shop } from '../shop.ts';
import { askAlive } from '../db/alive.reads.ts';
import { Refusal } from '../refuse.ts';
import { mayReadMetrics } from './metrics-readers.ts';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30];

/** Mounts `/api/health/*` and `/metrics`; ready means the database answers and the process is to stay. */
export function serveHealth(app: FastifyInstance, shop: Shop): void {
  app.get('/api/health/live', async () => ({ code: 200, message: 'success', result: { status: 'live' } }));
  app.get('/api/health/ready', async () => {
    if (app.draining.isDraining) throw new Refusal('unavailable', {});
    await askAlive(shop.db).catch(() => {
      throw new Refusal('unavailable', {});
    });
    const result = { status: 'ready', version: limits.appVersion, isReadOnly: shop.disk.isReadOnly() };
    return { code: 200, message: 'success', result };
  });
  serveMetrics(app, shop);
}

function serveMetrics(app: FastifyInstance, shop: Shop): void {
  const registry = app.metrics;
  collectDefaultMetrics({ register: registry });
  countKeptAnswers(registry, shop);
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
  app.fastPathHits.push(({ route, ms }) => durations.observe({ method: 'GET', route, status: 200 }, ms / 1000));
  app.get('/metrics', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!mayReadMetrics(request, shop.config.metricsToken)) {
      void reply.header('www-authenticate', 'Bearer');
      throw new Refusal('signInAgain', {});
    }
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function countKeptAnswers(registry: Registry, shop: Shop): void {
  const help = 'Catalogue answers kept in memory: times found and not found, how many there are, how many bytes.';
  const gauge = new Gauge({
    name: 'kept_answers',
    help,
    labelNames: ['figure'],
    registers: [registry],
    collect() {
      for (const [figure, value] of Object.entries(shop.responseCache.figures())) gauge.set({ figure }, value);
    },
  });
}
