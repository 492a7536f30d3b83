// Writes a drawing as SVG: one group an item, named as hotspots name it, with the area it covers; lines in the colour of the page, no style sheet and no script.
import { nodeOf } from '../catalogue/node-of.ts';
import type { Drawing } from './drawing.ts';
import { pathData, type Point } from './polylines.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

export function svgOf({ width, height, items, axes, callouts, hotspots }: Drawing, ink: string): string {
  const drawn = items.map(({ itemNo, outlines, creases }) => {
    const creasePath = creases.length > 0 ? `<path class="crease" stroke-width=".75" d="${pathData(creases)}"/>` : '';
    const outlinePath =
      outlines.length > 0 ? `<path class="outline" stroke-width="1.6" d="${pathData(outlines)}"/>` : '';
    const seen = hotspots.filter((spot) => spot.itemNo === itemNo).map(({ polygon }) => polygon);
    const area = seen.length > 0 ? `<path class="area" stroke="none" d="${areaData(seen)}"/>` : '';
    return `<g class="item" id="${escaped(nodeOf(itemNo))}" data-item="${escaped(itemNo)}">${area}${creasePath}${outlinePath}</g>`;
  });
  const balloons = callouts.map(({ itemNo, anchor, centre, r }) => {
    const leader = leaderOf(anchor, centre, r);
    return `<g class="callout" data-item="${escaped(itemNo)}"><path d="${pathData([leader])}"/><circle cx="${anchor[0]}" cy="${anchor[1]}" r="1.9" fill="${ink}" stroke="none"/><circle cx="${centre[0]}" cy="${centre[1]}" r="${r}"/><text x="${centre[0]}" y="${centre[1] + 6}">${escaped(itemNo)}</text></g>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round">`,
    `<path class="axes" stroke-width=".7" stroke-opacity=".65" stroke-dasharray="16 4 3 4" stroke-linecap="butt" d="${pathData(axes)}"/>`,
    ...drawn,
    `<g class="callouts" stroke-width="1" font-family="Inter,Helvetica,Arial,sans-serif" font-size="18" font-weight="600" text-anchor="middle">`,
    ...balloons.map((balloon) => balloon.replace('<text ', `<text fill="${ink}" stroke="none" `)),
    '</g></svg>',
  ].join('');
}

/** What is seen of an item, to be pointed at. */
const areaData = (polygons: readonly (readonly Point[])[]): string =>
  polygons.map((loop) => `${pathData([loop.map(([x, y]): Point => [Math.round(x), Math.round(y)])])}z`).join('');

/** From the part to the rim of the balloon. */
export function leaderOf(anchor: Point, centre: Point, r: number): Point[] {
  const span = Math.hypot(centre[0] - anchor[0], centre[1] - anchor[1]) || 1;
  const t = Math.max(0, 1 - r / span);
  return [anchor, [anchor[0] + (centre[0] - anchor[0]) * t, anchor[1] + (centre[1] - anchor[1]) * t]];
}
