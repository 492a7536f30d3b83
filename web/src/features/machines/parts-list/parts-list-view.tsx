// The parts list once it is known: head, filter, the book as a tree at the desk, and the rows by figure.
import { RowReports } from '../../row-reports/index.ts';
import { AllListed } from '../../supersession/index.ts';
import type { PartRow } from '@outrigger/contract';
import { lazy, Suspense, useDeferredValue, useMemo, useRef } from 'react';
import { usePageLead } from '../../../client/page-lead.ts';
import { type Turns, useTurns } from '../../../ui/tables/draw-in-turn.ts';
import { DESK, useMedia } from '../../../ui/use-media.ts';
import { BesideRows } from './drawing/beside-rows.tsx';
import { lighting } from './drawing/lighting.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { useFoundElsewhere } from './found-elsewhere.data.ts';
import { FigureSection } from './figure-section.tsx';
import { useLabelReader } from '../history/label-reader.ts';
import { type Machine, usePartTypes } from '../machines.data.ts';
import { byFigure, type FigureRows, filterRows, sharesOf } from './parts-list.rules.ts';
import { FilterBar } from './parts-list-filters.tsx';
import { ListViews } from './list-views.tsx';
import { PartsListHead } from './parts-list-head.tsx';
import { usePaperPieces, useTablePieces } from './lazy-table.ts';
import { type RowFilterState, useRowFilter } from './use-row-filter.ts';
import './parts-list.css';

const loadTree = async () => ({ default: (await import('./book-tree.tsx')).BookTree });
const BookTree = lazy(loadTree);
const NoRows = lazy(async () => ({ default: (await import('./no-rows.tsx')).NoRows }));
const HiddenRows = lazy(async () => ({ default: (await import('./hidden-rows.tsx')).HiddenRows }));
// The tree stands beside the rows at the desk alone, and there it comes with them.
if (window.matchMedia(DESK).matches) void loadTree();

function figuresOf(machine: Machine, chapter?: number, figure?: number): ReadonlySet<number> | undefined {
  if (figure !== undefined) return new Set([figure]);
  if (chapter === undefined) return undefined;
  // A chapter of another book holds nothing here.
  return new Set(machine.chapters.find((one) => one.id === chapter)?.figures.map((one) => one.figureId));
}

/** The figures with their rows, and how many rows are folded away as they do not fit; the same object until something that matters changes, or the deferred drawing never ends. */
function useGroups(
  machine: Machine,
  rows: readonly PartRow[],
  { search, typed }: RowFilterState,
): { groups: FigureRows[]; hidden: number; isAsking: boolean } {
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
  const elsewhere = useFoundElsewhere(room, { hostId: machine.hostId, keyword, isWanted: own.length === 0 });
  return useMemo(() => {
    const all = own.length > 0 ? own : elsewhere.rows;
    const shown = isOnlyFitting ? all.filter(({ verdict }) => verdict !== 'doesNotFit') : all;
    return { groups: byFigure(shown), hidden: all.length - shown.length, isAsking: elsewhere.isAsking };
  }, [own, elsewhere, isOnlyFitting]);
}

/** On the phone only what is near the sight is drawn, a few cards at a time; the desk's search within the page finds every row. */
const CARDS: Turns = { first: 4, near: 4, idle: 0 };
const LINES: Turns = { first: 30, near: 12, idle: 12 };

export function PartsListView({ machine, rows }: { machine: Machine; rows: readonly PartRow[] }) {
  usePageLead(`${machine.model} ${machine.serialNumber}`);
  const filter = useRowFilter();
  const { groups, hidden, isAsking } = useGroups(machine, rows, filter);
  const count = groups.reduce((sum, group) => sum + group.rows.length, 0);
  const table = useTablePieces();
  const pace = table === undefined ? CARDS : LINES;
  const turns = useTurns(groups, count, pace);
  const shares = sharesOf(groups, turns);
  const paper = usePaperPieces();
  const isDesk = useMedia(DESK);
  const list = useRef<HTMLDivElement>(null);
  const { lit, light } = filter;
  return (
    <div className="parts-list wide-paper grid grid-cols-[minmax(0,1fr)] gap-4">
      {paper && <paper.MachinePaper {...{ machine, filter, count }} />}
      <PartsListHead machine={machine} rows={rows} />
      <ListViews machine={machine} rows={rows} search={filter.search} />
      <FilterBar machine={machine} rows={rows} filter={filter} count={count} />
      <div className="list-room">
        <aside data-sticks={isDesk ? undefined : ''} className="book-side print:hidden">
          {groups.length > 0 && <BesideRows {...{ machine, groups, list, lit }} onLight={light} />}
          {isDesk && (
            <div className="tree-pane">
              <Suspense>
                <BookTree machine={machine} rows={rows} search={filter.search} onChange={filter.change} />
              </Suspense>
            </div>
          )}
        </aside>
        <div ref={list} className="@container min-w-0" {...lighting(lit, light)}>
          {groups.length === 0 && isAsking && <Skeleton className="h-40 w-full md:h-18" />}
          {groups.length === 0 && !isAsking && (
            <Suspense>
              <NoRows keyword={filter.typed.trim()} onClear={filter.clear} />
            </Suspense>
          )}
          {groups.length > 0 && table && <table.TableHead />}
          <RowReports hostId={machine.hostId}>
            <AllListed value={rows}>
              {groups.map((group, at) => (
                <FigureSection
                  key={group.figureId}
                  group={group}
                  machine={machine}
                  litItem={lit?.figureId === group.figureId ? lit.itemNo : undefined}
                  Table={table && table.FigureTable}
                  turns={shares[at] ?? 0}
                  step={pace.near}
                />
              ))}
            </AllListed>
          </RowReports>
          {hidden > 0 && (
            <Suspense>
              <HiddenRows count={hidden} onShow={() => filter.change({ fits: '0' })} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  );
}
