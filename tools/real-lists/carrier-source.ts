// Finds the carrier in a folder of models: the one model with a parts list of its own, and what the two names say of it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Assemblies, linesByAssembly } from './carrier-assemblies.ts';

/** As 4838-mini-vehicles-carrier.bom.csv: the number, then the name. */
const LIST = /^((\d+)-(.+))\.bom\.csv$/g;

/** The carrier with its name and its model. */
export type CarrierSource = Assemblies & { name: string; glb: Buffer };

/** Reads model and list, which begins with the assembly that holds all others; throws RangeError where there is not one list, or no line in it. */
export function readCarrier(models: string): CarrierSource {
  const [list, ...others] = readdirSync(models).flatMap((name) => [...name.matchAll(LIST)]);
  if (!list || others.length > 0)
    throw new RangeError(
      `${models} must hold one list named like 4838-mini-vehicles-carrier.bom.csv, not none or more`,
    );
  const [, stem = '', number = '', words = ''] = list;
  const path = join(models, `${stem}.bom.csv`);
  const assemblies = linesByAssembly(path);
  const [whole] = assemblies.keys();
  if (whole === undefined) throw new RangeError(`${path} holds no lines`);
  return {
    number,
    name: words.replaceAll('-', ' '),
    whole,
    glb: readFileSync(join(models, `${stem}.glb`)),
    assemblies,
  };
}
