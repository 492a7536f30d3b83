// The theme colour arithmetic against the rules of WCAG 2 and of spec §9 (theme shades 1 to 9 in tenths).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { colourStep, contrastOn, contrastRatio, parseColour, type Rgb, toHex } from './colour.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour = fc.record({ red: channel, green: channel, blue: channel });
const black = { red: 0, green: 0, blue: 0 };
const white = { red: 255, green: 255, blue: 255 };

function read(text: string): Rgb {
  const colour = parseColour(text);
  if (!colour) throw new Error(`not a colour: ${text}`);
  return colour;
}

describe('theme colour', () => {
  it('reads hex and rgb() and refuses what is neither', () => {
    expect(parseColour('#F60')).toEqual({ red: 255, green: 102, blue: 0 });
    expect(parseColour(' rgb(1, 2, 3) ')).toEqual({ red: 1, green: 2, blue: 3 });
    for (const wrong of ['', 'orange', '#12', '#12345g', 'rgb(256, 0, 0)', 'url(x)'])
      expect(parseColour(wrong)).toBeNull();
  });

  it('writes back what it read', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(parseColour(toHex(colour))).toEqual(colour);
      }),
    );
  });

  it('knows the contrast of black on white and of a colour on itself', () => {
    expect(contrastRatio(black, white)).toBeCloseTo(21, 5);
    expect(contrastRatio(read('#767676'), white)).toBeCloseTo(4.54, 2);
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(contrastRatio(colour, colour)).toBe(1);
      }),
    );
  });

  it('text on any brand colour reaches 4.5:1', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(contrastRatio(colour, read(contrastOn(toHex(colour))))).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  it('text on every grey reaches 4.5:1, also in the band where neither white nor the warm near-black does', () => {
    const texts = Array.from({ length: 256 }, (_, grey) => {
      const ground = { red: grey, green: grey, blue: grey };
      const text = contrastOn(toHex(ground));
      expect(contrastRatio(ground, read(text))).toBeGreaterThanOrEqual(4.5);
      return text;
    });
    expect(new Set(texts)).toEqual(new Set(['#ffffff', '#000000', '#15110d']));
  });

  it('keeps white on dark colours and near-black on light ones', () => {
    expect(contrastOn('#0b3d91')).toBe('#ffffff');
    expect(contrastOn('#ffd400')).toBe('#15110d');
    expect(contrastOn('not a colour')).toBe('#15110d');
  });

  it('§9 theme shades are tenths of the way to white and to black', () => {
    expect(toHex(colourStep(read('#f2640c'), 'light', 5))).toBe('#f9b286');
    expect(toHex(colourStep(read('#f2640c'), 'dark', 5))).toBe('#793206');
    expect(colourStep(read('#f2640c'), 'light', 0)).toEqual(read('#f2640c'));
  });

  it('§2 the style sheet names all 9 lighter and 9 darker shades with their tenths', () => {
    const sheet = readFileSync(join(import.meta.dirname, '../styles/brand.css'), 'utf8');
    for (const step of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      expect(sheet).toContain(`--brand-light-${step}: color-mix(in srgb, #fff ${step}0%, var(--brand))`);
      expect(sheet).toContain(`--brand-dark-${step}: color-mix(in srgb, #000 ${step}0%, var(--brand))`);
    }
  });

  it('the default text on brand is the computed one', () => {
    const sheet = readFileSync(join(import.meta.dirname, '../styles/brand.css'), 'utf8');
    const brand = /--brand: (#[0-9a-f]{6})/.exec(sheet)?.[1] ?? '';
    expect(sheet).toContain(`--on-brand: ${contrastOn(brand)};`);
  });
});
