// What the items of a figure are: the list beside a model that has no drawing, and the line that tells what was picked.
import { useEffect, useRef } from 'react';
import { TextLink } from '../../src/ui/anchor.tsx';
import { classNames } from '../../src/ui/class-names.ts';
import { EmptyState } from '../../src/ui/states/empty-state.tsx';
import { Skeleton } from '../../src/ui/states/skeleton.tsx';
import { type FigureViewProps, WINDOW } from './figure-drawing.tsx';
import { type FigureRow, useFigureRows } from './gallery.data.ts';
import { GalleryFailure } from './gallery-failure.tsx';

const hrefOf = ({ partCode }: FigureRow) => `/detail?code=${encodeURIComponent(partCode)}`;

const timesOf = ({ quantity }: FigureRow) => (quantity === null ? 'as required' : `× ${quantity.toString()}`);

export function FigureItems({ figure, machine, selected, onSelect }: FigureViewProps) {
  const { data, error, refetch } = useFigureRows(machine, figure, true);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const picked = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.closest('li');
    if (!picked || !list.current) return;
    list.current.scrollTo({ top: picked.offsetTop - (list.current.clientHeight - picked.offsetHeight) / 2 });
  }, [selected]);
  if (error) return <GalleryFailure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton className={WINDOW} />;
  if (data.items.length === 0) return <EmptyState title="No items" text="The list of this figure is empty." />;
  return (
    <div className="grid min-w-0 gap-2">
      <ul
        ref={list}
        aria-label={`Items of ${figure.name}`}
        className={`${WINDOW} relative overflow-y-auto rounded-box border border-line`}
      >
        {data.items.map((row) => (
          <ItemRow key={row.rowId} row={row} isPicked={row.itemNo === selected} onSelect={onSelect} />
        ))}
      </ul>
      <p className="text-14 text-ink-soft">
        {data.items.length === 1 ? '1 item' : `${data.items.length.toString()} items`}
      </p>
    </div>
  );
}

type ItemRowProps = Pick<FigureViewProps, 'onSelect'> & { row: FigureRow; isPicked: boolean };

function ItemRow({ row, isPicked, onSelect }: ItemRowProps) {
  return (
    <li
      className={classNames(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-line border-b pe-3 last:border-b-0',
        isPicked && 'bg-selected',
      )}
    >
      <button
        type="button"
        aria-pressed={isPicked}
        onClick={() => onSelect(isPicked ? null : row.itemNo)}
        className="grid min-h-control grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-2 px-3 py-2 text-start text-14 hover:bg-hover"
      >
        <span className="font-semibold tabular-nums">{row.itemNo}</span>
        <span className="wrap-anywhere">{row.name}</span>
        <span className="text-ink-soft tabular-nums">{timesOf(row)}</span>
      </button>
      <TextLink href={hrefOf(row)} className="inline-flex min-h-control items-center text-14">
        {row.partCode}
      </TextLink>
    </li>
  );
}

type PickedItemProps = Omit<FigureViewProps, 'onSelect'>;

/** Tells which part the picked item is; the list is asked for once something is picked. */
export function PickedItem({ figure, machine, selected }: PickedItemProps) {
  const { data, error, refetch } = useFigureRows(machine, figure, selected !== null);
  if (error) return <GalleryFailure error={error} retry={() => void refetch()} />;
  const rows = data?.items.filter(({ itemNo }) => itemNo === selected) ?? [];
  return (
    <div role="status" className="grid min-h-control content-center pt-3 text-14">
      {selected === null && <p className="text-ink-soft">Pick an item to see its part.</p>}
      {selected !== null && !data && <Skeleton className="h-6 w-64" />}
      {data && selected !== null && rows.length === 0 && <p>Item {selected} is on no list.</p>}
      {rows.map((row) => (
        <p key={row.rowId}>
          Item {row.itemNo}: {row.name}, {timesOf(row)}, <TextLink href={hrefOf(row)}>{row.partCode}</TextLink>
        </p>
      ))}
    </div>
  );
}
