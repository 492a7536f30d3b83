// Writes the demo shop as a folder of the import format (product §1; docs/import-format.md).
import { mkdirSync } from 'node:fs';
import { writeBase } from './base-rows.ts';
import { writeContent } from './content-rows.ts';
import { coreFigures } from './core-figures.ts';
import { type CsvFile } from './csv-file.ts';
import { diceOf } from './dice.ts';
import { effectivities } from './effectivity.ts';
import type { Figure } from './figure.ts';
import { figureFiles, writeEffectivities, writeFigure } from './figure-rows.ts';
import { fillShelves } from './fillers.ts';
import { kitsOf, worthOfKits } from './kit-contents.ts';
import { type MachineFiles, machineFiles, writeMachine, writeVariant } from './machine-rows.ts';
import { type Machine, machineAt, machinesOf, variantsOf } from './machines.ts';
import { writeManuals } from './manual-rows.ts';
import { MODELS } from './models.ts';
import { notRule, OPTION_LINES } from './options.ts';
import { livesOf } from './part-life.ts';
import { partFiles, writePart } from './part-rows.ts';
import { partRegister } from './part-register.ts';
import type { PartSeed } from './part-seed.ts';
import { relationsFile, takeExchangeUnits, writeRelations } from './relations.ts';
import { changesOf, supersessionsFile } from './supersessions.ts';
import { DEMO_SIZES, type DemoSizeName } from './sizes.ts';
import { type BulkFiles, writeBulk } from './write-bulk.ts';

/** A piece of the demo: size S without its books, the books of S, or what a larger size adds to both. */
export type DemoPiece = 'shop' | 'books' | 'addition';

/** What to write: all of a size, or one piece for a shop that has or will get the others. */
export interface DemoOrder {
  size: DemoSizeName;
  seed: number;
  folder: string;
  piece?: DemoPiece;
  say?: (line: string) => void;
}

const CORE = DEMO_SIZES.S;

/** Writes every file; the same size and seed give the same bytes. */
export function writeDemo({ size, seed, folder, piece, say = () => {} }: DemoOrder): void {
  mkdirSync(folder, { recursive: true });
  if (piece === undefined || piece === 'books') writeManuals(folder, DEMO_SIZES[size].variantsPerModel);
  if (piece === 'books') return;
  const sets = effectivities(seed);
  const core = makeCore(seed, sets);
  const coreSets = sets.all.length;
  const files = openFiles(folder);
  if (piece !== 'addition') {
    writeBase(folder);
    writeContent(folder, core.parts);
    writeCore(files, core, seed);
  }
  if (size !== 'S') writeBulk(files, { size: DEMO_SIZES[size], seed, effectivities: sets, say });
  writeEffectivities(files.figures, sets.all.slice(piece === 'addition' ? coreSets : 0));
  closeAll(files);
  say(
    `${size}: ${files.parts.parts.rows} parts, ${files.figures.figures.rows} figures, ${files.figures.lines.rows} item lines, ${files.machines.machines.rows} machines`,
  );
}

type Core = ReturnType<typeof makeCore>;

/** Every part of size S as it was settled before anything was written: what a part is, its size, the models it is used on. */
export const partsOfCore = (seed: number): readonly PartSeed[] => makeCore(seed, effectivities(seed)).parts;

/** Every machine of size S. */
export const machinesOfCore = (seed: number): readonly Machine[] =>
  MODELS.flatMap((model) => {
    const count = machinesOf(model, CORE.machines);
    return Array.from({ length: count }, (_, at) => machineAt(model, at, { count, seed }));
  });

/** Everything of size S, which the larger sizes build on. */
function makeCore(seed: number, sets: ReturnType<typeof effectivities>) {
  const register = partRegister(seed);
  const figures = coreFigures({ seed, register, effectivities: sets });
  const exchange = takeExchangeUnits(register);
  fillShelves(register, CORE.parts);
  return { parts: register.parts, figures, exchange };
}

const openFiles = (folder: string): BulkFiles => ({
  parts: partFiles(folder),
  figures: figureFiles(folder),
  machines: machineFiles(folder),
  relations: relationsFile(folder),
  supersessions: supersessionsFile(folder),
});

function closeAll({ parts, figures, machines, relations, supersessions }: BulkFiles): void {
  const all: CsvFile[] = [
    ...Object.values(parts),
    ...Object.values(figures),
    ...Object.values(machines),
    relations,
    supersessions,
  ];
  for (const file of all) file.close();
}

function writeCore(files: BulkFiles, { parts, figures, exchange }: Core, seed: number): void {
  const changes = changesOf(figures, seed);
  const kits = kitsOf(figures);
  const order = { seed, lifeOf: livesOf(changes), kits: worthOfKits(kits, seed) };
  for (const part of parts) writePart(files.parts, part, order);
  writeRelations(files.relations, { figures, exchange, kits });
  for (const { rows } of changes) for (const row of rows) files.supersessions.row(...row);
  for (const [at, figure] of figures.entries())
    writeFigure(files.figures, figure, { position: at + 1, variants: figure.models.map((model) => model.code) });
  for (const rule of allRules()) files.figures.rules.row(rule);
  writeCoreMachines(files.machines, figures, seed);
}

/** The share of the first machines whose as-built list the factory kept. */
const RECORDED = 0.45;

function writeCoreMachines(files: MachineFiles, figures: readonly Figure[], seed: number): void {
  for (const model of MODELS) {
    const [variant] = variantsOf(model, 1);
    if (!variant) continue;
    writeVariant(files.variants, variant);
    const ofModel = figures.filter((figure) => figure.models.includes(model));
    const count = machinesOf(model, CORE.machines);
    for (let at = 0; at < count; at += 1) {
      const machine = machineAt(model, at, { count, seed });
      const isRecorded = diceOf(seed, 43, machine.index).chance(RECORDED);
      writeMachine(files, machine, {
        variant: variant.code,
        seed,
        ...(isRecorded ? { figures: ofModel } : {}),
      });
    }
  }
}

/** Every option rule that lines name, once. */
function allRules(): string[] {
  const rules = Object.values(OPTION_LINES).flatMap(({ rule, isEither }) =>
    isEither ? [rule, notRule(rule)] : [rule],
  );
  return [...new Set(rules)].toSorted();
}
