// The picture with its hotspots: a press places one, each is a button that is dragged, or moved by arrow keys (product §8).
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { productFileHref } from '../../../client/api/use-product-file.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useTexts } from './figure-desk.texts.ts';
import { type Extent, movedBy, placedAt, type Spot } from './hotspots.rules.ts';
import type { Hotspots } from './use-hotspots.ts';

type HotspotPictureProps = {
  file: string;
  label: string;
  work: Hotspots;
  extent: Extent | undefined;
  onExtent: (extent: Extent) => void;
  /** How many times as wide as its window. */
  zoom: number;
  /** To the field of its number. */
  onEdit: () => void;
};

export function HotspotPicture({ file, label, work, extent, onExtent, zoom, onEdit }: HotspotPictureProps) {
  const paper = useRef<HTMLDivElement>(null);
  /** The point under the pointer, in units of the picture. */
  const pointOf = (event: { clientX: number; clientY: number }): readonly [number, number] | undefined => {
    const box = paper.current?.getBoundingClientRect();
    if (!box || !extent || box.width === 0) return undefined;
    const [across, down] = [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height];
    return [across * extent.width, down * extent.height];
  };
  return (
    <div className="max-h-[75dvh] overflow-auto rounded-box border border-line bg-white">
      <div ref={paper} className="relative" style={{ width: `${(zoom * 100).toString()}%` }}>
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a button beside the picture places by keyboard */}
        <img
          src={productFileHref(file)}
          alt={label}
          draggable={false}
          className="block w-full cursor-crosshair select-none"
          onLoad={({ currentTarget }) =>
            onExtent({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
          }
          onClick={(event) => {
            const at = pointOf(event);
            if (at) work.add(...at);
          }}
        />
        {extent && work.spots.map((spot) => <SpotButton key={spot.key} {...{ spot, work, extent, pointOf, onEdit }} />)}
      </div>
    </div>
  );
}

type SpotButtonProps = Pick<HotspotPictureProps, 'work' | 'onEdit'> & {
  spot: Spot;
  extent: Extent;
  pointOf: (event: PointerEvent) => readonly [number, number] | undefined;
};

function SpotButton({ spot, work, extent, pointOf, onEdit }: SpotButtonProps) {
  const t = useTexts();
  const isSelected = work.selected?.key === spot.key;
  const onKeyDown = (event: KeyboardEvent) => {
    const moved = movedBy(spot, { key: event.key, isFar: event.shiftKey }, extent);
    if (moved) work.put(moved);
    else if (event.key === 'Delete' || event.key === 'Backspace') work.remove(spot.key);
    else if (event.key === 'Enter') onEdit();
    else return;
    event.preventDefault();
  };
  return (
    <button
      type="button"
      aria-pressed={isSelected}
      aria-label={t(spot.isProposed ? 'proposedSpot' : 'spot', { item: spot.itemNo || '?' })}
      onFocus={() => work.select(spot.key)}
      onClick={() => work.select(spot.key)}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        const at = event.currentTarget.hasPointerCapture(event.pointerId) ? pointOf(event) : undefined;
        if (at) work.put(placedAt(spot, at, extent));
      }}
      style={{
        left: `${((spot.x / extent.width) * 100).toString()}%`,
        top: `${((spot.y / extent.height) * 100).toString()}%`,
      }}
      className="absolute grid size-control -translate-1/2 touch-none place-items-center"
    >
      <span
        className={classNames(
          'figures grid min-h-7 min-w-7 place-items-center rounded-full border-2 px-1 font-semibold text-12',
          isSelected ? 'border-ink bg-brand text-on-brand' : 'border-ink bg-surface text-ink',
          spot.isProposed && 'border-dashed opacity-85',
        )}
      >
        {spot.itemNo || '?'}
      </span>
    </button>
  );
}
