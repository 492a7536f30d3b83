// Machine search with the keyword rule of spec §5, and suggestions for what was nearly typed right (product §5 History).
import { type calls, type Language, localeOf, type ParsedOf, type ResultOf } from '@outrigger/contract';
import type { SignedInContext } from '../../platform/context.ts';
import { refuse } from '../../platform/refuse.ts';
import type { CardsFor } from './machine-cards.reads.ts';
import { readMachines, readNearSerials } from './machine-list.reads.ts';
import { serialLengths } from './serial-lengths.ts';
import { normalSerial } from './serial.rules.ts';
import { oneOffSpellings, similarSpellings } from './similar-serials.ts';

type MachineList = typeof calls.machines.machineList;

/** Machines by keyword, or the company's own; serial input of a length no number has is refused, and punctuation alone finds none. */
export async function listMachines(
  context: SignedInContext,
  input: ParsedOf<MachineList>,
): Promise<ResultOf<MachineList>> {
  const isSerial = input.field === 'serial' || input.field === 'identification';
  const serial = normalSerial(input.keyword ?? '');
  const lengths = await serialLengths(context);
  const accepted = input.field === 'identification' ? lengths.identification : lengths.serial;
  if (input.keyword !== undefined && isSerial && !accepted.includes(serial.length))
    refuse('keywordLength', { length: inWords(accepted, context.language) });
  if (input.keyword !== undefined && !/[\p{L}\p{N}]/u.test(input.keyword))
    return { items: [], total: 0, page: input.page, pageSize: input.pageSize, suggestions: [] };
  const asked: CardsFor = { db: context.readDb, language: context.language, companyId: context.caller.companyId };
  const search = { ...input, keyword: input.keyword ?? null, familyId: input.familyId ?? null };
  const { items, total } = await readMachines(asked, search);
  const isMissed = total === 0 && input.field !== 'model';
  const suggestions = isMissed
    ? await readNearSerials(asked, similarSpellings(serial, lengths), oneOffSpellings(serial, lengths))
    : [];
  return { items, total, page: input.page, pageSize: input.pageSize, suggestions };
}

const inWords = (lengths: readonly number[], language: Language): string =>
  new Intl.ListFormat(localeOf(language), { type: 'disjunction' }).format(lengths.map(String));
