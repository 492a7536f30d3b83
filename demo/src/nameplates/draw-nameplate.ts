// Nameplates of the demo's machines as their maker rivets them on: type, model, serial number, year, and no code to scan (product §5 Scan). Letters are drawn as outlines, so that a plate looks the same on every machine.
import { readingFontFor } from '../manuals/book-fonts.ts';

/** What stands on a plate. */
export interface Nameplate {
  type: string;
  model: string;
  serial: string;
  year: number;
  massKg: number;
}

const WIDTH = 900;
const HEIGHT = 540;
const METAL = '#cfd2d4';
const INK = '#16181a';
const MARGIN = 40;

/** The plate as an SVG picture. */
export function drawNameplate({ type, model, serial, year, massKg }: Nameplate): string {
  const rows: [label: string, value: string][] = [
    ['TYPE', type.toUpperCase()],
    ['MODEL', model],
    ['SERIAL NO.', serial],
    ['YEAR', String(year)],
    ['MASS', `${massKg} KG`],
  ];
  const lines = rows.map(([label, value], at) => {
    const y = 182 + at * 68;
    const rule = `<path d="M${MARGIN + 210} ${y + 14}H${WIDTH - MARGIN}" stroke="${INK}" stroke-width="1.5"/>`;
    return `${words(label, { x: MARGIN, y, size: 28 })}${words(value, { x: MARGIN + 220, y, size: 44, isStrong: true })}${rule}`;
  });
  const head = words('NORRVIK', { x: MARGIN, y: 92, size: 64, isStrong: true });
  const maker = words('NORRVIK LIFT AB  S-931 36 SKELLEFTEA  MADE IN SWEDEN', { x: MARGIN, y: HEIGHT - 28, size: 20 });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" rx="18" fill="${METAL}"/>
    <rect x="10" y="10" width="${WIDTH - 20}" height="${HEIGHT - 20}" rx="12" fill="none" stroke="${INK}" stroke-width="3"/>
    <path d="M${MARGIN} 122H${WIDTH - MARGIN}" stroke="${INK}" stroke-width="4"/>
    ${RIVETS}<g fill="${INK}">${head}${lines.join('')}${maker}</g></svg>`;
}

const RIVETS = [
  [28, 28],
  [WIDTH - 28, 28],
  [28, HEIGHT - 28],
  [WIDTH - 28, HEIGHT - 28],
]
  .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="#8d9194" stroke="${INK}"/>`)
  .join('');

interface Place {
  x: number;
  y: number;
  size: number;
  isStrong?: boolean;
}

function words(text: string, { x, y, size, isStrong = false }: Place): string {
  const font = readingFontFor(isStrong ? 'inter-semibold' : 'inter-regular');
  const scale = size / font.unitsPerEm;
  let at = 0;
  const glyphs = font.layout(text).glyphs.map((glyph) => {
    const place = at;
    at += glyph.advanceWidth;
    return `<path transform="translate(${place} 0)" d="${glyph.path.toSVG()}"/>`;
  });
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${glyphs.join('')}</g>`;
}
