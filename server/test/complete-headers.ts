// The security headers every answer has (quality 11), written apart from the server's own list.
import { expect } from 'vitest';

/** Each header with what it must at least say. */
const DEMANDED = {
  'content-security-policy': /^(?=.*default-src '(?:self|none)')(?!.*unsafe-(?:inline|eval)')/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'origin-agent-cluster': /^\?1$/,
  'permissions-policy': /geolocation=\(\).*payment=\(\)/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'x-content-type-options': /^nosniff$/,
  'x-dns-prefetch-control': /^off$/,
  'x-frame-options': /^DENY$/,
  'x-permitted-cross-domain-policies': /^none$/,
};
/** The name of the request in the log; what cannot be read as a request has none. */
const OF_REQUESTS = { ...DEMANDED, 'x-request-id': /^[\da-f-]{36}$/ };

// A header said twice is a list, which says none of what is demanded.
const textOf = (header: unknown): string => (typeof header === 'string' ? header : JSON.stringify(header ?? ''));

/** Fails with the names of the headers that an answer lacks or that say something else. */
export function expectCompleteHeaders(headers: Record<string, unknown>, what: string, demanded = OF_REQUESTS): void {
  const wrong = Object.entries(demanded).flatMap(([name, says]) =>
    says.test(textOf(headers[name])) ? [] : [`${name}: ${textOf(headers[name])}`],
  );
  expect(wrong, what).toEqual([]);
}

/** The same of the head of an answer as it came over the wire; a request id is asked of what was a request. */
export function expectCompleteHead(head: string, isRequest = false): void {
  const headers = Object.fromEntries(
    head.split('\r\n').map((line) => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  expectCompleteHeaders(headers, head, isRequest ? OF_REQUESTS : { ...DEMANDED, 'x-request-id': /.*/ });
}
