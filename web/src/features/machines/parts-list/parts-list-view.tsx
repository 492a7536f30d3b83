// The parts list once it is known: head, filter, the book as a tree at the desk, and the rows by figure.
import { RowReports } from '../../row-reports/index.ts';
import { AllListed } from '../../supersession/index.ts';
import type { PartRow } from '@outrigger/contract';
import { type ComponentType, lazy, Suspense, useRef } from 'react';
import { usePageLead } from '../../../client/page-lead.ts';
import { type Turns, useTurns } from '../../../ui/tables/draw-in-turn.ts';
import { DESK, useMedia } from '../../../ui/use-media.ts';
import type { BesideRowsProps } from './drawing/beside-rows.tsx';
import { DrawingRoom } from './drawing/drawing-room.tsx';
import { lighting } from './drawing/lighting.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { FigureSection } from './figure-section.tsx';
import type { Machine } from '../machines.data.ts';
import { useTexts } from '../machines.texts.ts';
import { type FigureRows, sharesOf } from './parts-list.rules.ts';
import { FilterBar } from './parts-list-filters.tsx';
import { ListViews } from './list-views.tsx';
import { PartsListHead } from './parts-list-head.tsx';
import { usePaperPieces, useTablePieces } from './lazy-table.ts';
import { useRowFilter } from './use-row-filter.ts';
import { useShownRows } from './use-shown-rows.ts';
import './parts-list.css';

// The drawing comes after the rows; what does not load leaves them as they are.
const Nothing: ComponentType<BesideRowsProps> = () => null;
const BesideRows = lazy(async () => {
  const file = await import('./drawing/beside-rows.tsx').catch(() => undefined);
  return { default: file?.BesideRows ?? Nothing };
});
const loadTree = async () => ({ default: (await import('./followed-tree.tsx')).FollowedTree });
const FollowedTree = lazy(loadTree);
const NoRows = lazy(async () => ({ default: (await import('./no-rows.tsx')).NoRows }));
const HiddenRows = lazy(async () => ({ default: (await import('./hidden-rows.tsx')).HiddenRows }));
// The tree stands beside the rows at the desk alone, and there it comes with them.
if (window.matchMedia(DESK).matches) void loadTree();

/** On the phone only what is near the sight is drawn, a few cards at a time; the desk's search within the page finds every row. */
const CARDS: Turns = { first: 4, near: 4, idle: 0 };
const LINES: Turns = { first: 30, near: 12, idle: 12 };

export function PartsListView({ machine, rows }: { machine: Machine; rows: readonly PartRow[] }) {
  usePageLead(`${machine.model} ${machine.serialNumber}`);
  const filter = useRowFilter();
  const { groups, all, inBook, hidden, isAsking } = useShownRows(machine, rows, filter);
  const count = all.reduce((sum, group) => sum + group.rows.length, 0);
  const table = useTablePieces();
  const pace = table === undefined ? CARDS : LINES;
  const turns = useTurns(groups, count, pace);
  const shares = sharesOf(all, turns);
  const paper = usePaperPieces();
  const isDesk = useMedia(DESK);
  const list = useRef<HTMLDivElement>(null);
  const { lit, light } = filter;
  const section = (group: FigureRows, at: number) => (
    <FigureSection
      key={group.figureId}
      group={group}
      machine={machine}
      litItem={lit?.figureId === group.figureId ? lit.itemNo : undefined}
      Table={table && table.FigureTable}
      turns={shares[at] ?? 0}
      step={pace.near}
      isAlso={at >= groups.length}
    />
  );
  return (
    <div className="parts-list wide-paper grid grid-cols-[minmax(0,1fr)] gap-4">
      {paper && <paper.MachinePaper {...{ machine, filter, count }} />}
      <PartsListHead machine={machine} rows={rows} />
      <ListViews machine={machine} rows={rows} search={filter.search} />
      <FilterBar {...{ machine, rows, inBook, filter, count }} />
      <div className="list-room">
        <aside data-sticks={isDesk ? undefined : ''} className="book-side print:hidden">
          {all.length > 0 && (
            <Suspense fallback={<DrawingRoom />}>
              <BesideRows {...{ machine, list, lit }} groups={all} onLight={light} />
            </Suspense>
          )}
          {isDesk && (
            <Suspense fallback={<div className="tree-pane" />}>
              <FollowedTree
                {...{ machine, list }}
                rows={inBook}
                of={all}
                lit={lit?.figureId}
                search={filter.search}
                onChange={filter.change}
              />
            </Suspense>
          )}
        </aside>
        <div ref={list} className="@container min-w-0" {...lighting(lit, light)}>
          {all.length === 0 && isAsking && <Skeleton className="h-40 w-full md:h-18" />}
          {all.length === 0 && !isAsking && (
            <Suspense>
              <NoRows keyword={filter.typed.trim()} onClear={filter.clear} />
            </Suspense>
          )}
          {all.length > 0 && table && <table.TableHead />}
          <RowReports hostId={machine.hostId}>
            <AllListed value={rows}>
              {groups.map(section)}
              {all.length > groups.length && <AlsoFound />}
              {all.slice(groups.length).map((group, at) => section(group, groups.length + at))}
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

function AlsoFound() {
  const t = useTexts();
  return <p className="border-line border-t pt-4 font-semibold text-14 text-ink-soft">{t('alsoFound')}</p>;
}
