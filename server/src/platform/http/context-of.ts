// Builds the context of a request from its headers (spec §7: token, language, currency-name, login-type).
import type { IncomingMessage } from 'node:http';
import { languageFrom } from '@outrigger/contract';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Shop } from '../shop.ts';
import { networkOf } from './network-of.ts';

const LONGEST = 20;
const LONGEST_AGENT = 400;

/** The context before anybody is known; an unknown language falls back to the default, an unknown currency is refused where prices are given. */
export function contextOf(shop: Shop, request: FastifyRequest): Context<null> {
  return {
    caller: null,
    language: languageFrom(headerOf(request, 'language')),
    currency: headerOf(request, 'currency-name').slice(0, LONGEST) || 'USD',
    requestId: request.id,
    ip: networkOf(request.ip),
    agent: headerOf(request, 'user-agent').slice(0, LONGEST_AGENT),
    db: shop.db,
    readDb: shop.readDb,
    shop,
    log: request.log,
  };
}

/** One header as text; absent is empty. */
export function headerOf(request: Pick<IncomingMessage, 'headers'>, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}
