// Finds numbers of money in an answer, whatever calls them so: for tests of those who may not view prices.
const NAMES = /^(price|listPrice|priceBreaks|freight|due|limit|held|posted|spendingLimit)$|Minor$/;
/** Amounts as the wire and texts in English write them. */
const DECIMALS = /(?<![\d.])\d+\.\d{2}(?![\d.])/g;

/** What an answer tells of money, each with where it stands; JSON by its names and texts, any other text by how amounts are written. */
export function moneyIn(text: string): string[] {
  if (!text.startsWith('{')) return inText('', text);
  return inValue('', JSON.parse(text));
}

function inValue(at: string, value: unknown): string[] {
  if (typeof value === 'string') return inText(at, value);
  if (typeof value !== 'object' || value === null) return [];
  if ('amount' in value && 'currency' in value) return [`${at}: ${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(isNumberOfMoney(name, inner) ? [`${at}.${name}: ${JSON.stringify(inner)}`] : []),
    ...inValue(`${at}.${name}`, inner),
  ]);
}

// How many rows a list has is a bare number; money never is.
function isNumberOfMoney(name: string, value: unknown): boolean {
  if (value === null) return false;
  return NAMES.test(name) || (name === 'total' && typeof value !== 'number');
}

const inText = (at: string, text: string): string[] =>
  [...text.matchAll(DECIMALS)].map(([amount]) => `${at}: ${amount}`);
