// Spec §9 formats: two decimals, locale of the language, table dates yyyy-MM-dd HH:mm:ss.
import { expect, test, vi } from 'vitest';
import { formatDay, formatDayTime, formatMoney, formatNumber, inLanguage, tableMoment } from './formats.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test('§9 amounts have two decimals and the form of the reader', () => {
  const amount = { amount: '1284.50', currency: 'USD' };
  expect(plain(formatMoney(amount, 'en'))).toBe('$1,284.50');
  expect(plain(formatMoney({ ...amount, currency: 'EUR' }, 'fa'))).toBe('1 284,50 €');
  expect(plain(formatMoney(amount, 'pt'))).toBe('$ 1.284,50');
  expect(plain(formatMoney(amount, 'es'))).toBe('1284,50 $');
  expect(plain(formatMoney(amount, 'zh'))).toBe('$1,284.50');
});

test('§9 money never passes through a float', () => {
  expect(formatMoney({ amount: '90071992547409.93', currency: 'USD' }, 'en')).toBe('$90,071,992,547,409.93');
});

test('§1 the code fa is French, not Persian', () => {
  expect(plain(formatNumber(12345.5, 'fa'))).toBe('12 345,5');
  expect(formatDay('2026-11-26', 'fa')).toBe('26 nov. 2026');
});

test('§9 dates in tables are yyyy-MM-dd HH:mm:ss, 24 hours', () => {
  const iso = new Date(2026, 10, 26, 15, 4, 5).toISOString();
  expect(tableMoment(iso)).toBe('2026-11-26 15:04:05');
  expect(tableMoment('no date')).toBe('no date');
});

test('design: a moment in running text reads as the reader writes it, to the minute', () => {
  const iso = new Date(2026, 10, 26, 15, 4, 5).toISOString();
  expect(plain(formatDayTime(iso, 'en'))).toBe('Nov 26, 2026, 3:04 PM');
  expect(plain(formatDayTime(iso, 'fa'))).toBe('26 nov. 2026, 15:04');
  expect(formatDayTime('no date', 'en')).toBe('no date');
});

test('product §9 promises carry the weekday, and a calendar day does not shift with the time zone', () => {
  expect(formatDay('2026-11-26', 'en', true)).toBe('Thu, Nov 26');
});

test('product §2 a text that falls back to English says so', () => {
  const part = { name: 'Hose', nameFh: 'Flexible', nameCn: '' };
  expect(inLanguage(part, 'name', 'fa')).toEqual({ text: 'Flexible', lang: 'fr' });
  expect(inLanguage(part, 'name', 'zh')).toEqual({ text: 'Hose', lang: 'en' });
});

test('product §6 a format is made once, since a cart of 2,000 lines writes thousands of numbers', () => {
  const Real = Intl.NumberFormat;
  const made = vi.fn<() => void>();
  class NumberFormat extends Real {
    constructor(...asked: ConstructorParameters<typeof Real>) {
      super(...asked);
      made();
    }
  }
  vi.stubGlobal('Intl', { ...Intl, NumberFormat, DateTimeFormat: Intl.DateTimeFormat });
  const twice = () => [
    formatNumber(1.25, 'es', { minimumFractionDigits: 4 }),
    formatNumber(1.25, 'en', { minimumFractionDigits: 3 }),
  ];
  expect(twice()).toEqual(['1,2500', '1.250']);
  expect(twice()).toEqual(['1,2500', '1.250']);
  vi.unstubAllGlobals();
  expect(made).toHaveBeenCalledTimes(2);
});
