// A long list of which only the rows in sight are in the page; screen readers are told the whole length.
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';

type VirtualListProps<Item> = {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  row: (item: Item, index: number) => ReactNode;
  /** Pixels; measured afterwards. */
  estimatedHeight: number;
  /** Gives the list its own height. */
  className: string;
};

export function VirtualList<Item>({ label, items, idOf, row, estimatedHeight, className }: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- rows are drawn from what the hook returns now, nothing of it is kept
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimatedHeight,
    getItemKey: (index) => {
      const item = items[index];
      return item === undefined ? index : idOf(item);
    },
    overscan: 6,
  });
  return (
    <div
      ref={scroller}
      role="group"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className={classNames('overflow-y-auto', className)}
    >
      <ul aria-label={label} className="relative" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map((place) => {
          const item = items[place.index];
          if (item === undefined) return null;
          return (
            <li
              key={place.key}
              ref={virtual.measureElement}
              data-index={place.index}
              aria-setsize={items.length}
              aria-posinset={place.index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${place.start}px)` }}
            >
              {row(item, place.index)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
