// Brochures of two pages: portrait, claim, features, data and a line drawing.
import sharp from 'sharp';
import { draw } from '../drawing/illustration.ts';
import { buildMachine, renderMachine } from '../geometry/machines/index.ts';
import { Book, BRAND, COLUMN, PAGE, SOFT } from './book.ts';
import { machineSpecOf, type ManualModel, technicalData } from './machine-data.ts';
import type { Manual } from './service-manual.ts';
import { type ManualLanguage, manualTexts } from './texts/index.ts';
import { placeDrawing } from './vector-figure.ts';

const portraits = new Map<string, Promise<Buffer>>();

/** One portrait serves all languages of a model. */
function portraitOf(model: ManualModel): Promise<Buffer> {
  const spec = machineSpecOf(model);
  const key = JSON.stringify(spec);
  const old = portraits.get(key);
  if (old) return old;
  const made = renderMachine(spec, { width: 1080, height: 1000, format: 'png' }).then((png) =>
    sharp(png).jpeg({ quality: 86 }).toBuffer(),
  );
  portraits.set(key, made);
  return made;
}

export async function makeBrochure({
  model,
  language,
}: {
  model: ManualModel;
  language: ManualLanguage;
}): Promise<Manual> {
  const texts = manualTexts[language];
  const { claim, features } = texts.brochure[model.family];
  const book = new Book({
    title: `Norrvik ${model.code} – ${texts.words.brochure}`,
    lang: language === 'fa' ? 'fr' : language,
    runningHead: model.code,
    isChinese: language === 'zh',
  });
  const { doc } = book;
  book.barePage(model.code);
  const height = (PAGE.width * 1000) / 1080;
  doc.image(await portraitOf(model), 0, 0, { width: PAGE.width });
  doc.rect(0, height, PAGE.width, PAGE.height - height).fill(BRAND);
  doc
    .font('bold')
    .fontSize(15)
    .fillColor(BRAND)
    .text('NORRVIK', PAGE.left, 48, { characterSpacing: 2, lineBreak: false });
  doc.y = height + 44;
  book.write(model.code, { size: 52, font: 'bold', colour: '#ffffff' });
  book.write(texts.families[model.family], { size: 14, colour: '#ffffff', after: 12 });
  book.write(claim, { size: 20, font: 'bold', colour: '#ffffff' });
  book.barePage(model.code);
  doc.y = 56;
  book.write(claim, { size: 20, font: 'bold', after: 12 });
  book.list(features, false);
  const drawing = draw(buildMachine(machineSpecOf(model)), { explode: 0, callouts: false, width: 900 });
  const used = placeDrawing(doc, drawing, { x: PAGE.left, y: doc.y, width: COLUMN, height: 250 });
  doc.y += used + 14;
  book.table([texts.words.dataTitle, model.code], technicalData(model, texts).slice(1), [3, 2]);
  doc.page.margins.bottom = 0;
  doc.y = PAGE.height - 40;
  book.write(`Norrvik · ${texts.words.edition} 2026-01 · BR-${model.code}`, { size: 8.5, colour: SOFT });
  const pdf = await book.finish();
  return { pdf, pages: book.pages, outline: book.outline };
}
