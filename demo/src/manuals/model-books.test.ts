// The books of the demo shop: what search knows of a page stands on that page of the file (product §5 service manuals, page by page).
import { expect, test } from 'vitest';
import { coreFigures } from '../catalogue/core-figures.ts';
import { effectivities } from '../catalogue/effectivity.ts';
import { partRegister } from '../catalogue/part-register.ts';
import { PLANS } from '../catalogue/plans.ts';
import { MODELS } from '../catalogue/models.ts';
import { fileOfBook, MODEL_BOOKS, type ModelBook, readBookName } from './book-names.ts';
import { proceduresOf } from './machine-data.ts';
import { makeBook, readBook } from './model-books.ts';
import { textOfPdf } from './pdf-text.ts';

const bookOf = (file: string): ModelBook => {
  const book = readBookName(`manual/${file}.pdf`);
  if (!book) throw new Error(`no book ${file}`);
  return book;
};

/** What is read as one, without the spaces and rules between. */
const tokensOf = (text: string): string[] => text.split(/[\s|]+/).filter((word) => word !== '');

test('product §5 each model has a service manual and a brochure in five languages, each under a name that leads back to it', () => {
  expect(MODEL_BOOKS).toHaveLength(MODELS.length * 10);
  for (const book of MODEL_BOOKS) expect(readBookName(fileOfBook(book))).toEqual(book);
  for (const name of [
    'manual/SM-X1.en.pdf',
    'manual/SM-S0407E.de.pdf',
    'manual/../SM-S0407E.en.pdf',
    'SM-S0407E.en.pdf',
  ])
    expect(readBookName(name), name).toBeUndefined();
});

test('product §5 every repair procedure shows a figure that the model has', () => {
  for (const model of MODELS)
    for (const [procedure, key] of proceduresOf(model))
      expect(PLANS.find((plan) => plan.key === key)?.applies(model), `${model.code} ${procedure}`).toBe(true);
});

test('product §5 the codes that a book prints are parts of every shop, whatever its seed', () => {
  const codesOf = (seed: number) => {
    const maker = { seed, register: partRegister(seed), effectivities: effectivities(seed) };
    return new Set(
      coreFigures(maker).flatMap(({ items }) => items.flatMap(({ lines }) => lines.map(({ part }) => part.code))),
    );
  };
  const text = readBook(bookOf('SM-S0407E.en'))
    .pages.map((page) => page.text)
    .join('\n');
  const printed = text.match(/\b(?:ISO|DIN|EN) \d+ [A-Z]?\d\S*/g) ?? [];
  expect(printed.length).toBeGreaterThan(20);
  for (const shop of [1, 2026].map(codesOf)) expect(printed.filter((code) => !shop.has(code))).toEqual([]);
});

test.each(['SM-S0407E.en', 'SM-A20RT.zh', 'SM-F30LPG.fa', 'BR-T26J.es', 'BR-A12E.zh'])(
  'product §5 the stored text of each page of %s is what that page says',
  async (file) => {
    const book = bookOf(file);
    const printed = textOfPdf(await makeBook(book));
    const { pages, outline } = readBook(book);
    expect(printed).toHaveLength(pages.length);
    for (const [at, page] of pages.entries()) {
      expect(page.text.trim(), `page ${at + 1}`).not.toBe('');
      const missing = tokensOf(page.text).filter((word) => !printed[at]?.includes(word.replace(/:$/, '')));
      expect(missing, `page ${at + 1}`).toEqual([]);
    }
    for (const { title, page } of outline) expect(printed[page - 1]).toContain(tokensOf(title).join(''));
  },
  60_000,
);
