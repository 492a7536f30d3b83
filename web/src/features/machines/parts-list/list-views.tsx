// The other ways to look at what the parts list shows (product §5 one selection, four views): illustration, 3D, service manuals.
import type { PartRow } from '@outrigger/contract';
import { lazy, Suspense } from 'react';
import type { Machine } from '../machines.data.ts';
import { useTimeForMore } from './use-time-for-more.ts';
import type { ListSearch } from './use-row-filter.ts';

// The rows come first: what leads away from them may come a moment later, into the room that is kept for it.
const ViewSwitch = lazy(async () => ({ default: (await import('../../figures/index.ts')).ViewSwitch }));

type ListViewsProps = { machine: Machine; rows: readonly PartRow[]; search: ListSearch };

export function ListViews({ machine, rows, search }: ListViewsProps) {
  const isTime = useTimeForMore();
  const figureId = search.figure ?? search.at;
  const shown = machine.chapters.flatMap(({ figures }) => figures).find((one) => one.figureId === figureId);
  const row = rows.find((one) => one.figureId === figureId && one.itemNo === search.item);
  return (
    <div className="flex min-h-control print:hidden">
      {isTime && (
        <Suspense>
          <ViewSwitch
            view="rows"
            place={{ hostId: machine.hostId, figureId, item: search.item }}
            has3d={figureId === undefined || (shown !== undefined && shown.model3d !== null)}
            partCode={row?.partCode}
          />
        </Suspense>
      )}
    </div>
  );
}
