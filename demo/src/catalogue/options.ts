// Factory options: their codes, which models may have them, and which parts depend on them (product §0: option rule).
import type { NounKey } from '../vocabulary/nouns.ts';
import type { Option } from '../vocabulary/options.ts';
import {
  both,
  hasEngine,
  isArticulating,
  isBoom,
  isDiesel,
  isElectric,
  isForklift,
  isPlatform,
  isRough,
  isScissor,
  isTelescopic,
} from './plan.ts';
import type { Model } from './models.ts';

type OptionRow = readonly [option: Option, code: string, applies: (model: Model) => boolean, share: number];

/** Option, its code, who may have it, and the share of machines that do. */
export const OPTIONS: readonly OptionRow[] = [
  ['nonMarkingTyres', 'NMT', both(isElectric, isPlatform), 0.7],
  ['roughTerrainTyres', 'RTT', isRough, 0.5],
  ['foamFilledTyres', 'FFT', both(isRough, isPlatform), 0.35],
  ['fourWheelDrive', '4WD', isRough, 0.8],
  ['fourWheelSteer', '4WS', both(isBoom, isRough), 0.3],
  ['platformExtension', 'PEX', isScissor, 0.85],
  ['swingGate', 'SWG', isPlatform, 0.5],
  ['foldingRails', 'FLR', isScissor, 0.6],
  ['meshPanels', 'MSH', isBoom, 0.25],
  ['pipeRacks', 'PRK', isScissor, 0.2],
  ['coldWeatherKit', 'CWK', () => true, 0.15],
  ['hotWeatherKit', 'HWK', hasEngine, 0.2],
  ['generator110', 'G110', both(isBoom, hasEngine), 0.1],
  ['generator230', 'G230', both(isBoom, hasEngine), 0.25],
  ['inverter230', 'INV', both(isElectric, isPlatform), 0.3],
  ['airLine', 'AIR', isBoom, 0.3],
  ['biodegradableOil', 'BIO', () => true, 0.2],
  ['lithiumPack', 'LIT', isElectric, 0.2],
  ['automaticWatering', 'AWS', isElectric, 0.2],
  ['telematics', 'TEL', () => true, 0.5],
  ['workLights', 'WLT', () => true, 0.4],
  ['blueSpot', 'BSP', isForklift, 0.5],
  ['antiCrush', 'ACB', isBoom, 0.3],
  ['loadSensing', 'LSN', isPlatform, 0.6],
  ['axleExtension', 'AXT', isTelescopic, 0.4],
  ['sideShift', 'SSH', isForklift, 0.7],
  ['fourthValve', 'H4F', isForklift, 0.25],
  ['tripleMast', 'TRM', isForklift, 0.4],
  ['closedCab', 'CAB', isForklift, 0.3],
  ['solidTyres', 'SLD', isForklift, 0.5],
  ['particulateFilter', 'DPF', isDiesel, 0.5],
];

/** How a noun's lines depend on options: `only` for one line with a rule, `either` for two parts of which one fits. */
export const OPTION_LINES: Partial<
  Record<NounKey, { rule: string; isEither: boolean; applies: (model: Model) => boolean }>
> = {
  driveWheel: { rule: 'NMT', isEither: true, applies: both(isElectric, isPlatform) },
  steerWheel: { rule: 'NMT', isEither: true, applies: both(isElectric, isPlatform) },
  tyre: { rule: 'RTT+!FFT+(4WD,4WS)', isEither: true, applies: isRough },
  gate: { rule: 'SWG', isEither: true, applies: isPlatform },
  gateLatch: { rule: 'SWG', isEither: false, applies: isPlatform },
  guardrail: { rule: 'FLR', isEither: true, applies: isScissor },
  linchPin: { rule: 'FLR', isEither: false, applies: isScissor },
  extensionDeck: { rule: 'PEX', isEither: false, applies: isScissor },
  pipeRack: { rule: 'PRK', isEither: false, applies: isScissor },
  battery: { rule: 'LIT', isEither: true, applies: isElectric },
  charger: { rule: 'LIT', isEither: true, applies: isElectric },
  inverter: { rule: 'INV', isEither: false, applies: both(isElectric, isPlatform) },
  acSocket: { rule: 'INV,G110,G230', isEither: false, applies: isPlatform },
  hydraulicOil: { rule: 'BIO', isEither: true, applies: () => true },
  workLight: { rule: 'WLT', isEither: false, applies: () => true },
  blueSpotLight: { rule: 'BSP', isEither: false, applies: isForklift },
  loadSensor: { rule: 'LSN', isEither: false, applies: isPlatform },
  sideShifter: { rule: 'SSH', isEither: false, applies: isForklift },
  sideShiftCylinder: { rule: 'SSH', isEither: false, applies: isForklift },
  forkPositioner: { rule: 'H4F+!SSH', isEither: false, applies: isForklift },
  freeLiftCylinder: { rule: 'TRM', isEither: false, applies: isForklift },
  mastChannel: { rule: 'TRM', isEither: true, applies: isForklift },
  windscreen: { rule: 'CAB', isEither: false, applies: isForklift },
  wiperBlade: { rule: 'CAB', isEither: false, applies: isForklift },
  particleFilter: { rule: 'DPF', isEither: false, applies: isDiesel },
  radiator: { rule: 'HWK', isEither: true, applies: hasEngine },
  coldStartKit: { rule: 'CWK', isEither: false, applies: () => true },
  meshFloor: { rule: 'MSH', isEither: true, applies: isArticulating },
};

/** What holds where a rule does not. */
export const notRule = (rule: string): string => (/[,+!]/.test(rule) ? `!(${rule})` : `!${rule}`);

/** Whether a machine with these options fulfils one of the rules above. */
export function fulfils(rule: string, options: ReadonlySet<string>): boolean {
  const alternatives = splitOutside(rule, ',');
  if (alternatives.length > 1) return alternatives.some((one) => fulfils(one, options));
  const terms = splitOutside(rule, '+');
  if (terms.length > 1) return terms.every((one) => fulfils(one, options));
  if (rule.startsWith('!')) return !fulfils(rule.slice(1), options);
  return rule.startsWith('(') ? fulfils(rule.slice(1, -1), options) : options.has(rule);
}

function splitOutside(text: string, mark: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === mark && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts;
}
