// Whether what is typed may be a machine's number or name, or a code that no list of parts has: told from memory, so that a key stroke asks the database only where it may have an answer (product §5 Search).
import type { SignedInContext } from '../../platform/context.ts';
import { normalCode } from '@outrigger/contract';
import { fold } from './engine/words.rules.ts';
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
export async function mayBe(context: SignedInContext, text: string): Promise<MayBe> {
  if (!FOLDED_ALIKE.test(text)) return { machine: true, unlistedCode: true };
  const [ofAll, own] = await Promise.all([knownOfAll(context), knownOfCompany(context)]);
  const code = normalCode(text);
  return {
    machine: code.length < 2 || ofAll.serials.has(code.slice(0, 2)) || own.isMachine(code, text),
    unlistedCode: code.length < 2 || (ofAll.codes?.has(code) ?? true) || own.isCode(code),
  };
}

const knownOfAll = ({ readDb, shop }: SignedInContext) =>
  shop.answers.keep('numbers to search', async () => {
    const [serials, codes] = await Promise.all([readSerialBeginnings(readDb), readCodesOffSale(readDb, KEPT_MOST + 1)]);
    const value = { serials: new Set(serials), codes: codes.length > KEPT_MOST ? null : new Set(codes) };
    return { value, bytes: (serials.length + (value.codes?.size ?? 0)) * BYTES_EACH };
  });

const knownOfCompany = ({ readDb, shop, caller: { companyId } }: SignedInContext) =>
  shop.answers.keep(`numbers of ${companyId} to search`, async () => {
    const [codes, machines] = await Promise.all([
      readOwnCodes(readDb, companyId, KEPT_MOST + 1),
      readOwnMachines(readDb, companyId, KEPT_MOST + 1),
    ]);
    const codeLines = linesOf(codes.length > KEPT_MOST ? null : codes);
    const fleet = machines.length > KEPT_MOST ? null : machines;
    const numberLines = linesOf(fleet?.map(({ fleetNumber }) => fleetNumber));
    // Wider than ILIKE, which minds accents.
    const nameLines = linesOf(
      fleet?.flatMap((one) => [one.ownName, one.site]),
      comparable,
    );
    const value = {
      isCode: (code: string) => codeLines === null || codeLines.includes(`\n${code}`),
      isMachine: (code: string, text: string) =>
        numberLines === null ||
        nameLines === null ||
        numberLines.includes(`\n${code}`) ||
        nameLines.includes(comparable(text.trim())),
    };
    const bytes = (codes.length + machines.length * 3) * BYTES_EACH;
    return { value, bytes, topics: ['codes', `fleet:${companyId}`] };
  });

const comparable = (text: string): string => fold(text).toUpperCase();

/** Each different text on a line of its own; null where there are too many. */
function linesOf(
  texts: readonly (string | null)[] | null | undefined,
  written: (text: string) => string = (text) => text,
): string | null {
  if (!texts) return null;
  const known = new Set(texts.flatMap((text) => (text === null ? [] : [written(text)])));
  return [...known].map((line) => `\n${line}`).join('');
}
