// Judges where a hotspot stands: on its sheet, or at an element or node that its file has (docs/import-format.md).
import type { PlacedHotspot } from './hotspot-places.reads.ts';
import type { Sheet } from './judged.ts';

/** What a file tells of itself; no sheet where it has no measures, no names where it has no parts to point at. */
export type Shown = { sheet?: Sheet | undefined; names: ReadonlySet<string> | undefined };

/** A cell that points nowhere, and what it should say. */
export type Stray = { column: string; value: string; expected: string };

const PATH = /^[MmLlHhVvZzCcSsQqTtAa\d\t\n\f\r ,.\-+eE]*$/;
/** The first number is taken as far as it goes: M10 is no place 1, 0. */
const START =
  /^\s*[Mm]\s*(?=([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?))\1\s*(?:,\s*)?([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)/;
/** Places are kept as single floats. */
const SLACK = 0.01;

/** The cells of a hotspot that point at nothing. */
export function straysOf(hotspot: PlacedHotspot, { sheet, names }: Shown): Stray[] {
  const { shape, node, kind } = hotspot;
  if (shape === 'node') return names && !names.has(node ?? '') ? [noSuch(hotspot)] : [];
  if (kind === 'model' || !sheet) return [];
  if (shape === 'outline') return strayOutline(hotspot.outline ?? '', sheet);
  const isBox = shape === 'box';
  return [
    ...strayAlong({ name: 'x', size: 'width', from: hotspot.x ?? 0, length: isBox ? (hotspot.width ?? 0) : 0 }, [
      sheet[0],
      sheet[2],
    ]),
    ...strayAlong({ name: 'y', size: 'height', from: hotspot.y ?? 0, length: isBox ? (hotspot.height ?? 0) : 0 }, [
      sheet[1],
      sheet[3],
    ]),
  ];
}

function noSuch({ node, kind, file }: PlacedHotspot): Stray {
  const what = kind === 'model' ? 'the name of a node' : 'the id of an element';
  return { column: 'node', value: node ?? '', expected: `${what} that ${file ?? 'the illustration'} has` };
}

function strayAlong(
  { name, size, from, length }: { name: string; size: string; from: number; length: number },
  [least, extent]: readonly [number, number],
): Stray[] {
  const most = least + extent;
  const expected = `a place on the sheet, which goes from ${least} to ${most}`;
  if (from < least - SLACK || from > most + SLACK) return [{ column: name, value: String(from), expected }];
  if (from + length > most + SLACK)
    return [{ column: size, value: String(length), expected: `${expected}: ${name} and ${size} together` }];
  return [];
}

function strayOutline(outline: string, [left, top, width, height]: Sheet): Stray[] {
  const stray = (expected: string) => [{ column: 'outline', value: outline, expected }];
  const [, x, y] = START.exec(outline) ?? [];
  if (!PATH.test(outline) || x === undefined || y === undefined)
    return stray('an SVG path that begins with M and a place');
  const isOn = +x >= left && +x <= left + width && +y >= top && +y <= top + height;
  return isOn
    ? []
    : stray(`a path that begins on the sheet, which goes from ${left} ${top} to ${left + width} ${top + height}`);
}
