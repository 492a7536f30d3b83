// Which models a text speaks of: a few thousand names, kept as long as the catalogue stands, instead of read for every key stroke (product §5 Search).
import type { ResponseCache } from '../../../../platform/response-cache/response-cache.ts';
import type { Db } from '../../../../platform/db/db.ts';
import { type Language, LANGUAGES, normalCode } from '@outrigger/contract';
import { inTurns } from '../../../../platform/in-turns.ts';
import { mapCooperatively, type Steps } from '../../index/cooperative-steps.rules.ts';
import { type NameIndex, indexNames, namedBy, type OwnLine, ownFirst, type Typed } from './name-index.rules.ts';
import { type ModelText, readModelTexts } from './model-texts.reads.ts';

/** Models found by their names or their family's, in the order of the books unless it is told otherwise, those among them that were called by code or model, and those whose family alone holds the whole text. */
export interface FoundModels {
  named: number[];
  called: number[];
  ofFamily: number[];
  /** The text is the name or code of a model, and nothing else. */
  isWhole: boolean;
}

/** A model by what it is called, and its codes as codes are compared. */
export interface Called {
  id: number;
  model: string;
  codes: readonly string[];
}

interface Coded extends Called {
  code: string;
}

/** What a model weighs besides its names. */
const BYTES_EACH = 300;

/** All models by name and code, in the order of the books. */
export const findCalled = async (responseCache: ResponseCache, db: Db): Promise<readonly Called[]> =>
  (await knownModels(responseCache, db)).models;

const knownModels = (responseCache: ResponseCache, db: Db) =>
  responseCache.getOrMakeAlone('models to search', async () => {
    const value = await inTurns(foldAll(await readModelTexts(db)));
    return { value, bytes: value.names.bytes + value.models.length * BYTES_EACH };
  });

interface Known {
  models: readonly Coded[];
  /** What each is called before all its names. */
  names: NameIndex;
}

function* foldAll(texts: readonly ModelText[]): Steps<Known> {
  const names = yield* indexNames(texts.map((one) => `${one.model}\n${one.names}`));
  return { models: yield* mapCooperatively(texts, codedOf), names };
}

/** The models whose texts hold what was typed; their code may also begin so. */
export async function findModels(responseCache: ResponseCache, db: Db, typed: Typed): Promise<FoundModels> {
  const { models, names } = await knownModels(responseCache, db);
  const { text, language } = typeof typed === 'string' ? { text: typed } : typed;
  const code = normalCode(text);
  const begun = code.length < 2 ? [] : models.flatMap((one, at) => (one.code.startsWith(code) ? [at] : []));
  const { named, called: calledSo, isIn } = namedBy(text, names);
  const isCalled = new Set([...begun, ...calledSo]);
  const isNamed = isCalled.union(new Set(named));
  const inOrder = [...isNamed].toSorted((a, b) => a - b);
  const idsOf = (places: readonly number[]) => places.flatMap((at) => models[at]?.id ?? []);
  const own = language === undefined ? [] : ownLines(language);
  const isOwn = (at: number) => isCalled.has(at) || isIn(at, own);
  const shown = language === undefined ? inOrder : ownFirst(inOrder, isOwn);
  const called = inOrder.filter((at) => isCalled.has(at));
  const isWhole = models.some(({ codes }) => codes.includes(code));
  const ofFamily = inOrder.filter((at) => isIn(at, FAMILY_LINES));
  return { named: idsOf(shown), called: idsOf(called), ofFamily: idsOf(ofFamily), isWhole };
}

/** The lines of a family's names, whatever the language. */
const FAMILY_LINES: readonly OwnLine[] = LANGUAGES.map((_, at) => {
  const line = 1 + LANGUAGES.length + at;
  return [line, line];
});

/** The model, behind it its names in each language, then those of its family. */
function ownLines(language: Language): OwnLine[] {
  const [own, family] = [1 + LANGUAGES.indexOf(language), 1 + LANGUAGES.length];
  return [
    [0, 0],
    [own, 1],
    [LANGUAGES.length + own, family],
  ];
}

const codedOf = ({ id, codeNorm, model }: ModelText): Coded => ({
  id,
  model,
  codes: [...new Set([normalCode(model), codeNorm])],
  code: codeNorm,
});
