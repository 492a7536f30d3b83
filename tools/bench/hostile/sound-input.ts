// Inputs that a call takes, made from its row of the contract: what is spoilt in one place gets past the reading of all the others.
import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
interface Def {
  type: string;
  shape?: Record<string, Schema>;
  innerType?: Schema;
  element?: Schema;
  options?: Schema[];
  in?: Schema;
  entries?: Record<string, string | number>;
  values?: unknown[];
}

/** What may stand for a text or number of this name, the likeliest first. */
export type Hints = (key: string) => readonly unknown[];

const TEXTS = [
  'A text',
  'ada@example.test',
  '+14155550123',
  'US',
  'USD',
  'en',
  '1.00',
  '2026-01-05',
  '123456',
  '7',
  '<p>x</p>',
  'Outrigger-2026!',
  'https://example.test/a',
  '/help',
  'a.png',
  '2026-01-05T10:00:00Z',
  'Zm9v',
  '0b8f6f0e-4a7c-4d58-9f5e-3f8a2c1d4e5f',
];
const NUMBERS = [1, 2, 0, 10, 20];
const MANY = 2;

/** An input the schema takes, as far as its kinds tell; what only a rule between fields asks for may be missing. */
export function soundInput(schema: Schema, hints: Hints, key = ''): unknown {
  const def = schema._zod.def as Def;
  if (def.type === 'object')
    return Object.fromEntries(
      Object.entries(def.shape ?? {}).map(([name, inner]) => [name, soundInput(inner, hints, name)]),
    );
  if (def.type === 'array') return Array.from({ length: MANY }, () => soundInput(def.element as Schema, hints, key));
  if (def.type === 'enum') return Object.values(def.entries ?? {})[0];
  if (def.type === 'literal') return def.values?.[0];
  if (def.type === 'union') return soundInput(def.options?.[0] as Schema, hints, key);
  if (def.type === 'boolean') return true;
  const inner = def.innerType ?? def.in;
  if (inner) return soundInput(inner, hints, key);
  const usual = def.type === 'number' ? NUMBERS : TEXTS;
  return [...hints(key), ...usual].find((value) => schema.safeParse(value).success) ?? usual[0];
}

/** The same value with what lies at one of its ends put through `change`; which one, `choose` says of how many there are. */
export function spoilt(value: unknown, change: (old: unknown) => unknown, choose: (count: number) => number): unknown {
  const ends = endsOf(value);
  const spoil = ends[choose(ends.length)] ?? [];
  return changedAt(value, spoil, change);
}

type Place = readonly (string | number)[];

function endsOf(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place];
  const inner = Object.entries(value).flatMap(([name, one]) => endsOf(one, [...place, name]));
  return inner.length > 0 ? inner : [place];
}

function changedAt(value: unknown, [name, ...rest]: Place, change: (old: unknown) => unknown): unknown {
  if (name === undefined) return change(value);
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === name ? changedAt(one, rest, change) : one));
  const entries = Object.entries(value as Record<string, unknown>);
  return Object.fromEntries(entries.map(([key, one]) => [key, key === name ? changedAt(one, rest, change) : one]));
}
