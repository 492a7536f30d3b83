// How old a number is, in the words of the reader's language ("2 days ago"); the age of stock counts is always said (product §5).
import { type Language, localeOf } from '@outrigger/contract';

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** The age of a moment in the largest whole unit of days, hours or minutes. */
export function ageInWords(iso: string, language: Language, now: number): string {
  const at = Date.parse(iso);
  if (Number.isNaN(at)) return iso;
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto', style: 'short' });
  const passed = Math.max(0, now - at);
  const [unit, length] = STEPS.find(([, size]) => passed >= size) ?? ['minute', 60_000];
  return format.format(-Math.floor(passed / length), unit);
}
