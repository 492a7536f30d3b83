/** Types of parts, the second way to narrow a list (spec §2: filter by parts type). */
import type { PartCategory } from './nouns.ts';
import { words } from './word.ts';
import texts from './words.json' with { type: 'json' };

/** Types of parts. */
export const partTypes = words(texts.partTypes);
/** Name of a type of parts. */
export type PartType = keyof typeof partTypes;

const categoriesOfType: Record<PartType, readonly PartCategory[]> = {
  standardPart: ['bolts', 'nuts', 'washers', 'pins', 'clamps', 'bearings'],
  wearPart: ['seals', 'brakes', 'wheels'],
  consumable: ['lubrication', 'engineFilters'],
  structuralPart: [
    'scissorStack',
    'boomsAndJibs',
    'turntables',
    'outriggers',
    'chassis',
    'decksAndFloors',
    'masts',
    'carriageAndForks',
  ],
  hydraulicPart: ['cylinders', 'hosesAndFittings', 'valves', 'pumpsAndMotors', 'tanksAndFilters'],
  electricalPart: ['controls', 'sensors', 'batteriesAndPower', 'wiring', 'lightsAndAlarms'],
  drivePart: ['axlesAndSteering', 'gearboxes'],
  enginePart: ['engineParts', 'cooling', 'fuelAndExhaust'],
  safetyPart: ['railsAndGates', 'access', 'decals'],
  bodyPart: ['coversAndPanels', 'cab'],
  kit: ['serviceKits', 'repairKits'],
  document: ['printedMatter'],
};

/** The type of the parts in each category. */
export const typeOfCategory = Object.fromEntries(
  Object.entries(categoriesOfType).flatMap(([type, list]) => list.map((category) => [category, type])),
) as Record<PartCategory, PartType>;
