/** Every part noun of the demo shop, by category and by name. */
import { bearingAndSealNouns } from './nouns-bearings-seals.ts';
import { bodyAndKitNouns } from './nouns-body-kits.ts';
import { driveNouns } from './nouns-drive.ts';
import { electricNouns } from './nouns-electrics.ts';
import { engineNouns } from './nouns-engine.ts';
import { fastenerNouns } from './nouns-fasteners.ts';
import { forkliftNouns } from './nouns-forklift.ts';
import { hydraulicNouns } from './nouns-hydraulics.ts';
import { liftStructureNouns } from './nouns-lift-structure.ts';
import { platformNouns } from './nouns-platform.ts';
import type { Noun } from './word.ts';

/** Part nouns by the category their parts stand in. */
export const nounsByCategory = {
  ...fastenerNouns,
  ...bearingAndSealNouns,
  ...hydraulicNouns,
  ...driveNouns,
  ...liftStructureNouns,
  ...platformNouns,
  ...electricNouns,
  ...engineNouns,
  ...forkliftNouns,
  ...bodyAndKitNouns,
} satisfies Record<string, Record<string, Noun>>;

/** A category that holds parts: a leaf of the category tree. */
export type PartCategory = keyof typeof nounsByCategory;
type KeysOf<T> = T extends unknown ? keyof T : never;
/** Name of a part noun, such as `hexBolt`. */
export type NounKey = KeysOf<(typeof nounsByCategory)[PartCategory]>;

const pairs = Object.entries(nounsByCategory).flatMap(([category, group]) =>
  Object.entries<Noun>(group).map(([key, noun]) => ({ key, noun, category })),
);

/** Part nouns by name. */
export const partNouns = Object.fromEntries(pairs.map(({ key, noun }) => [key, noun])) as Record<NounKey, Noun>;
/** The category each part noun stands in. */
export const categoryOfNoun = Object.fromEntries(pairs.map(({ key, category }) => [key, category])) as Record<
  NounKey,
  PartCategory
>;
