/** Machine families, machine types and how a model is described (spec §2: search groups). */
import { words } from './word.ts';
import texts from './words.json' with { type: 'json' };

/** The four families of the demo maker. */
export const families = words(texts.families);
/** Name of a machine family. */
export type MachineFamily = keyof typeof families;

/** Machine types, finer than families. */
export const machineTypes = words(texts.machineTypes);
/** Name of a machine type. */
export type MachineType = keyof typeof machineTypes;

/** The family each machine type belongs to. */
export const familyOfType: Record<MachineType, MachineFamily> = {
  slabScissor: 'scissorLifts',
  roughTerrainScissor: 'scissorLifts',
  dieselTelescopicBoom: 'telescopicBooms',
  hybridTelescopicBoom: 'telescopicBooms',
  electricArticulatingBoom: 'articulatingBooms',
  dieselArticulatingBoom: 'articulatingBooms',
  electricForklift: 'forklifts',
  dieselForklift: 'forklifts',
  lpgForklift: 'forklifts',
};
