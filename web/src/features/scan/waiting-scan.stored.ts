// What a visitor scanned, kept until he has signed in (spec §2 scan).
import { storedEntry } from '../../client/stored/stored.ts';
import { cleanTexts } from './scan.rules.ts';
import type { Reading } from './scan.data.ts';

const HOUR_MS = 3_600_000;
const WAYS: readonly string[] = ['code', 'typed', 'plate'] satisfies readonly Reading['from'][];
const isWay = (value: unknown): value is Reading['from'] => typeof value === 'string' && WAYS.includes(value);

const entry = storedEntry<Reading>({
  name: 'scan',
  owner: 'device',
  lifetimeMs: HOUR_MS,
  parse(content) {
    const { texts, from } = Object(content) as Partial<Record<keyof Reading, unknown>>;
    if (!Array.isArray(texts) || !isWay(from)) return undefined;
    const clean = cleanTexts(texts.filter((text): text is string => typeof text === 'string'));
    return clean.length === 0 ? undefined : { texts: clean, from };
  },
});

/** Keeps it; the photo stays on the page. */
export const keepScan = ({ texts, from }: Reading): boolean => entry.write({ texts, from });

/** What waits. */
export const keptScan = (): Reading | undefined => entry.read();

/** Forgets it, once it is looked up. */
export const forgetScan = (): void => entry.remove();
