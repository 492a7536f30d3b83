// Writes what sizes M and L hold beyond S: parts by the hundred thousand, variants with their own figures, machines (product §1).
import { bulkParts, type BulkParts, isReplacedAt } from './bulk-parts.ts';
import { type BulkFigure, forEachLine, itemCount, type Spans, spansOf } from './bulk-figures.ts';
import { fiveOf } from './base-rows.ts';
import type { CsvFile } from './csv-file.ts';
import { mix } from './dice.ts';
import type { Effectivities } from './effectivity.ts';
import { drawingOfFigure } from './figure-drawing.ts';
import type { FigureFiles } from './figure-rows.ts';
import { titleOf } from './figure-titles.ts';
import { type MachineFiles, writeMachineRow, writeVariant } from './machine-rows.ts';
import { type Machine, machineAt, machinesOf, type Variant, variantsOf } from './machines.ts';
import { MODELS } from './models.ts';
import { fulfils } from './options.ts';
import { makerCode } from './part-code.ts';
import type { LifeOf } from './part-life.ts';
import { type PartFiles, writePart } from './part-rows.ts';
import { PLANS } from './plans.ts';
import { DEMO_SIZES, type DemoSize } from './sizes.ts';

/** Where bulk rows go, and what they are made with. */
export interface BulkOrder {
  size: DemoSize;
  seed: number;
  effectivities: Effectivities;
  say: (line: string) => void;
}

/** The files bulk rows go into, open already. */
export interface BulkFiles {
  parts: PartFiles;
  figures: FigureFiles;
  machines: MachineFiles;
  relations: CsvFile;
  supersessions: CsvFile;
}

const CORE = DEMO_SIZES.S;

/** Writes all of it. */
export function writeBulk(files: BulkFiles, order: BulkOrder): void {
  const parts = bulkParts(CORE.parts, order.size.parts, order.seed);
  writeBulkParts(files, parts, order);
  const codes = codesOf(parts);
  let number = 0;
  for (const model of MODELS) {
    const spans = spansOf(model, order.effectivities);
    const variants = variantsOf(model, order.size.variantsPerModel).slice(1);
    const plans = PLANS.filter((plan) => plan.applies(model));
    const scene = { parts, spans, size: order.size, codes };
    for (const [at, variant] of variants.entries()) {
      writeVariant(files.machines.variants, variant);
      const figures = plans.map(
        (plan, nth): BulkFigure => ({
          code: `${variant.code}-${String(nth + 1).padStart(2, '0')}`,
          plan,
          model,
          number: number + nth,
        }),
      );
      number += figures.length;
      for (const [nth, figure] of figures.entries())
        writeBulkFigure(files.figures, figure, { ...scene, variant, position: nth + 1 });
      writeBulkMachines(files.machines, figures, { ...scene, order, at, variants });
    }
    order.say(`${model.code}: ${files.figures.lines.rows} item lines so far`);
  }
}

/** Codes by part number, less the first. */
function codesOf({ pools, first, end }: BulkParts): string[] {
  const codes = Array.from<string>({ length: end - first });
  for (const { facts, base, size } of pools)
    for (let index = base; index < base + size; index += 1) codes[index - first] = makerCode(facts, index);
  return codes;
}

/** The day the replaced parts of the larger sizes gave way; all others are older. */
const CHANGED = '2022-03-15';
const NO_KITS = new Map<never, never>();

const lifeOf: LifeOf = ({ index, isReplaced }, { released }) => ({
  released: `${2009 + (index % 12)}${released.slice(4)}`,
  offline: isReplaced ? CHANGED : '',
});

function writeBulkParts(files: BulkFiles, parts: BulkParts, { seed, say }: BulkOrder): void {
  const order = { seed, lifeOf, kits: NO_KITS };
  for (const pool of parts.pools)
    for (let index = pool.base; index < pool.base + pool.size; index += 1) {
      const part = parts.at(index);
      writePart(files.parts, part, order);
      if (isReplacedAt(pool, index))
        files.supersessions.row(part.code, makerCode(pool.facts, index + 1), '', 1, 1, '', CHANGED, '');
      else if (index % 40 === 1 && index + 2 < pool.base + pool.size)
        files.relations.row(part.code, 'alternate', makerCode(pool.facts, index + 2), 1, 1);
      if (index % 100_000 === 0) say(`${index} parts`);
    }
}

type Scene = { parts: BulkParts; spans: Spans; size: DemoSize; codes: readonly string[] };

function writeBulkFigure(
  files: FigureFiles,
  figure: BulkFigure,
  scene: Scene & { variant: Variant; position: number },
): void {
  const { code, plan } = figure;
  const { parts, codes, size } = scene;
  files.figures.row(code, ...fiveOf(titleOf(plan)), '', 'A');
  files.models.row(scene.variant.code, code, plan.chapter, scene.position);
  const drawing = drawingOfFigure({ plan, models: [figure.model] });
  for (const kind of ['drawing', 'model'])
    files.illustrations.row(code, kind, 1, drawing.template, drawing.params, '', '', '');
  const items = itemCount(figure, size);
  for (let item = 0; item < items; item += 1) {
    const owner = plan.items[item]?.attachedTo;
    files.items.row(
      code,
      item + 1,
      item + 1,
      owner === undefined ? '' : owner + 1,
      item < plan.items.length ? '' : 'no',
    );
  }
  forEachLine(figure, scene, (line) => {
    files.lines.row(
      code,
      line.item + 1,
      line.lineNo,
      codes[line.part - parts.first],
      line.quantity,
      line.effectivity,
      line.rule,
      '',
    );
  });
}

type MachineScene = Scene & { order: BulkOrder; at: number; variants: readonly Variant[] };

/** The machines of one variant: every so many-th of its model's. */
function writeBulkMachines(files: MachineFiles, figures: readonly BulkFigure[], scene: MachineScene): void {
  const { order, at, variants } = scene;
  const variant = variants[at];
  if (!variant) return;
  const { model } = variant;
  const count = machinesOf(model, order.size.machines - CORE.machines);
  for (let nth = at; nth < count; nth += variants.length) {
    const machine = machineAt(model, nth, { count, seed: order.seed, isBulk: true });
    const isRecorded = mix(machine.index, order.seed) % order.size.asBuiltOneIn === 0;
    writeMachineRow(files, machine, { variant: variant.code, asBuilt: isRecorded ? 'complete' : 'none' });
    if (isRecorded)
      for (const [code, quantity] of asBuiltOf(machine, figures, scene))
        files.asBuilt.row(machine.scheme, machine.serial, code, quantity);
  }
}

function asBuiltOf({ built, options }: Machine, figures: readonly BulkFigure[], scene: Scene): Map<string, number> {
  const found = new Map<string, number>();
  for (const figure of figures)
    forEachLine(figure, scene, ({ from, to, rule, part, quantity }) => {
      if (
        (from !== undefined && built < from) ||
        (to !== undefined && built >= to) ||
        (rule !== undefined && !fulfils(rule, options))
      )
        return;
      const code = scene.codes[part - scene.parts.first] ?? '';
      found.set(code, (found.get(code) ?? 0) + quantity);
    });
  return found;
}
