/** Types of parts, the second way to narrow a list (spec §2: filter by parts type). */
import type { PartCategory } from './nouns.ts';
import { words } from './word.ts';

/** Types of parts. */
export const partTypes = words({
  standardPart: 'Standard part | Pieza normalizada | Peça padronizada | Pièce normalisée | 标准件',
  wearPart: 'Wear part | Pieza de desgaste | Peça de desgaste | Pièce d’usure | 易损件',
  consumable: 'Consumable | Consumible | Item de consumo | Consommable | 耗材',
  structuralPart: 'Structural part | Pieza estructural | Peça estrutural | Pièce de structure | 结构件',
  hydraulicPart: 'Hydraulic part | Pieza hidráulica | Peça hidráulica | Pièce hydraulique | 液压件',
  electricalPart: 'Electrical part | Pieza eléctrica | Peça elétrica | Pièce électrique | 电气件',
  drivePart: 'Drive part | Pieza de transmisión | Peça de transmissão | Pièce de transmission | 传动件',
  enginePart: 'Engine part | Pieza del motor | Peça de motor | Pièce du moteur | 发动机件',
  safetyPart: 'Safety part | Pieza de seguridad | Peça de segurança | Pièce de sécurité | 安全件',
  bodyPart: 'Body part | Pieza de carrocería | Peça de carenagem | Pièce de carrosserie | 覆盖件',
  kit: 'Kit | Juego | Conjunto | Lot de pièces | 套件',
  document: 'Printed matter | Documentación | Documentação | Documentation | 技术资料',
});
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
