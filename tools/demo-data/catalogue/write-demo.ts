// Writes the whole demo shop as one folder of the import format (product §1; docs/import-format.md).
import { mkdirSync } from 'node:fs';
import { writeBase } from './base-rows.ts';
import { writeContent } from './content-rows.ts';
import { coreFigures } from './core-figures.ts';
import { diceOf } from './dice.ts';
import { effectivities } from './effectivity.ts';
import type { Figure } from './figure.ts';
import { figureFiles, writeEffectivities, writeFigure } from './figure-rows.ts';
import { fillShelves } from './fillers.ts';
import { machineFiles, writeMachine, writeVariant } from './machine-rows.ts';
import { machineAt, machinesOf, variantsOf } from './machines.ts';
import { MODELS } from './models.ts';
import { OPTION_LINES, notRule } from './options.ts';
import { partFiles, writePart } from './part-rows.ts';
import { partRegister } from './part-register.ts';
import { takeExchangeUnits, writeRelations, writeSupersessions } from './relations.ts';
import { DEMO_SIZES, type DemoSizeName } from './sizes.ts';

/** What to write. */
export interface DemoOrder {
  size: DemoSizeName;
  seed: number;
  folder: string;
  say?: (line: string) => void;
}

const CORE = DEMO_SIZES.S;

/** Writes every file; the same size and seed give the same bytes. */
export function writeDemo({ size, seed, folder, say = () => {} }: DemoOrder): void {
  mkdirSync(folder, { recursive: true });
  const register = partRegister(seed);
  const sets = effectivities(seed);
  const figures = coreFigures({ seed, register, effectivities: sets });
  const exchange = takeExchangeUnits(register);
  fillShelves(register, CORE.parts);
  writeBase(folder);
  writeContent(folder, register.parts);
  writeRelations(folder, figures, exchange);
  writeSupersessions(folder, figures, seed);
  writeParts();
  writeFigures();
  writeMachines();
  say(`${size}: ${register.parts.length} parts, ${figures.length} figures`);

  function writeParts(): void {
    const files = partFiles(folder);
    for (const part of register.parts) writePart(files, part, seed);
    for (const file of Object.values(files)) file.close();
  }

  function writeFigures(): void {
    const files = figureFiles(folder);
    for (const [at, figure] of figures.entries())
      writeFigure(files, figure, { position: at + 1, variants: figure.models.map((model) => model.code) });
    writeEffectivities(files, sets.all);
    for (const rule of allRules()) files.rules.row(rule);
    for (const file of Object.values(files)) file.close();
  }

  function writeMachines(): void {
    const files = machineFiles(folder);
    for (const model of MODELS) {
      const [variant] = variantsOf(model, 1);
      if (!variant) continue;
      writeVariant(files.variants, variant);
      const ofModel = figures.filter((figure: Figure) => figure.models.includes(model));
      const count = machinesOf(model, CORE.machines);
      for (let at = 0; at < count; at += 1) {
        const machine = machineAt(model, at, { count, seed });
        const isRecorded = diceOf(seed, 43, machine.index).chance(0.45);
        writeMachine(files, machine, { variant: variant.code, seed, ...(isRecorded ? { figures: ofModel } : {}) });
      }
    }
    for (const file of Object.values(files)) file.close();
  }
}

/** Every option rule that lines name, once. */
export function allRules(): string[] {
  const rules = Object.values(OPTION_LINES).flatMap(({ rule, isEither }) =>
    isEither ? [rule, notRule(rule)] : [rule],
  );
  return [...new Set(rules)].toSorted();
}
