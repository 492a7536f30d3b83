// Sizes and ages in the reader's language.
import { localeOf } from '@outrigger/contract';
import { useMemo } from 'react';
import { useLanguage } from '../../client/texts.ts';

const MINUTE_MS = 60_000;
const STEPS = [
  ['day', 1440],
  ['hour', 60],
  ['minute', 1],
] as const;

/** A size in megabytes, one decimal below ten. */
export function formatSize(bytes: number, locale: string): string {
  const value = bytes / 1_000_000;
  const digits = value < 10 ? 1 : 0;
  const shape = { style: 'unit', unit: 'megabyte', maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(locale, shape).format(Math.max(value, 0.1));
}

/** How long ago a moment was, in its largest unit. */
export function formatAge(at: number, now: number, locale: string): string {
  const minutes = Math.max(1, Math.round((now - at) / MINUTE_MS));
  const [unit, length] = STEPS.find(([, one]) => minutes >= one) ?? ['minute', 1];
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-Math.floor(minutes / length), unit);
}

/** Both, in the language of the page. */
export function useAwayFormats() {
  const locale = localeOf(useLanguage());
  return useMemo(
    () => ({
      size: (bytes: number) => formatSize(bytes, locale),
      age: (at: number) => formatAge(at, Date.now(), locale),
    }),
    [locale],
  );
}
