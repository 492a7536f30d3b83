// Writes figures with their models, items, lines, illustrations and effectivities (docs/import-format.md).
import { five, fiveOf } from './base-rows.ts';
import { type CsvFile, csvFile } from './csv-file.ts';
import type { Effectivity } from './effectivity.ts';
import type { Figure } from './figure.ts';
import { drawingOfFigure } from './figure-drawing.ts';
import { nodeOf } from './node-of.ts';

/** Files of figures. */
export interface FigureFiles {
  figures: CsvFile;
  models: CsvFile;
  items: CsvFile;
  lines: CsvFile;
  illustrations: CsvFile;
  hotspots: CsvFile;
  effectivities: CsvFile;
  ranges: CsvFile;
  rules: CsvFile;
}

/** Opens them in the folder. */
export const figureFiles = (folder: string): FigureFiles => ({
  figures: csvFile(folder, 'figures', ['code', ...five('name'), 'assembly_part', 'revision']),
  models: csvFile(folder, 'figure-models', ['variant', 'figure', 'chapter', 'position']),
  items: csvFile(folder, 'items', ['figure', 'item_no', 'position', 'parent_item', 'is_illustrated']),
  lines: csvFile(folder, 'item-lines', [
    'figure',
    'item',
    'line_no',
    'part',
    'quantity',
    'effectivity',
    'option_rule',
    'note',
  ]),
  illustrations: csvFile(folder, 'illustrations', [
    'figure',
    'kind',
    'sheet',
    'recipe',
    'params',
    'file',
    'width',
    'height',
  ]),
  hotspots: csvFile(folder, 'hotspots', [
    'figure',
    'sheet',
    'illustration',
    'item',
    'shape',
    'x',
    'y',
    'width',
    'height',
    'outline',
    'node',
  ]),
  effectivities: csvFile(folder, 'effectivities', ['code', ...five('printed')]),
  ranges: csvFile(folder, 'effectivity-ranges', ['effectivity', 'scheme', 'prefix', 'ordinals']),
  rules: csvFile(folder, 'option-rules', ['rule']),
});

/** Writes a figure for the variants whose codes are given. */
export function writeFigure(
  files: FigureFiles,
  figure: Figure,
  { position, variants }: { position: number; variants: readonly string[] },
): void {
  const { code, title, assembly, items, plan } = figure;
  files.figures.row(code, ...fiveOf(title), assembly?.code, 'ABC'.charAt(position % 3));
  for (const variant of variants) files.models.row(variant, code, plan.chapter, position);
  for (const [at, { itemNo, parent, isIllustrated, lines }] of items.entries()) {
    files.items.row(code, itemNo, at + 1, parent, isIllustrated ? '' : 'no');
    for (const [nth, { part, quantity, effectivity, rule, note }] of lines.entries())
      files.lines.row(code, itemNo, nth + 1, part.code, quantity, effectivity?.code, rule, note);
  }
  writeIllustrations(files, figure);
}

/** Drawing and model, with the element or node that shows each item. */
function writeIllustrations(files: FigureFiles, figure: Figure): void {
  const { template, params } = drawingOfFigure(figure);
  for (const kind of ['drawing', 'model'] as const) {
    files.illustrations.row(figure.code, kind, 1, template, params, '', '', '');
    for (const { itemNo, isIllustrated } of figure.items)
      if (isIllustrated) files.hotspots.row(figure.code, 1, kind, itemNo, 'node', '', '', '', '', '', nodeOf(itemNo));
  }
}

/** Writes effectivities with their ranges. */
export function writeEffectivities(files: FigureFiles, all: readonly Effectivity[]): void {
  for (const { code, printed, ranges } of all) {
    files.effectivities.row(code, ...fiveOf(printed));
    for (const { scheme, prefix, ordinals } of ranges) files.ranges.row(code, scheme, prefix, ordinals);
  }
}
