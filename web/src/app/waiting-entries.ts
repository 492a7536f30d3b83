// What else than the cart waits to be sent when a session ends by itself (product §3): put away encrypted under one name, taken back by the same person's next visit.
import { storageOwner, storedEntry } from '../client/stored/stored.ts';
import { storedKey } from '../client/stored/stored-key.ts';
import { secretEntry } from '../client/stored/stored-secret.ts';
import { isAnythingWaiting, WAITING } from './waiting-mark.ts';

type Row = Readonly<Record<string, unknown>>;
type Waiting = Readonly<Record<string, readonly Row[]>>;

interface Kind {
  name: string;
  /** What tells one row from another; of two of a kind the newer stands. */
  idOf: 'id' | 'key';
  newest: 'first' | 'last';
  lifetimeMs: number;
}

const HOUR_MS = 3_600_000;
/** Hearts that were pressed, orders that got no answer, and orders made without a network. */
const KINDS: readonly Kind[] = [
  { name: 'favouritesUnsent', idOf: 'id', newest: 'last', lifetimeMs: 0 },
  { name: 'open-orders', idOf: 'key', newest: 'first', lifetimeMs: HOUR_MS },
  { name: 'waiting-orders', idOf: 'key', newest: 'last', lifetimeMs: 30 * 24 * HOUR_MS },
];

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null;
const rowsFrom = (content: unknown): readonly Row[] => (Array.isArray(content) ? content.filter(isRow) : []);
const plainEntry = ({ name, lifetimeMs }: Kind) => storedEntry({ name, owner: 'user', lifetimeMs, parse: rowsFrom });

const entry = secretEntry<Waiting>(
  {
    ...WAITING,
    parse: (content) =>
      isRow(content) ? Object.fromEntries(KINDS.map(({ name }) => [name, rowsFrom(content[name])])) : undefined,
  },
  storedKey,
);

function join({ idOf, newest }: Kind, older: readonly Row[], newer: readonly Row[]): readonly Row[] {
  const known = new Set(newer.map((row) => row[idOf]));
  const rest = older.filter((row) => !known.has(row[idOf]));
  return newest === 'first' ? [...newer, ...rest] : [...rest, ...newer];
}

const readPlain = () => KINDS.map((kind) => ({ kind, rows: plainEntry(kind).read() ?? [] }));
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Puts away what the server has not heard of; where nothing can be encrypted it stays where it is. */
export async function sealEntries(): Promise<void> {
  const owner = storageOwner.get();
  const plain = readPlain();
  if (plain.every(({ rows }) => rows.length === 0)) return;
  const before = (await entry.read()) ?? {};
  const all = plain.map(({ kind, rows }) => [kind.name, join(kind, before[kind.name] ?? [], rows)] as const);
  if (storageOwner.get() !== owner || !(await entry.write(Object.fromEntries(all)))) return;
  // Somebody else may have signed in meanwhile; the rows are found in both places by their owner's next visit.
  if (storageOwner.get() !== owner) return;
  // What came while it was encrypted waits in the open rather than be lost.
  for (const { kind, rows } of plain) if (isSame(plainEntry(kind).read(), rows)) plainEntry(kind).remove();
}

/** Takes back what waits for this person. */
export async function unsealEntries(): Promise<void> {
  const owner = storageOwner.get();
  const waiting = await entry.read();
  // Decrypting takes a moment in which another tab may sign somebody else in, or take it back itself.
  if (!waiting || storageOwner.get() !== owner || !isAnythingWaiting()) return;
  const isBack = readPlain().map(({ kind, rows }) => {
    const all = join(kind, waiting[kind.name] ?? [], rows);
    return all.length === 0 || plainEntry(kind).write(all);
  });
  if (isBack.every(Boolean)) entry.remove();
}
