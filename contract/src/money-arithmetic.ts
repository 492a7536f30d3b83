/** Arithmetic on integer minor units, without schemas, so that a page that adds prices carries none (product §7). */

/** The greatest amount the shop reckons with, in minor units: what a total in a body may say (GivenMoney), far inside the safe integers. */
export const GREATEST_MINOR = 9_999_999_999_999;

/** "12.50" from 1250; throws for a number that is not a safe integer, since such an amount is a bug. A bigint is exact however large. */
export function minorToText(minor: number | bigint): string {
  if (typeof minor === 'number' && !Number.isSafeInteger(minor))
    throw new RangeError(`not an amount in minor units: ${minor}`);
  const digits = String(minor < 0 ? -minor : minor).padStart(3, '0');
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Minor units from text with at most two decimals; throws for anything else. */
export function textToMinor(text: string): number {
  const match = /^(-?)(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) throw new RangeError(`not an amount: ${text}`);
  const minor = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'));
  return match[1] ? -minor : minor;
}

/** Converts a unit price once, half up, by a rate given as decimal text such as "0.92"; the result may exceed GREATEST_MINOR (product §7). */
export function convertMinor(minor: number, rate: string): number {
  const match = /^(\d{1,24})(?:\.(\d{1,12}))?$/.exec(rate);
  if (!match) throw new RangeError(`not a rate: ${rate}`);
  const decimals = (match[2] ?? '').length;
  const scale = 10n ** BigInt(decimals);
  const product = BigInt(Math.abs(minor)) * BigInt(`${match[1]}${match[2] ?? ''}`);
  const rounded = Number((product * 2n + scale) / (scale * 2n));
  return minor < 0 ? -rounded : rounded;
}

/** Sum of minor amounts, checked to stay a safe integer. */
export function sumMinor(amounts: readonly number[]): number {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (!Number.isSafeInteger(sum)) throw new RangeError('the sum of these amounts is too large');
  return sum;
}

/** Spec §9: the rate between two currencies is the target's divided by the base's, each in units for one USD; six decimals, half up. */
export function rateBetween(baseRate: string, targetRate: string): string {
  const [base, target] = [baseRate, targetRate].map((rate) => {
    const match = /^(\d{1,9})(?:\.(\d{1,8}))?$/.exec(rate);
    if (!match) throw new RangeError(`not a rate: ${rate}`);
    return BigInt(`${match[1]}${(match[2] ?? '').padEnd(8, '0')}`);
  });
  if (!base || target === undefined) throw new RangeError(`nothing is reckoned from a rate of ${baseRate}`);
  const millionths = (target * 2_000_000n + base) / (base * 2n);
  const digits = String(millionths).padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`;
}
