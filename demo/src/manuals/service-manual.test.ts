// Service manuals and brochures are real PDFs in five languages, the same every time (product §5).
import { describe, expect, it } from 'vitest';
import { buildFigure } from '../geometry/assemblies/figure.ts';
import { makeBrochure } from './brochure.ts';
import type { ManualModel } from './machine-data.ts';
import { makeServiceManual } from './service-manual.ts';
import { type ManualLanguage, manualTexts } from './texts/index.ts';
import { drawingFor } from './vector-figure.ts';

const model: ManualModel = {
  code: 'S0808E',
  family: 'scissor',
  power: 'battery',
  height: 9.8,
  capacity: 230,
  weight: 2020,
  width: 0.81,
  isRoughTerrain: false,
};
const items = [
  { itemNo: '1', noun: 'cylinderBarrel', quantity: 1 },
  { itemNo: '2', noun: 'cylinderRod', quantity: 1 },
] as const;
const figure = { items, draw: () => drawingFor(buildFigure({ plan: 'lift-cylinder', items })) };
const figureOf = (plan: string) => (plan === 'lift-cylinder' ? figure : undefined);
const languages = Object.keys(manualTexts) as ManualLanguage[];

describe('§5 service manuals', () => {
  it.each(languages)('has pages, outline and text in %s', async (language) => {
    const { pdf, pages, outline } = await makeServiceManual({ model, language, figureOf });
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-');
    expect(pages.length).toBeGreaterThanOrEqual(20);
    expect(pages.length).toBeLessThanOrEqual(40);
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages.length);
    const { words, procedures } = manualTexts[language];
    expect(outline.map((entry) => entry.title)).toContain(words.safetyTitle);
    for (const { title, page } of outline) expect(pages[page - 1]?.text).toContain(title);
    expect(pages.some((page) => page.text.includes(procedures.liftCylinder.steps[0] ?? '?'))).toBe(true);
  });

  it('§1 the same request gives the same bytes', async () => {
    const [one, two] = [
      await makeServiceManual({ model, language: 'zh', figureOf }),
      await makeServiceManual({ model, language: 'zh', figureOf }),
    ];
    expect(one.pdf.equals(two.pdf)).toBe(true);
  });

  it('says the same number of things in every language', () => {
    const shape = (value: unknown): unknown =>
      typeof value === 'string'
        ? value.trim() !== ''
        : Array.isArray(value)
          ? value.map(shape)
          : Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, shape(inner)]));
    for (const language of languages) expect(shape(manualTexts[language])).toEqual(shape(manualTexts.en));
  });
});

describe('§5 brochures', () => {
  it.each(languages)('is two pages in %s', async (language) => {
    const { pages } = await makeBrochure({ model, language });
    expect(pages).toHaveLength(2);
  });
});
