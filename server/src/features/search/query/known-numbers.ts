// Whether what is typed may be a machine's number or name, or a code that no list of parts has: told from memory, so that a key stroke asks the database only where it may have an answer (product §5 Search).
import type { Made } from '../../../platform/response-cache/response-cache.ts';
import { refreshInBackground } from '../../../platform/response-cache/background-refresh.ts';
import type { SignedInContext } from '../../../platform/context.ts';
import { normalCode } from '@outrigger/contract';
import { fold } from './tokenizer.rules.ts';
import { readCodesOffSale, readOwnCodes, readOwnMachines, readSerialBeginnings } from './known-numbers.reads.ts';

/** True also where it is not known. */
export interface MayBe {
  /** A machine, by its number or by what the company calls it. */
  machine: boolean;
  /** A part taken off sale, or the company's own code of one. */
  unlistedCode: boolean;
}

/** More than so many are not kept: then each may be meant. */
const KEPT_MOST = 20_000;
const BYTES_EACH = 100;

/** Of other signs the program folds more than the database, which is asked for these: it upper-cases A to Z alone, and leaves a sign such as ° where it is. */
const FOLDED_ALIKE = /^[\x20-\x7e]*$/;

/** What the text may be besides a word or a code of a part on sale. */
export function mayBe(context: SignedInContext, text: string): MayBe {
  const code = normalCode(text);
  if (code.length < 2 || !FOLDED_ALIKE.test(text)) return { machine: true, unlistedCode: true };
  const [serials, offSale] = [serialsOf(context), codesOffSale(context)];
  const [ownCodes, ownMachines] = [ownCodesOf(context), ownMachinesOf(context)];
  const isNumber = serials?.has(code.slice(0, 2)) ?? true;
  const isOffSale = offSale?.has(code) ?? true;
  return {
    machine: isNumber || (ownMachines?.isOne(code, text) ?? true),
    unlistedCode: isOffSale || (ownCodes?.lines.includes(`\n${code}`) ?? true),
  };
}

const serialsOf = ({ readDb, shop }: SignedInContext) =>
  refreshInBackground(shop.responseCache, 'serial numbers to search', async () => {
    const beginnings = await readSerialBeginnings(readDb);
    return known(new Set(beginnings), beginnings.length);
  });

const codesOffSale = ({ readDb, shop }: SignedInContext) =>
  refreshInBackground(shop.responseCache, 'codes off sale to search', async () => {
    const codes = await readCodesOffSale(readDb, KEPT_MOST + 1);
    return known(new Set(codes), codes.length);
  });

const ownCodesOf = ({ readDb, shop, caller: { companyId } }: SignedInContext) =>
  refreshInBackground(shop.responseCache, `codes of ${companyId} to search`, async () => {
    const codes = await readOwnCodes(readDb, companyId, KEPT_MOST + 1);
    return { ...known({ lines: linesOf(codes) }, codes.length), topics: ['codes'] };
  });

const ownMachinesOf = ({ readDb, shop, caller: { companyId } }: SignedInContext) =>
  refreshInBackground(shop.responseCache, `machines of ${companyId} to search`, async () => {
    const machines = await readOwnMachines(readDb, companyId, KEPT_MOST + 1);
    const numbers = linesOf(machines.map(({ fleetNumber }) => fleetNumber));
    // Wider than ILIKE, which minds accents.
    const names = linesOf(machines.flatMap((one) => [one.ownName, one.site].map((name) => name && comparable(name))));
    const isOne = (code: string, text: string) =>
      numbers.includes(`\n${code}`) || names.includes(comparable(text.trim()));
    return { ...known({ isOne }, machines.length, 3), topics: [`fleet:${companyId}`] };
  });

const known = <T>(value: T, count: number, textsEach = 1): Made<T> => ({
  value,
  bytes: count * textsEach * BYTES_EACH,
  isKept: count <= KEPT_MOST,
});

const comparable = (text: string): string => fold(text).toUpperCase();

/** Each different text on a line of its own. */
const linesOf = (texts: readonly (string | null)[]): string =>
  [...new Set(texts)].map((text) => (text === null ? '' : `\n${text}`)).join('');
