// A logger for what is said outside of requests (product §2).
import Fastify from 'fastify';
import type { Config } from '../config.ts';
import { type Log, loggerOptions } from '../log.ts';

/** The same lines as those of the API, under the name of the process. */
export const makeLog = (config: Config, name: string): Log => Fastify({ logger: loggerOptions(config, name) }).log;
