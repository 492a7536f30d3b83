// Reads an illustration (SVG) into plain lines, areas and callouts; only these are drawn, so nothing else in a file can act on a page.
import { DomUtils, parseDocument } from 'htmlparser2';

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
  /** Address of a picture below items and callouts, where these are told beside it and not in it. */
  picture?: string;
  axes: string;
  items: readonly DrawnItem[];
  callouts: readonly Callout[];
}

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];
type Parent = Element | ReturnType<typeof parseDocument>;

const PATH = /^[MmLlHhVvZzCcSsQqTtAa0-9 ,.\-+e]*$/;

/** Elements of a name below another; with a class, those that bear it. */
const within = (parent: Parent, name: string, className?: string): Element[] =>
  DomUtils.getElementsByTagName(name, parent.childNodes).filter(
    ({ attribs }) => className === undefined || attribs['class']?.split(/\s+/).includes(className) === true,
  );
const dataOf = (element: Element | undefined): string => {
  const data = element?.attribs['d'] ?? '';
  return PATH.test(data) ? data : '';
};
const numberOf = (element: Element | undefined, name: string): number => Number(element?.attribs[name] ?? Number.NaN);

/** Null for what is no drawing with items and callouts, such as a scanned page. */
export function readDrawing(markup: string): LineDrawing | null {
  // Not the browser's own parser, which would tell of each style and handler in a hostile file as a breach of the policy.
  const [svg] = within(parseDocument(markup, { xmlMode: true }), 'svg');
  if (!svg) return null;
  const [, , width = 0, height = 0] = (svg.attribs['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  const items = groups(svg, 'item').map(itemOf);
  if (!(width > 0) || !(height > 0) || items.length === 0) return null;
  const callouts = groups(svg, 'callout').map(calloutOf).filter(isPlaced);
  return { width, height, axes: dataOf(within(svg, 'path', 'axes')[0]), items, callouts };
}

const groups = (svg: Element, className: string): Element[] =>
  within(svg, 'g', className).filter(({ attribs }) => attribs['data-item'] !== undefined);

function itemOf(group: Element): DrawnItem {
  const part = (className: string) => dataOf(within(group, 'path', className)[0]);
  const itemNo = group.attribs['data-item'] ?? '';
  return { itemNo, area: part('area'), creases: part('crease'), outlines: part('outline') };
}

function calloutOf(group: Element): Callout {
  const [dot, balloon] = within(group, 'circle');
  return {
    itemNo: group.attribs['data-item'] ?? '',
    anchor: [numberOf(dot, 'cx'), numberOf(dot, 'cy')],
    centre: [numberOf(balloon, 'cx'), numberOf(balloon, 'cy')],
    r: numberOf(balloon, 'r'),
  };
}

const isPlaced = ({ anchor, centre, r }: Callout): boolean => [...anchor, ...centre, r].every(Number.isFinite);
