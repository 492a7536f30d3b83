// The figures a manual and a brochure state for a model, worked out from what its nameplate says.
import type { MachineSpec } from '../geometry/machines/index.ts';
import type { FamilyKey, ManualTexts, ProcedureKey } from './manual-texts.ts';

/** Heights in metres, weights and capacities in kilograms; the lift height for a forklift. */
export interface ManualModel {
  code: string;
  family: FamilyKey;
  power: 'battery' | 'diesel' | 'lpg';
  height: number;
  outreach?: number;
  capacity: number;
  weight: number;
  width: number;
  isRoughTerrain: boolean;
}

export const machineSpecOf = (model: ManualModel): MachineSpec => ({
  family: model.family,
  height: model.height,
  width: model.width,
  isRoughTerrain: model.isRoughTerrain && model.family === 'scissor',
  hasJib: model.code.endsWith('J'),
  isElectric: model.power === 'battery',
  hasGasBottle: model.power === 'lpg',
});

/** Bar at the main relief valve. */
export const systemPressureOf = ({ family, weight }: ManualModel): number =>
  family === 'forklift' ? 185 : family === 'scissor' ? (weight > 4000 ? 240 : 207) : weight > 12000 ? 280 : 250;

const number = (value: number, digits = 0): string => value.toFixed(digits);

/** Without what only holds for platforms: a forklift is never stowed. */
const plain = (label: string): string => label.replace(/\s*[,，（(].*$/, '');

/** Label and value, in the order they are printed. */
export function technicalData(model: ManualModel, { words }: ManualTexts): [string, string][] {
  const isForklift = model.family === 'forklift';
  const heights: [string, string][] = isForklift
    ? [[words.liftHeight, `${number(model.height, 1)} m`]]
    : [
        [words.workingHeight, `${number(model.height, 1)} m`],
        [words.platformHeight, `${number(model.height - 2, 1)} m`],
      ];
  const reach: [string, string][] = model.outreach ? [[words.outreach, `${number(model.outreach, 1)} m`]] : [];
  const people: [string, string][] = isForklift
    ? []
    : [
        [words.people, String(Math.max(1, Math.min(4, Math.floor(model.capacity / 110))))],
        [words.windLimit, '12.5 m/s'],
      ];
  return [
    [words.model, model.code],
    ...heights,
    ...reach,
    [words.capacity, `${model.capacity} kg`],
    ...people,
    [words.weight, `${model.weight} kg`],
    [words.width, `${number(model.width, 2)} m`],
    [words.power, words[model.power]],
    [words.voltage, model.power === 'battery' ? (model.weight > 5000 ? '48 V' : '24 V') : '12 V'],
    [
      isForklift ? plain(words.driveSpeed) : words.driveSpeed,
      isForklift ? '17 km/h' : model.isRoughTerrain ? '5.6 km/h' : '3.5 km/h',
    ],
    [
      isForklift ? plain(words.gradeability) : words.gradeability,
      isForklift ? '20 %' : model.isRoughTerrain ? '40 %' : '25 %',
    ],
    [words.systemPressure, `${systemPressureOf(model)} bar`],
    [words.steerPressure, `${Math.round(systemPressureOf(model) * 0.55)} bar`],
    [words.tankVolume, `${Math.round(6 + model.weight / 110)} l`],
    ...(model.isRoughTerrain ? [[words.tyrePressure, '4.8 bar'] as [string, string]] : []),
  ];
}

/** Procedures of a model with the key of the figure that goes with each. */
export function proceduresOf({
  family,
  power,
  isRoughTerrain,
  code,
}: ManualModel): readonly (readonly [ProcedureKey, string])[] {
  const energy =
    power === 'battery'
      ? (['battery', 'batteries'] as const)
      : (['engineService', power === 'lpg' ? 'gas-engine' : 'engine'] as const);
  const wheel = ['wheel', isRoughTerrain ? 'rough-wheels' : 'front-wheels'] as const;
  const common = [['steering', 'steer-axle'], ['hydraulicFilter', 'tank'], energy] as const;
  if (family === 'forklift') {
    const own = [
      ['mastChain', 'mast'],
      ['forks', 'carriage'],
      ['tiltCylinder', 'tilt'],
      wheel,
      ['driveHub', 'drive-axle'],
    ] as const;
    return [...own, ...common, ['brakes', 'service-brake']];
  }
  const lift = [['liftCylinder', 'lift-cylinder']] as const;
  const drive = [
    ['platformControl', 'platform-control'],
    wheel,
    ['driveHub', 'drive-gearbox'],
    ...common,
    ['brakes', 'brakes'],
  ] as const;
  if (family === 'scissor') {
    const pothole = code.endsWith('E') ? ([['potholeGuard', 'pothole']] as const) : [];
    return [...lift, ['scissorPins', 'scissor-stack'], ...pothole, ...drive];
  }
  return [...lift, ['boomPads', family === 'telescopic' ? 'boom' : 'upper-boom'], ['slewRing', 'turntable'], ...drive];
}

/** Which of daily, 50, 250, 500, 1000 and 2000 hours each task of the schedule falls due. */
export const SCHEDULE: readonly (readonly boolean[])[] = [
  '111111',
  '111111',
  '111111',
  '111111',
  '111111',
  '111111',
  '011111',
  '001111',
  '001111',
  '001111',
  '001111',
  '001111',
  '000111',
  '000111',
  '000011',
  '000011',
  '000111',
  '000001',
].map((row) => [...row].map((mark) => mark === '1'));

export const INTERVALS = [50, 250, 500, 1000, 2000] as const;

/** Metric thread and N·m for property classes 8.8, 10.9 and 12.9. */
export const BOLT_TORQUES: readonly (readonly [string, number, number, number])[] = [
  ['M6', 9.5, 14, 16],
  ['M8', 23, 34, 40],
  ['M10', 46, 68, 79],
  ['M12', 79, 117, 135],
  ['M14', 125, 185, 215],
  ['M16', 195, 280, 330],
  ['M20', 390, 560, 650],
  ['M24', 670, 960, 1120],
  ['M30', 1350, 1900, 2250],
];

/** Fitting and N·m. */
export const FITTING_TORQUES: readonly (readonly [string, string])[] = [
  ['M14 × 1.5', '35'],
  ['M16 × 1.5', '45'],
  ['M18 × 1.5', '55'],
  ['M22 × 1.5', '80'],
  ['M26 × 1.5', '110'],
  ['G 1/4"', '30'],
  ['G 3/8"', '50'],
  ['G 1/2"', '85'],
  ['G 3/4"', '150'],
];

/** Volume and hours for each row of the fluids. */
export function fluidFigures(model: ManualModel): readonly (readonly [string, string])[] {
  const tank = `${Math.round(6 + model.weight / 110)} l`;
  const hasEngine = model.power !== 'battery';
  return [
    [tank, '2000'],
    [model.weight > 9000 ? '1.9 l' : '0.9 l', '1000'],
    hasEngine ? ['8.5 l', '500'] : ['-', '-'],
    hasEngine ? ['12 l', '2000'] : ['-', '-'],
    ['-', '50'],
    ['-', '250'],
    hasEngine ? ['-', '-'] : ['-', '50'],
  ];
}
