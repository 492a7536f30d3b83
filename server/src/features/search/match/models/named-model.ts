// The model named in a text beside what is looked for, with the parts of its books, which come first (product §5 Search).
import type { SignedInContext } from '../../../../platform/context.ts';
import type { QueryContext } from '../../query/query-context.ts';
import { type Called, findCalled } from './known-models.ts';
import { modelBeside } from './model-beside.rules.ts';
import { readGroup } from '../../other-groups.reads.ts';
import { readFiguresOfModels, readPartsOfModels } from './parts-of-models.reads.ts';

/** One or several models that are called so. */
export interface NamedModel {
  /** In the order of the books. */
  ids: readonly number[];
  /** As their plates write it. */
  name: string;
  /** The same set from one search to the next. */
  parts: ReadonlySet<number>;
  figures: ReadonlySet<number>;
  /** What is looked for. */
  rest: string;
}

/** A beginning that more models share names none of them. */
const MODELS_MOST = 6;
const NAMES_SHOWN = 3;
// A number and its place in a set; and the search's bit for each part of the shop, at a million of them.
const BYTES_EACH = 48;
const BYTES_OF_BITS = 125_000;

/** Null where no model is named beside anything else. */
export async function namedModel({ readDb, shop }: SignedInContext, typed: string): Promise<NamedModel | null> {
  const called = await findCalled(shop.responseCache, readDb);
  const modelsOf = (code: string, how: 'whole' | 'begun') => {
    const found = called.filter(({ codes }) =>
      codes.some((one) => (how === 'whole' ? one === code : one.startsWith(code))),
    );
    return found.length > MODELS_MOST ? [] : found;
  };
  const beside = modelBeside(typed, (code, how) => modelsOf(code, how).length > 0);
  if (!beside) return null;
  const whole = modelsOf(beside.model, 'whole');
  const models = whole.length > 0 ? whole : modelsOf(beside.model, 'begun');
  const ids = models.map(({ id }) => id);
  const books = await shop.responseCache.getOrMake(`books of models ${ids.join()}`, async () => {
    const [parts, figures] = await Promise.all([readPartsOfModels(readDb, ids), readFiguresOfModels(readDb, ids)]);
    const value = { parts: new Set(parts), figures: new Set(figures) };
    return { value, bytes: (parts.length + figures.length) * BYTES_EACH + BYTES_OF_BITS };
  });
  return { ids, name: nameOf(models), ...books, rest: beside.rest };
}

/** The models themselves, where nothing is found of what was typed beside them. */
export const readNamed = (asked: QueryContext, { ids }: NamedModel, page: { limit: number; offset: number }) =>
  readGroup(
    { ...asked, models: { named: [...ids], called: [...ids], ofFamily: [], isWhole: true } },
    'finalAssembly',
    page,
  );

function nameOf(models: readonly Called[]): string {
  const names = [...new Set(models.map(({ model }) => model))];
  return names.slice(0, NAMES_SHOWN).join(', ') + (names.length > NAMES_SHOWN ? ', …' : '');
}
