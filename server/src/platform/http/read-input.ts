// Reads and checks the input of a call; what does not pass names its fields (spec §5).
import type { Call, FieldProblem, Problem } from '@outrigger/contract';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { refuseFields } from '../refuse.ts';

/** The validated input of a call: query for GET and DELETE, body for POST, with the path's own parts. */
export function readInput(call: Call, request: FastifyRequest): unknown {
  const source = call.method === 'POST' ? (request.body === undefined ? {} : request.body) : askedOf(request.query);
  const raw = isRecord(source) ? { ...source, ...(request.params as object) } : source;
  const parsed = call.input.safeParse(raw);
  if (parsed.success) return parsed.data;
  const [first, ...others] = oneAField(parsed.error.issues.flatMap((issue) => problemsOf(issue, raw)));
  refuseFields([first ?? { field: 'body', problem: 'type' }, ...others.slice(0, 19)]);
}

/** Product §2: an empty query value means "not asked", as a form sends what nobody filled in. */
function askedOf(query: unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}

/** A value may fail several checks at once: the first says enough. */
function oneAField(problems: readonly FieldProblem[]): FieldProblem[] {
  const seen = new Set<string>();
  return problems.filter(({ field }) => !seen.has(field) && seen.add(field));
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemsOf(issue: z.core.$ZodIssue, raw: unknown): FieldProblem[] {
  const field = issue.path.map(String).join('.') || 'body';
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...issue.path.map(String), key].join('.').slice(0, 200),
      problem: 'unknown',
    }));
  }
  return [{ field: field.slice(0, 200), problem: problemOf(issue, valueAt(raw, issue.path)) }];
}

function valueAt(raw: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    raw,
  );
}

function problemOf(issue: z.core.$ZodIssue, value: unknown): Problem {
  const isMissing = value === undefined || value === null || value === '';
  if (isMissing && issue.code !== 'custom') return 'required';
  if (issue.code === 'too_small')
    return issue.origin === 'string' ? (issue.minimum === 1 ? 'required' : 'tooShort') : 'tooSmall';
  if (issue.code === 'too_big') return issue.origin === 'string' ? 'tooLong' : 'tooLarge';
  if (issue.code === 'invalid_type') return 'type';
  return issue.code === 'invalid_value' ? 'choice' : 'format';
}
