// Models, chapters, figures and manuals as hits, each with its reason (product §5: each hit says why it was found).
import { type calls, normalCode, type ResultOf } from '@outrigger/contract';
import type { QueryContext } from '../query/query-context.ts';
import { onlyMachine } from '../match/machines/own-models.ts';
import { fold } from '../query/tokenizer.rules.ts';
import { nameReasons, type Names } from './name-reason.ts';

type Hit = ResultOf<typeof calls.search.goodsSearch>['items'][number];

/** A thing with all its names. */
export type FoundThing = Omit<Hit, 'foundBy' | 'matched' | 'matchedIn' | 'isOnMachine'> & { names: Names };
/** A model, by what it and its family are called. */
export type FoundModel = FoundThing & { model: string; familyNames: Names };
/** A chapter or figure, whether the book of the machine asked about holds it, null where none was, and the first of the company's models whose books do. */
export type FoundInBook = FoundThing & { isOnMachine: boolean | null; ownModelIds: number[] };

/** Models; what one is called by may be another word than its code. */
export function modelHits({ text, language, models }: QueryContext, rows: readonly FoundModel[]): Hit[] {
  const reasonOf = nameReasons({ typed: text, language, isInside: true });
  return rows.map(({ names, familyNames, model, ...hit }) => {
    if (!models.called.includes(hit.id)) return { ...hit, ...reasonOf(names, familyNames) };
    return { ...hit, foundBy: 'model', matched: begins(hit.code, text) ? null : model };
  });
}

/** Chapters and figures; a chapter's code is no word that anybody knows. */
export function hitsInBooks({ text, parted, language, ownModels }: QueryContext, rows: readonly FoundInBook[]): Hit[] {
  const chapter = nameReasons({ typed: text, language, isInside: true });
  const figure = nameReasons({ typed: parted, language, isInside: false });
  return rows.map(({ names, isOnMachine, ownModelIds, ...hit }) => {
    const only = isOnMachine ? undefined : onlyMachine(ownModels, ownModelIds);
    const place = {
      ...(isOnMachine === null ? {} : { isOnMachine }),
      ...(only ? { opensOn: { hostId: only.machineId, serialNumber: only.serialNumber } } : {}),
    };
    if (hit.kind === 'chapter') return { ...hit, ...place, ...chapter(names) };
    const reason = begins(hit.code, text) ? ({ foundBy: 'figure', matched: null } as const) : figure(names);
    return { ...hit, ...place, ...reason };
  });
}

/** Manuals. */
export function manualHits({ text, language }: QueryContext, rows: readonly FoundThing[]): Hit[] {
  const reasonOf = nameReasons({ typed: text, language, isInside: true });
  return rows.map(({ names, ...hit }) => {
    const isCode = fold(hit.code).includes(fold(text.trim()));
    return { ...hit, ...(isCode ? ({ foundBy: 'manual', matched: null } as const) : reasonOf(names)) };
  });
}

const begins = (code: string, typed: string): boolean => {
  const norm = normalCode(typed);
  return norm !== '' && normalCode(code).startsWith(norm);
};
