// Machine search with the keyword rule of spec §5, and suggestions for what was nearly typed right (product §5 History).
import {
  type calls,
  codesInText,
  labelledCode,
  type Language,
  localeOf,
  normalCode,
  type ParsedOf,
  type ResultOf,
  rightCodeIn,
  type SerialLengths,
} from '@outrigger/contract';
import type { SignedInContext } from '../../../platform/context.ts';
import { refuse } from '../../../platform/refuse.ts';
import type { CardsFor } from '../machine-cards.reads.ts';
import { readKnownNumber, readMachines, readNearSerials } from './machine-list.reads.ts';
import { serialLengths } from './serial-lengths.ts';
import { lastDigits, oneOffSpellings, similarSpellings } from './similar-serials.ts';

type MachineList = typeof calls.machines.machineList;

/** Machines by keyword, or the company's own; serial input of a length no number has is refused, and punctuation alone finds none. */
export async function listMachines(
  context: SignedInContext,
  input: ParsedOf<MachineList>,
): Promise<ResultOf<MachineList>> {
  const isSerial = input.field === 'serial' || input.field === 'identification';
  const lengths = await serialLengths(context);
  const accepted = input.field === 'identification' ? lengths.identification : lengths.serial;
  const isWhole = (typed: string) => accepted.includes(normalCode(typed).length);
  const keyword = isSerial && input.keyword !== undefined ? rightCodeIn(input.keyword, isWhole) : input.keyword;
  if (keyword !== undefined && isSerial && !isWhole(keyword))
    refuse('keywordLength', { length: inWords(accepted, context.language) });
  if (keyword !== undefined && !/[\p{L}\p{N}]/u.test(keyword))
    return { items: [], total: 0, page: input.page, pageSize: input.pageSize, suggestions: [] };
  // A company reads at once what it has written itself, so nothing of its fleet is read from a replica.
  const asked: CardsFor = { db: context.db, language: context.language, companyId: context.caller.companyId };
  const found = (text: string | null) =>
    readMachines(asked, { ...input, keyword: text, familyId: input.familyId ?? null });
  const whole = await found(keyword ?? null);
  const inside = whole.total > 0 || keyword === undefined ? null : await numberIn(asked, keyword);
  const { items, total } = inside === null ? whole : await found(inside);
  const isMissed = total === 0 && input.field !== 'model';
  const suggestions = isMissed ? await nearSerials(asked, keyword ?? '', lengths) : [];
  return { items, total, page: input.page, pageSize: input.pageSize, suggestions };
}

/** The number of a machine in a text of which nothing is found whole: one that is known, or what is begun after its label; a piece of a name is none. */
const numberIn = async (asked: CardsFor, keyword: string): Promise<string | null> =>
  (await readKnownNumber(asked, codesInText(keyword))) ?? labelledCode(keyword);

function nearSerials(asked: CardsFor, keyword: string, lengths: SerialLengths): Promise<string[]> {
  const serial = normalCode(labelledCode(keyword) ?? keyword);
  const near = { similar: similarSpellings(serial, lengths), oneOff: oneOffSpellings(serial, lengths) };
  return readNearSerials(asked, { ...near, end: lastDigits(serial) });
}

const inWords = (lengths: readonly number[], language: Language): string =>
  new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(lengths.map(String));
