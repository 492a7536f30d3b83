// Reads an illustration (SVG) into plain lines, areas and callouts; only these are drawn, so nothing else in a file can act on a page.
import { parseXml, XmlElement } from '@rgrove/parse-xml';

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

const PATH = /^[MmLlHhVvZzCcSsQqTtAa0-9 ,.\-+e]*$/;

/** Elements of a name below another; with a class, those that bear it. */
const within = (parent: XmlElement, name: string, className?: string): XmlElement[] =>
  elementsIn(parent).filter(
    (one) =>
      one.name === name &&
      (className === undefined || one.attributes['class']?.split(/\s+/).includes(className) === true),
  );

// Not by recursion: how deep a file goes is not ours to say.
function elementsIn(parent: XmlElement): XmlElement[] {
  const found: XmlElement[] = [];
  const waiting = parent.children.toReversed();
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!(node instanceof XmlElement)) continue;
    found.push(node);
    for (const child of node.children.toReversed()) waiting.push(child);
  }
  return found;
}

const dataOf = (element: XmlElement | undefined): string => {
  const data = element?.attributes['d'] ?? '';
  return PATH.test(data) ? data : '';
};
const numberOf = (element: XmlElement | undefined, name: string): number =>
  Number(element?.attributes[name] ?? Number.NaN);

/** Null for what is no drawing with items and callouts, such as a scanned page. */
export function readDrawing(markup: string): LineDrawing | null {
  const svg = rootOf(markup);
  if (svg?.name !== 'svg') return null;
  const [, , width = 0, height = 0] = (svg.attributes['viewBox'] ?? '').split(/[\s,]+/).map(Number);
  const items = groups(svg, 'item').map(itemOf);
  if (!(width > 0) || !(height > 0) || items.length === 0) return null;
  const callouts = groups(svg, 'callout').map(calloutOf).filter(isPlaced);
  return { width, height, axes: dataOf(within(svg, 'path', 'axes')[0]), items, callouts };
}

function rootOf(markup: string): XmlElement | null {
  try {
    // Not the browser's own parser, which would tell of each style and handler in a hostile file as a breach of the policy.
    return parseXml(markup, { ignoreUndefinedEntities: true }).root;
  } catch {
    return null;
  }
}

const groups = (svg: XmlElement, className: string): XmlElement[] =>
  within(svg, 'g', className).filter(({ attributes }) => attributes['data-item'] !== undefined);

function itemOf(group: XmlElement): DrawnItem {
  const part = (className: string) => dataOf(within(group, 'path', className)[0]);
  const itemNo = group.attributes['data-item'] ?? '';
  return { itemNo, area: part('area'), creases: part('crease'), outlines: part('outline') };
}

function calloutOf(group: XmlElement): Callout {
  const [dot, balloon] = within(group, 'circle');
  return {
    itemNo: group.attributes['data-item'] ?? '',
    anchor: [numberOf(dot, 'cx'), numberOf(dot, 'cy')],
    centre: [numberOf(balloon, 'cx'), numberOf(balloon, 'cy')],
    r: numberOf(balloon, 'r'),
  };
}

const isPlaced = ({ anchor, centre, r }: Callout): boolean => [...anchor, ...centre, r].every(Number.isFinite);
