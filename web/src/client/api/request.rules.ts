// How a call of the contract becomes an address and a body (spec §7): path parts filled in, the rest in query or body, `_t` on GET.
import type { Call } from '@outrigger/contract';

type Fields = Record<string, unknown>;

function asFields(input: unknown): Fields {
  return typeof input === 'object' && input !== null ? { ...input } : {};
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function queryOf(fields: Fields): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? (value as unknown[]) : [value]) query.append(name, asText(one));
  }
  return query;
}

/** Address and body of one request; `now` makes GET answers unrepeatable for caches between browser and server. */
export function addressAndBody(call: Call, input: unknown, now: number): { address: string; body: Fields | undefined } {
  const fields = asFields(input);
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = asText(fields[name]);
    delete fields[name];
    return encodeURIComponent(value);
  });
  if (call.method === 'POST') return { address: `/api${path}`, body: fields };
  const query = queryOf(fields);
  if (call.method === 'GET') query.set('_t', String(now));
  const text = query.toString();
  return { address: `/api${path}${text === '' ? '' : `?${text}`}`, body: undefined };
}
