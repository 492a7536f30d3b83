// Which rows of the parts list are shown: what its own words find at once, then what the shop's one search finds besides (product §5: one search everywhere).
import type { PartRow } from '@outrigger/contract';
import { useDeferredValue, useMemo } from 'react';
import { useLabelReader } from '../history/label-reader.ts';
import { type Machine, usePartTypes } from '../machines.data.ts';
import { useFoundElsewhere } from './found-elsewhere.data.ts';
import { byFigure, type FigureRows, filterRows } from './parts-list.rules.ts';
import type { RowFilterState } from './use-row-filter.ts';

function figuresOf(machine: Machine, chapter?: number, figure?: number): ReadonlySet<number> | undefined {
  if (figure !== undefined) return new Set([figure]);
  if (chapter === undefined) return undefined;
  // A chapter of another book holds nothing here.
  return new Set(machine.chapters.find((one) => one.id === chapter)?.figures.map((one) => one.figureId));
}

/** A word so short begins too many names of other languages. */
const WORD = 3;
const isWord = (keyword: string): boolean => [...keyword.trim()].length >= WORD || /\p{Script=Han}/u.test(keyword);

/** Figures with their rows. */
interface ShownRows {
  /** What the words of the list find, else what the one search does. */
  groups: FigureRows[];
  /** With what the one search finds besides. */
  all: FigureRows[];
  /** What the filter leaves in the whole book, whichever chapter or figure is looked at. */
  inBook: readonly PartRow[];
  /** How many rows are folded away as they do not fit. */
  hidden: number;
  isAsking: boolean;
}

/** The rows that are shown; each list is the same object until something that matters to it changes, or the deferred drawing never ends. */
export function useShownRows(machine: Machine, rows: readonly PartRow[], { search, typed }: RowFilterState): ShownRows {
  const types = usePartTypes(machine.hostId);
  const type = types.data?.find((one) => one.id === search.type)?.name;
  const keyword = useDeferredValue(typed);
  const readLabel = useLabelReader(keyword !== '');
  const { chapter, figure } = search;
  const isOnlyFitting = search.fits === '1';
  const figures = useMemo(() => figuresOf(machine, chapter, figure), [machine, chapter, figure]);
  const own = useMemo(
    () => filterRows(rows, { keyword, type, figures, isOnlyFitting: false }, readLabel),
    [rows, keyword, type, figures, readLabel],
  );
  // Within type and figure, as the words of names are.
  const room = useMemo(
    () => filterRows(rows, { keyword: '', type, figures, isOnlyFitting: false }, readLabel),
    [rows, type, figures, readLabel],
  );
  const isFound = own.length > 0;
  const isWanted = !isFound || isWord(keyword);
  const elsewhere = useFoundElsewhere(room, { hostId: machine.hostId, keyword, isWanted, isBeside: isFound });
  const first = useFitting(isFound ? own : elsewhere.rows, isOnlyFitting);
  const others = useMemo(() => {
    const known = new Set(own);
    return isFound ? elsewhere.rows.filter((row) => !known.has(row)) : [];
  }, [own, isFound, elsewhere]);
  const second = useFitting(others, isOnlyFitting);
  const all = useMemo(() => [...first.groups, ...second.groups], [first, second]);
  const inBook = useMemo(() => {
    const left = filterRows(rows, { keyword, type, figures: undefined, isOnlyFitting }, readLabel);
    return [...new Set([...left, ...all.flatMap((group) => group.rows)])];
  }, [rows, keyword, type, isOnlyFitting, readLabel, all]);
  return { groups: first.groups, all, inBook, hidden: first.hidden + second.hidden, isAsking: elsewhere.isAsking };
}

function useFitting(rows: readonly PartRow[], isOnlyFitting: boolean): { groups: FigureRows[]; hidden: number } {
  return useMemo(() => {
    const shown = isOnlyFitting ? rows.filter(({ verdict }) => verdict !== 'doesNotFit') : rows;
    return { groups: byFigure(shown), hidden: rows.length - shown.length };
  }, [rows, isOnlyFitting]);
}
