// Colour arithmetic for the theme: which text can be read on a chosen brand colour, and what its steps look like (spec §2 app shell, §9 theme shades).

export type Rgb = { red: number; green: number; blue: number };

const NEAR_BLACK = '#15110d';
const READABLE = 4.5;

/** Reads `#rgb`, `#rrggbb` or `rgb(r, g, b)`; anything else is null. */
export function parseColour(text: string): Rgb | null {
  const value = text.trim().toLowerCase();
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/.exec(value)?.[1];
  if (hex) return fromHex(hex);
  const parts = /^rgb\(\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)$/.exec(value)?.slice(1).map(Number);
  if (!parts || parts.some((part) => part > 255)) return null;
  const [red = 0, green = 0, blue = 0] = parts;
  return { red, green, blue };
}

function fromHex(hex: string): Rgb {
  const full = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  const number = Number.parseInt(full, 16);
  return { red: (number >> 16) & 255, green: (number >> 8) & 255, blue: number & 255 };
}

/** `#rrggbb` of a colour whose channels may be fractions. */
export function toHex({ red, green, blue }: Rgb): string {
  return `#${[red, green, blue].map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** The step `tenths` of ten from the colour towards white or black, as `color-mix(in srgb, …)` gives it. */
export function colourStep(colour: Rgb, towards: 'light' | 'dark', tenths: number): Rgb {
  const end = towards === 'light' ? 255 : 0;
  const mix = (channel: number) => channel + ((end - channel) * tenths) / 10;
  return { red: mix(colour.red), green: mix(colour.green), blue: mix(colour.blue) };
}

function luminance({ red, green, blue }: Rgb): number {
  const linear = (channel: number) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** WCAG 2 contrast of two colours, 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** The text colour to set on `colour`: warm near-black or white, pure black where neither reaches 4.5:1; near-black for a colour it cannot read. */
export function contrastOn(colour: string): string {
  const ground = parseColour(colour);
  if (!ground) return NEAR_BLACK;
  const contrastOf = (ink: string) => contrastRatio(ground, parseColour(ink) ?? ground);
  const best = contrastOf('#ffffff') > contrastOf(NEAR_BLACK) ? '#ffffff' : NEAR_BLACK;
  return contrastOf(best) >= READABLE ? best : '#000000';
}
