// Part codes in the styles a grown catalogue has: new codes, codes of bought-in lines, old dotted ones, standard numbers (product §5: codes).
import type { NounKey } from '../vocabulary/nouns.ts';
import { mix } from './dice.ts';
import type { Facts } from './facts.ts';

const STANDARDS: Partial<Record<NounKey, string>> = {
  hexBolt: 'ISO 4017 {}-8.8',
  socketScrew: 'ISO 4762 {}-12.9',
  flangeBolt: 'EN 1665 {}-10.9',
  countersunkScrew: 'ISO 10642 {}-10.9',
  setScrew: 'ISO 4026 {}-45H',
  carriageBolt: 'ISO 8677 {}-8.8',
  shoulderBolt: 'ISO 7379 {}',
  selfTappingScrew: 'ISO 7049 {}',
  stud: 'DIN 939 {}-8.8',
  eyeBolt: 'DIN 580 {}',
  hexNut: 'ISO 4032 {}-8',
  nylocNut: 'ISO 7040 {}-8',
  flangeNut: 'EN 1661 {}-8',
  castleNut: 'DIN 935 {}-8',
  jamNut: 'ISO 4035 {}',
  capNut: 'DIN 1587 {}',
  weldNut: 'DIN 929 {}',
  slottedNut: 'DIN 1804 {}',
  flatWasher: 'ISO 7089 {}-200HV',
  springWasher: 'DIN 127 B{}',
  lockWasher: 'DIN 25201 {}',
  cotterPin: 'ISO 1234 {}',
  clevisPin: 'ISO 2341 {}',
  rollPin: 'ISO 8752 {}',
  dowelPin: 'ISO 8734 {}',
  linchPin: 'DIN 11023 {}',
  shaftKey: 'DIN 6885 {}',
  circlip: 'DIN 471 {}',
  internalCirclip: 'DIN 472 {}',
  greaseNipple: 'DIN 71412 {}',
  blindRivet: 'ISO 15977 {}',
  hoseClamp: 'DIN 3017 {}',
  copperWasher: 'DIN 7603 {}',
};

/** The number of its standard with the size, or undefined for parts without a standard. */
export function standardCode(noun: NounKey, size: string): string | undefined {
  const form = STANDARDS[noun];
  return form && size !== '' ? form.replace('{}', size.replaceAll('×', 'x')) : undefined;
}

/** Spreads 0..limit-1 over itself without repeats; limit a power of ten, the factor has no divisor with it. */
const spread = (index: number, limit: number): number => (index * 7_919_867 + 314_159) % limit;

/** The maker's own code of a part; no two indexes share one, whatever their style. */
export function makerCode({ category }: Facts, index: number): string {
  const number = String(spread(index, 10_000_000)).padStart(7, '0');
  if (BOUGHT.has(category)) return `${10 + 2 * (mix(index, 3) % 4)} ${number.slice(0, 4)}-${number.slice(4)}`;
  if (STRUCTURE.has(category)) return `5${number.slice(0, 2)}.${number.slice(2, 5)}.${number.slice(5)}`;
  return `NV-${number}`;
}

const BOUGHT = new Set<string>([
  'sensors',
  'batteriesAndPower',
  'lightsAndAlarms',
  'controls',
  'engineParts',
  'engineFilters',
  'cooling',
  'fuelAndExhaust',
  'valves',
  'pumpsAndMotors',
]);
const STRUCTURE = new Set<string>([
  'scissorStack',
  'boomsAndJibs',
  'turntables',
  'chassis',
  'masts',
  'carriageAndForks',
  'decksAndFloors',
  'railsAndGates',
  'coversAndPanels',
]);
