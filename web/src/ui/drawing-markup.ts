// Reads an illustration (SVG) into plain lines, areas and callouts; only these are drawn, so nothing else in a file can act on a page.

/** A callout: where its leader starts and where its number stands, in units of the drawing. */
export interface Callout {
  itemNo: string;
  anchor: readonly [number, number];
  centre: readonly [number, number];
  r: number;
}

/** Lines of one item, and what is seen of it. */
export interface DrawnItem {
  itemNo: string;
  area: string;
  creases: string;
  outlines: string;
}

/** A drawing of a figure. */
export interface LineDrawing {
  width: number;
  height: number;
  axes: string;
  items: readonly DrawnItem[];
  callouts: readonly Callout[];
}

const PATH = /^[MmLlHhVvZzCcSsQqTtAa0-9 ,.\-+e]*$/;

const dataOf = (element: Element | null): string => {
  const data = element?.getAttribute('d') ?? '';
  return PATH.test(data) ? data : '';
};
const numberOf = (element: Element | null | undefined, name: string): number =>
  Number(element?.getAttribute(name) ?? Number.NaN);

/** Null for what is no drawing with items and callouts, such as a scanned page. */
export function readDrawing(markup: string): LineDrawing | null {
  const svg = new DOMParser().parseFromString(markup, 'image/svg+xml').documentElement;
  const [, , width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '').split(/[\s,]+/).map(Number);
  const items = [...svg.querySelectorAll('g.item[data-item]')].map(itemOf);
  if (!(width > 0) || !(height > 0) || items.length === 0) return null;
  const callouts = [...svg.querySelectorAll('g.callout[data-item]')].map(calloutOf).filter(isPlaced);
  return { width, height, axes: dataOf(svg.querySelector('path.axes')), items, callouts };
}

function itemOf(group: Element): DrawnItem {
  const part = (name: string) => dataOf(group.querySelector(`path.${name}`));
  const itemNo = group.getAttribute('data-item') ?? '';
  return { itemNo, area: part('area'), creases: part('crease'), outlines: part('outline') };
}

function calloutOf(group: Element): Callout {
  const [dot, balloon] = [...group.querySelectorAll('circle')];
  return {
    itemNo: group.getAttribute('data-item') ?? '',
    anchor: [numberOf(dot, 'cx'), numberOf(dot, 'cy')],
    centre: [numberOf(balloon, 'cx'), numberOf(balloon, 'cy')],
    r: numberOf(balloon, 'r'),
  };
}

const isPlaced = ({ anchor, centre, r }: Callout): boolean => [...anchor, ...centre, r].every(Number.isFinite);
