// Structured logs with request ids and without secrets (product §2).
import type { FastifyBaseLogger, FastifyServerOptions } from 'fastify';
import type { Config } from './config.ts';
import { readable } from './readable-log.ts';

/** A logger of structured lines. */
export type Log = FastifyBaseLogger;

const inWords = { write: (line: string) => void process.stdout.write(readable(line)) };

const SECRETS = [
  'req.headers.token',
  'req.headers.cookie',
  'req.headers.authorization',
  ...['password', 'token', 'secondFactor'].flatMap((name) => [name, `*.${name}`]),
];

// The ticket of a link that is pressed once stands in its path (43 characters, as every token).
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/\/[\w-]{43}(?=\/|$)/g, '/[secret]');

/** Logger settings of a process: one JSON line an event on standard output, or one in words where that is a terminal. */
export function loggerOptions(config: Config, name: string): FastifyServerOptions['logger'] {
  if (config.logLevel === 'silent') return false;
  return {
    ...(config.isOnTerminal ? { stream: inWords } : {}),
    level: config.logLevel,
    name,
    redact: { paths: SECRETS, censor: '[secret]' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      req: (request) => ({ method: request.method, path: pathOf(request.url), ip: request.ip }),
      res: (reply) => ({ statusCode: reply.statusCode }),
    },
  };
}
