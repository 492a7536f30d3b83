// Writes variants and machines with their options and, for some, the list the factory recorded (docs/import-format.md).
import { five, fiveOf } from './base-rows.ts';
import { type CsvFile, csvFile } from './csv-file.ts';
import { diceOf } from './dice.ts';
import type { Figure, Line } from './figure.ts';
import { dayOf, type Machine, type Variant } from './machines.ts';
import { pictureOfModel } from './models.ts';
import { fulfils } from './options.ts';

/** Files of machines. */
export interface MachineFiles {
  variants: CsvFile;
  machines: CsvFile;
  options: CsvFile;
  asBuilt: CsvFile;
}

/** Opens them in the folder. */
export const machineFiles = (folder: string): MachineFiles => ({
  variants: csvFile(folder, 'model-variants', [
    'code',
    'family',
    'model',
    ...five('name'),
    'image',
    'recipe',
    'built_from',
    'built_to',
    'position',
  ]),
  machines: csvFile(folder, 'machines', ['serial_number', 'scheme', 'variant', 'manufactured_on', 'as_built']),
  options: csvFile(folder, 'machine-options', ['scheme', 'machine', 'option']),
  asBuilt: csvFile(folder, 'as-built-lines', ['scheme', 'machine', 'part', 'quantity']),
});

const FAMILY_CODES = {
  scissor: 'scissorLifts',
  telescopic: 'telescopicBooms',
  articulating: 'articulatingBooms',
  forklift: 'forklifts',
} as const;

/** Writes a variant. */
export function writeVariant(file: CsvFile, { code, model, name, position }: Variant): void {
  const drawing = JSON.stringify({
    template: model.family,
    params: { height: model.height, width: model.width, frame: model.frame },
  });
  file.row(
    code,
    FAMILY_CODES[model.family],
    model.code,
    ...fiveOf(name),
    pictureOfModel(model.code),
    drawing,
    model.builtFrom,
    '',
    position,
  );
}

/** Writes a machine; `figures` are those of its variant where its as-built list is to be written too. */
export function writeMachine(
  files: MachineFiles,
  machine: Machine,
  made: { variant: string; figures?: readonly Figure[]; seed: number },
): void {
  const { scheme, serial, index } = machine;
  const dice = diceOf(made.seed, 41, index);
  const asBuilt = made.figures ? (dice.chance(0.75) ? 'complete' : 'partial') : 'none';
  writeMachineRow(files, machine, { variant: made.variant, asBuilt });
  if (!made.figures) return;
  const share = asBuilt === 'complete' ? 1 : 0.4;
  const isNamed = (figure: Figure) =>
    diceOf(made.seed, 42, index, figure.code.length, figure.items.length).chance(share);
  for (const [code, quantity] of asBuiltOf(
    machine,
    made.figures.filter((one) => share === 1 || isNamed(one)),
  ))
    files.asBuilt.row(scheme, serial, code, quantity);
}

/** Writes the machine itself and its options. */
export function writeMachineRow(
  files: MachineFiles,
  { scheme, serial, built, options }: Machine,
  row: { variant: string; asBuilt: string },
): void {
  files.machines.row(serial, scheme, row.variant, dayOf(built), row.asBuilt);
  for (const option of options) files.options.row(scheme, serial, option);
}

/** Whether a line is on a machine by its serial number and options. */
export function isOnMachine({ from, to, rule }: Line, { built, options }: Machine): boolean {
  if (from !== undefined && built < from) return false;
  if (to !== undefined && built >= to) return false;
  return rule === undefined || fulfils(rule, options);
}

/** Part codes with how many the factory fitted. */
function asBuiltOf(machine: Machine, figures: readonly Figure[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { items, plan } of figures) {
    if (plan.chapter === 'service') continue;
    for (const line of items.flatMap((item) => item.lines))
      if (line.quantity && isOnMachine(line, machine))
        found.set(line.part.code, (found.get(line.part.code) ?? 0) + line.quantity);
  }
  return found;
}
