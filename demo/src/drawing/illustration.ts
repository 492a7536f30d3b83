// Exploded line drawings with item numbers and hotspots, as parts manuals print them (product §5).
import type { Raster } from '../geometry/render/raster.ts';
import type { Assembly, Hotspot, Illustration } from '../geometry/types.ts';
import { type Callout, type CalloutWish, placeCallouts } from './callouts.ts';
import { axesOf } from './axes.ts';
import type { Drawing, ItemLines } from './drawing.ts';
import { rasterOf, strokesOf } from './hidden-lines.ts';
import { polylines } from './polylines.ts';
import { type Region, regionsOf } from './regions.ts';
import { planSheet, type SheetPart, type SheetPlan } from './sheet-parts.ts';
import { svgOf } from './svg.ts';

export interface IllustrationOptions {
  /** Units of the sheet; the height follows from what is drawn. */
  width?: number;
  /** Colour of all lines; `currentColor` follows the page. */
  ink?: string;
  /** 0 assembled, 1 fully exploded. */
  explode?: number;
  callouts?: boolean;
}

export function drawIllustration(assembly: Assembly, options: IllustrationOptions = {}): Illustration {
  const drawing = draw(assembly, options);
  const { width, height, hotspots } = drawing;
  return { svg: svgOf(drawing, options.ink ?? 'currentColor'), width, height, hotspots };
}

export function draw(assembly: Assembly, options: IllustrationOptions = {}): Drawing {
  const explode = options.explode ?? 1;
  const hasCallouts = options.callouts ?? true;
  const plan = planSheet(assembly, { width: options.width ?? 1200, explode, margin: hasCallouts ? 62 : 8 });
  const raster = rasterOf(plan);
  const regions = regionsOf(raster, plan.parts.length);
  const callouts = hasCallouts ? placeCallouts(raster, plan, wishesOf(assembly, plan, regions)) : [];
  return {
    width: plan.width,
    height: plan.height,
    callouts,
    items: itemLines(assembly, plan, raster),
    axes: explode > 0 ? axesOf(plan, raster) : [],
    hotspots: hotspotsOf(plan, regions, callouts),
  };
}

function itemLines(assembly: Assembly, plan: SheetPlan, raster: Raster): ItemLines[] {
  return assembly.items.map(({ itemNo }) => {
    const strokes = plan.parts
      .filter((part) => part.item.itemNo === itemNo)
      .flatMap((part) => strokesOf(plan, raster, part));
    return {
      itemNo,
      outlines: polylines(strokes.filter((stroke) => stroke.isOutline)),
      creases: polylines(strokes.filter((stroke) => !stroke.isOutline)),
    };
  });
}

/** The place of the item that shows most, where any shows. */
function bestOf(parts: readonly SheetPart[], regions: readonly (Region | undefined)[]): Region | undefined {
  return parts
    .flatMap((part) => regions[part.id] ?? [])
    .reduce<Region | undefined>((best, region) => (best && best.area >= region.area ? best : region), undefined);
}

function wishesOf(assembly: Assembly, plan: SheetPlan, regions: readonly (Region | undefined)[]): CalloutWish[] {
  return assembly.items.flatMap(({ itemNo }) => {
    const parts = plan.parts.filter((part) => part.item.itemNo === itemNo);
    const region = bestOf(parts, regions);
    return region ? [{ itemNo, anchor: region.anchor, own: new Set(parts.map((part) => part.id)) }] : [];
  });
}

function hotspotsOf(
  plan: SheetPlan,
  regions: readonly (Region | undefined)[],
  callouts: readonly Callout[],
): Hotspot[] {
  const counts = new Map<string, number>();
  const best = new Map<string, Region>();
  for (const part of plan.parts) {
    const region = regions[part.id];
    const before = best.get(part.item.itemNo);
    if (region && (!before || region.area > before.area)) best.set(part.item.itemNo, region);
  }
  const others = plan.parts.flatMap(({ item: { itemNo }, id }): Hotspot[] => {
    const region = regions[id];
    if (!region || region === best.get(itemNo) || region.area < 12) return [];
    const instance = (counts.get(itemNo) ?? 1) + 1;
    counts.set(itemNo, instance);
    const { bbox, polygon, anchor } = region;
    return [{ itemNo, instance, x: anchor[0], y: anchor[1], bbox, polygon }];
  });
  const first = [...best].map(([itemNo, { bbox, polygon, anchor }]): Hotspot => {
    const callout = callouts.find((one) => one.itemNo === itemNo);
    const [x, y] = callout?.centre ?? anchor;
    return { itemNo, instance: 1, x, y, ...(callout ? { r: callout.r } : {}), bbox, polygon };
  });
  return [...first, ...others];
}
