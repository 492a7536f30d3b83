// Numbers, money, dates and names as the reader's language writes them (spec §9; French is fr-FR, Chinese zh-CN).
import { htmlLangOf, type Language, localeOf, type Money } from '@outrigger/contract';
import { useMemo } from 'react';
import { useLanguage } from './texts.ts';

const made: Record<string, unknown> = {};

/** Making a format takes far longer than writing with it: each is made once. */
function formatOf<F, O>(Format: new (locale: string, options: O) => F, language: Language, options: O): F {
  return (made[Format.name + language + JSON.stringify(options)] ??= new Format(localeOf(language), options)) as F;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment in a column of a table, in the reader's own time: yyyy-MM-dd HH:mm:ss (spec §9). */
export function tableMoment(iso: string): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  return `${tableDay(at)} ${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`;
}

function tableDay(at: Date): string {
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Money with two decimals and the currency's sign; the decimal text goes to Intl as it is, never through a float. */
export function formatMoney({ amount, currency }: Money, language: Language): string {
  const format = formatOf(Intl.NumberFormat, language, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
  });
  return format.format(amount as Intl.StringNumericLiteral);
}

/** A calendar day (yyyy-MM-dd or ISO moment) in words; with the weekday where it is a promise ("Thu, Nov 26"). */
export function formatDay(iso: string, language: Language, isPromise = false): string {
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const at = new Date(isDay ? `${iso}T00:00:00Z` : iso);
  if (Number.isNaN(at.getTime())) return iso;
  const shape: Intl.DateTimeFormatOptions = isPromise
    ? { weekday: 'short', day: 'numeric', month: 'short' }
    : { year: 'numeric', month: 'short', day: 'numeric' };
  return formatOf(Intl.DateTimeFormat, language, { ...shape, ...(isDay ? { timeZone: 'UTC' } : {}) }).format(at);
}

/** A moment everywhere else: in words, in the reader's own time and to the minute; as it is where it is none. */
export function formatDayTime(iso: string, language: Language): string {
  const at = new Date(iso);
  if (Number.isNaN(at.getTime())) return iso;
  return formatOf(Intl.DateTimeFormat, language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

/** A number with the reader's grouping. */
export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  return formatOf(Intl.NumberFormat, language, options).format(value);
}

/** Fields as the wire names them: `name`, `nameEs`, `namePt`, `nameFh`, `nameCn`. */
type InFive<K extends string> = { [key in K]?: string | null } & {
  [key in `${K}${'Es' | 'Pt' | 'Fh' | 'Cn'}`]?: string | null;
};
const SUFFIX = { en: '', es: 'Es', pt: 'Pt', fa: 'Fh', zh: 'Cn' } as const;

/** A text in the reader's language, or the English one marked for `lang` (product §2). */
export function inLanguage<K extends string>(row: InFive<K>, field: K, language: Language) {
  const own = row[`${field}${SUFFIX[language]}` as K];
  if (own) return { text: own, lang: htmlLangOf(language) };
  return { text: row[field] ?? '', lang: 'en' };
}

/** The formats bound to the page's language. */
export function useFormats() {
  const language = useLanguage();
  return useMemo(
    () => ({
      money: (value: Money) => formatMoney(value, language),
      day: (iso: string) => formatDay(iso, language),
      promise: (iso: string) => formatDay(iso, language, true),
      dayTime: (iso: string) => formatDayTime(iso, language),
      moment: tableMoment,
      number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, language, options),
    }),
    [language],
  );
}
