// A drawing whose items are told beside it: a scanned page or a picture with places drawn on it (product §0 hotspots).
import { useEffect, useMemo, useState } from 'react';
import type { LineDrawing } from './drawing-markup.ts';
import type { Extent } from './pan-zoom.ts';

/** The place of an item, in units of the drawing: the middle of a callout, the corner of a box, or a path. */
export interface PlacedItem {
  itemNo: string;
  shape: 'callout' | 'box' | 'outline' | 'node';
  x: number | null;
  y: number | null;
  width: number | null;
  height: number | null;
  outline: string | null;
}

/** Places with the size of the drawing they are told in; null where that is the picture's own. */
export interface PlacedItems {
  width: number | null;
  height: number | null;
  items: readonly PlacedItem[];
}

const PATH = /^[MmLlHhVvZzCcSsQqTtAa0-9 ,.\-+e]*$/;

/** The picture with its items, of which there may be none; null until its size is known, and where no picture is asked for. */
export function usePlacedDrawing(places: PlacedItems | undefined, src: string | null): LineDrawing | null {
  const { width = null, height = null, items = NONE } = places ?? {};
  const isTold = width !== null && height !== null;
  const own = usePictureSize(isTold ? null : src);
  return useMemo(() => {
    const size = isTold ? { width, height } : own;
    return src === null || size === null ? null : drawingOf(src, size, items);
  }, [isTold, width, height, items, own, src]);
}

const NONE: readonly PlacedItem[] = [];

function usePictureSize(src: string | null): Extent | null {
  const [size, setSize] = useState<(Extent & { src: string }) | null>(null);
  useEffect(() => {
    if (src === null) return;
    const picture = new Image();
    picture.onload = () => setSize({ src, width: picture.naturalWidth, height: picture.naturalHeight });
    picture.src = src;
    return () => {
      picture.onload = null;
    };
  }, [src]);
  return size?.src === src && size.width > 0 ? size : null;
}

/** Made of a picture and places; what says no place on paper is left out. An item at several places is one, with a callout at each. */
export function drawingOf(picture: string, size: Extent, places: readonly PlacedItem[]): LineDrawing {
  const r = Math.max(size.width, size.height) / 80;
  const ofItem = [...Map.groupBy(places, ({ itemNo }) => itemNo)];
  const items = ofItem.map(([itemNo, all]) => ({ itemNo, area: all.map(areaOf).join(''), creases: '', outlines: '' }));
  const callouts = ofItem.flatMap(([itemNo, all]) => {
    const numbered = all.filter(({ shape }) => shape === 'callout');
    // An area whose number stands beside it has no second one at its corner.
    return (numbered.length > 0 ? numbered : all).flatMap((place) => {
      const at = pointOf(place);
      return at ? [{ itemNo, anchor: at, centre: at, r }] : [];
    });
  });
  return { ...size, picture, axes: '', items: items.filter(({ area }) => area !== ''), callouts };
}

function areaOf({ shape, x, y, width, height, outline }: PlacedItem): string {
  if (shape === 'outline') return outline !== null && PATH.test(outline) ? outline : '';
  const isBox = shape === 'box' && x !== null && y !== null && width !== null && height !== null;
  return isBox
    ? `M${x.toString()} ${y.toString()}h${width.toString()}v${height.toString()}h${(-width).toString()}Z`
    : '';
}

function pointOf({ shape, x, y, outline }: PlacedItem): readonly [number, number] | null {
  if (shape === 'node') return null;
  const [, left, top] = shape === 'outline' ? (/^\s*M\s*(-?[\d.]+)[\s,]+(-?[\d.]+)/i.exec(outline ?? '') ?? []) : [];
  const at = [x ?? Number(left), y ?? Number(top)] as const;
  return at.every(Number.isFinite) ? at : null;
}
