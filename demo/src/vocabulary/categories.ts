/** The tree of part categories and the types of parts that the parts list filters by (spec §2: parts list). */
import type { PartCategory } from './nouns.ts';
import { type Word, words } from './word.ts';
import texts from './words.json' with { type: 'json' };

/** Upper categories. */
export const categoryGroups = words(texts.categoryGroups);
/** Name of an upper category. */
export type CategoryGroup = keyof typeof categoryGroups;

/** Categories that hold parts. */
export const categories: Record<PartCategory, Word> = words(texts.categories);

/** The tree: upper category and what stands below it. */
export const categoryTree: Record<CategoryGroup, readonly PartCategory[]> = {
  fasteners: ['bolts', 'nuts', 'washers', 'pins', 'clamps'],
  bearingsAndSeals: ['bearings', 'seals', 'lubrication'],
  hydraulics: ['cylinders', 'hosesAndFittings', 'valves', 'pumpsAndMotors', 'tanksAndFilters'],
  driveline: ['wheels', 'axlesAndSteering', 'gearboxes', 'brakes'],
  structure: ['scissorStack', 'boomsAndJibs', 'turntables', 'outriggers', 'chassis'],
  platforms: ['decksAndFloors', 'railsAndGates', 'access'],
  electrics: ['controls', 'sensors', 'batteriesAndPower', 'wiring', 'lightsAndAlarms'],
  engines: ['engineParts', 'engineFilters', 'cooling', 'fuelAndExhaust'],
  forkliftParts: ['masts', 'carriageAndForks', 'cab'],
  bodywork: ['coversAndPanels', 'decals', 'printedMatter'],
  kits: ['serviceKits', 'repairKits'],
};
