// The sizes parts of a noun come in, as the trade says them: threads, bearing numbers, bores, lengths, voltages.
import type { NounKey } from '../vocabulary/nouns.ts';
import { cylinderOf, isMadeForCylinder, sizeInCylinder } from './cylinders.ts';
import type { Dice } from './dice.ts';
import type { Facts } from './facts.ts';
import type { PartSize } from './part-size.ts';

const THREADS = [6, 8, 10, 12, 16, 20, 24] as const;
const LENGTHS: Readonly<Record<number, readonly number[]>> = {
  6: [12, 16, 20, 25, 30, 40],
  8: [16, 20, 25, 30, 40, 50, 60],
  10: [20, 25, 30, 35, 40, 50, 60, 80],
  12: [25, 30, 35, 40, 50, 60, 80, 100],
  16: [40, 50, 60, 80, 100, 120],
  20: [50, 60, 80, 100, 120, 150],
  24: [60, 80, 100, 120, 160],
};

/** Nouns whose bolts have a length beside the thread. */
const WITH_LENGTH = new Set<NounKey>([
  ...([
    'hexBolt',
    'socketScrew',
    'flangeBolt',
    'countersunkScrew',
    'setScrew',
    'carriageBolt',
    'shoulderBolt',
  ] as const),
  ...(['selfTappingScrew', 'wheelStud', 'stud', 'eyeBolt'] as const),
]);

const LISTS: Partial<Record<NounKey, string>> = {
  ballBearing: '6204-2RS 6205-2RS 6206-2RS 6207-2RS 6208-2RS 6210-2RS',
  taperedBearing: '30205 30206 30207 30208 32008X 32010X 33212',
  needleBearing: 'HK2016 HK2520 HK3026 HK3520 HK4020',
  rollerBearing: 'NU206 NU208 NU210 NU212',
  thrustBearing: '51106 51107 51108 51110',
  sphericalBearing: 'GE20-ES GE25-ES GE30-ES GE40-ES GE50-ES',
  oRing: '12×2 16×2.5 20×2.5 24×3 30×3 40×3 50×4 63×4 80×5',
  oilSeal: '30×47×7 35×52×7 40×62×8 50×72×10 65×90×10',
  rodSeal: '30×40×6 35×45×6 40×50×7 45×55×7 50×60×8 56×66×8 63×78×10',
  wiperSeal: '30×38×5 35×43×5 40×50×6 45×53×6 50×60×6 56×66×6 63×75×7',
  pistonSeal: '50×38×6 63×48×8 70×55×8 80×60×10 90×70×10 100×75×12',
  guideRing: '50×45×10 63×58×10 70×65×10 80×75×15 90×85×15 100×95×20',
  backupRing: '30×34×1.5 35×39×1.5 40×44×1.5 45×50×2 50×55×2 56×61×2 63×68×2',
  hoseClamp: '16-27 20-32 32-50 50-70 70-90',
  cableTie: '3.6×200 4.8×300 7.6×380',
  blindRivet: '3.2×10 4.0×12 4.8×16',
  cotterPin: '2.5×25 3.2×32 4×40 5×50',
  rollPin: '4×24 5×30 6×36 8×40 10×60',
  dowelPin: '6×30 8×40 10×50',
  clevisPin: '8×30 10×40 12×50 16×60',
  pin: 'Ø16×80 Ø20×100 Ø25×120 Ø30×140',
  shaftKey: '6×6×25 8×7×32 10×8×45 12×8×56',
  circlip: '20×1.2 25×1.2 30×1.5 35×1.5 40×1.75 50×2',
  internalCirclip: '32×1.2 40×1.75 47×1.75 62×2',
  copperWasher: '10×14 14×18 18×22 22×27',
  bondedSeal: 'G1/8" G1/4" G3/8" G1/2" G3/4"',
  thrustWasher: '25×45×2 30×50×2.5 40×60×3 50×75×4',
  bushing: '20×23×20 25×28×25 30×34×30 40×44×40 50×55×50 60×65×60',
  flangedBushing: '20×23×16 25×28×21 30×34×26 40×44×40',
  adapter: 'G1/4" G3/8" G1/2" G3/4" G1"',
  elbow: '90° G1/4"|90° G3/8"|90° G1/2"|90° G3/4"',
  tee: 'G1/4" G3/8" G1/2" G3/4"',
  straightFitting: 'M14×1.5 M16×1.5 M18×1.5 M22×1.5',
  bulkheadFitting: 'M16×1.5 M18×1.5 M22×1.5',
  orificeFitting: 'Ø0.8 Ø1.0 Ø1.2 Ø1.5',
  quickCoupler: 'ISO 7241-A 1/4"|ISO 7241-A 3/8"|ISO 7241-A 1/2"',
  blankingPlug: 'G1/4" G3/8" G1/2" G3/4"',
  testPoint: 'M16×2 G1/4"',
  banjoBolt: 'M10×1 M12×1.5 M14×1.5',
  drainPlug: 'M18×1.5 M22×1.5 G3/4"',
  greaseNipple: 'M6×1 M8×1 M10×1',
  solenoidCoil: '12 V|24 V|48 V',
  solenoidValve: '4/2 24 V|4/3 24 V|2/2 24 V',
  proportionalValve: '24 V 20 l/min|24 V 40 l/min',
  cartridgeValve: '08-2 10-2 10-3 12-2 16-2',
  reliefValve: '180 bar|210 bar|250 bar|300 bar',
  counterbalanceValve: '3:1 30 l/min|4:1 60 l/min|8:1 90 l/min',
  checkValve: '1/4" 0.5 bar|3/8" 1 bar|1/2" 1 bar',
  returnFilter: '10 µm 60 l/min|10 µm 110 l/min|10 µm 180 l/min',
  pressureFilter: '5 µm 40 l/min|10 µm 60 l/min|10 µm 110 l/min',
  suctionStrainer: '125 µm G1"|125 µm G1 1/4"|125 µm G1 1/2"',
  pressureTransducer: '0-250 bar|0-400 bar',
  pressureSwitch: '20 bar|120 bar|180 bar',
  battery: '6 V 225 Ah|6 V 250 Ah|12 V 105 Ah|12 V 180 Ah',
  charger: '24 V 25 A|24 V 30 A|48 V 35 A|48 V 80 A',
  relay: '12 V 40 A|24 V 20 A|24 V 70 A',
  contactor: '24 V 100 A|48 V 200 A',
  fuse: '5 A|10 A|15 A|30 A|150 A|275 A',
  circuitBreaker: '10 A|15 A|20 A',
  bulb: '12 V 21 W|12 V 55 W|24 V 21 W|24 V 70 W',
  workLight: 'LED 12 V 27 W|LED 24 V 48 W',
  beacon: 'LED 12-48 V|',
  motionAlarm: '97 dB 12-48 V|',
  reverseAlarm: '97 dB 12-80 V|',
  horn: '12 V 105 dB|',
  inverter: '230 V 1.5 kW|230 V 3 kW',
  connector: '2P 4P 6P 12P 23P',
  ringTerminal: 'M6 16 mm²|M8 35 mm²|M10 50 mm²',
  cableGland: 'M16×1.5 M20×1.5 M25×1.5',
  batteryCable: '35 mm² 300 mm|35 mm² 450 mm|50 mm² 600 mm|50 mm² 1200 mm',
  conduit: 'NW10 NW13 NW17 NW22',
  starter: '12 V 2.0 kW|12 V 2.5 kW|24 V 3.2 kW',
  alternator: '12 V 55 A|12 V 90 A|24 V 45 A',
  fanBelt: 'AVX10×925 AVX13×1075 AVX13×1150',
  timingBelt: '104×19 113×19 123×22 136×25',
  oilFilter: 'M20×1.5 3/4"-16',
  gasSpring: '250 N 300 mm|400 N 450 mm|650 N 500 mm',
  hydraulicOil: '20 l ISO VG 32|20 l ISO VG 46|20 l ISO VG 68',
  engineOil: '5 l 15W-40|5 l 10W-30',
  gearOil: '5 l 80W-90|',
  coolant: '5 l|',
  brakeFluid: '500 ml DOT 4|',
  touchUpPaint: '400 ml|',
  chainSpray: '400 ml|',
  threadLocker: '50 ml|',
  warningLabel:
    'ISO 7010 W001|ISO 7010 W008|ISO 7010 W012|ISO 7010 W014|ISO 7010 W017|ISO 7010 W019|ISO 7010 W023|ISO 7010 W024|ISO 7010 M002|ISO 7010 M018',
  decal: '120×40 mm|160×60 mm|200×80 mm|250×90 mm|320×120 mm|400×150 mm|640×180 mm|90×90 mm|Ø80 mm|Ø120 mm',
  hoseAssembly:
    'DN6×450|DN6×800|DN6×1250|DN8×600|DN8×950|DN8×1400|DN8×2200|DN10×500|DN10×850|DN10×1300|DN10×1900|DN10×2600|DN12×650|DN12×1100|DN12×1700|DN12×2400|DN12×3200|DN16×700|DN16×1150|DN16×1800|DN16×2500|DN16×3600|DN20×800|DN20×1350|DN20×2100|DN20×2900|DN25×900|DN25×1500|DN25×2300|DN32×1200',
  steelPipe: '8×1×400|8×1×900|10×1.5×600|10×1.5×1100|12×1.5×700|12×1.5×1500|15×1.5×800|15×1.5×1700|18×2×900|22×2×1200',
  serviceKit: '250 h|500 h|1000 h|2000 h',
  shim: '40×60×0.5 40×60×1 60×85×1 60×85×2',
  spacer: '20×30×15 20×30×30 25×38×45 30×45×60',
  wearPad: '80×40×12 100×50×15 120×60×18 150×60×20 180×80×25 220×80×25',
  pivotPin:
    'Ø30×110|Ø30×150|Ø35×120|Ø35×160|Ø40×140|Ø40×180|Ø45×160|Ø45×210|Ø50×180|Ø50×240|Ø60×220|Ø60×280|Ø70×260|Ø80×320',
  chainPulley: 'Ø90 Ø110 Ø130',
  mastRoller: 'Ø102 Ø117 Ø123 Ø149',
  carriageRoller: 'Ø102 Ø117 Ø123 Ø149',
  sideRoller: 'Ø45 Ø52 Ø60',
  scissorRoller: 'Ø80 Ø100 Ø120',
  solidTyre: '406×125 457×150 560×180',
  pipeClamp: '12 mm|16 mm|20 mm|25 mm',
  rubberClip: '12 mm|16 mm|20 mm|25 mm',
  uBolt: 'M8×50 M10×60 M12×80',
  proximitySwitch: 'M12 M18 M30',
  limitSwitch: '1NO+1NC|2NC|1NO+2NC',
  speedSensor: 'M12×40 M18×60',
  temperatureSensor: 'M12×1.5 M14×1.5',
  oilPressureSwitch: '0.5 bar|0.7 bar',
  greaseCartridge: '400 g EP2|',
  reflectiveTape: '50 mm|',
};

const listed = new Map(
  Object.entries(LISTS).map(([noun, text]) => [
    noun,
    text.includes('|') ? text.split('|').filter((one) => one !== '') : text.split(' '),
  ]),
);

/** How many sizes a catalogue noun comes in. */
export function sizeCount({ noun, scope }: Facts): number {
  if (scope === 'g') return 1;
  return listed.get(noun)?.length ?? 4;
}

/** The size of a standard part with this thread; bolts also take a length by `pick`. */
export function threadSize(noun: NounKey, thread: number, pick: number): PartSize {
  const lengths = LENGTHS[thread] ?? [40];
  const heavy = heavySize(noun, thread, pick % lengths.length);
  if (heavy) return heavy;
  const bulk = (thread / 6) ** 2;
  if (!WITH_LENGTH.has(noun)) return { text: `M${thread}`, scale: bulk, params: { d: thread } };
  const length = lengths[pick % lengths.length] ?? 40;
  return { text: `M${thread}×${length}`, scale: bulk * (0.6 + length / 50), params: { d: thread, length } };
}

/** What holds wheels, hubs and tie rods has threads a few sizes above those of the same machine's brackets, by these. */
const HEAVY_THREADS: Partial<Record<NounKey, { by: Readonly<Record<number, number>>; pitch: string }>> = {
  wheelNut: { by: { 6: 12, 8: 14, 10: 16, 12: 18, 16: 20, 20: 22, 24: 24 }, pitch: '×1.5' },
  wheelStud: { by: { 6: 12, 8: 14, 10: 16, 12: 18, 16: 20, 20: 22, 24: 24 }, pitch: '×1.5' },
  castleNut: { by: { 6: 14, 8: 16, 10: 20, 12: 24, 16: 27, 20: 30, 24: 36 }, pitch: '' },
  slottedNut: { by: { 6: 20, 8: 25, 10: 30, 12: 35, 16: 40, 20: 45, 24: 50 }, pitch: '×1.5' },
};

function heavySize(noun: NounKey, thread: number, nth: number): PartSize | undefined {
  const heavy = HEAVY_THREADS[noun];
  const d = heavy?.by[thread];
  if (!heavy || !d) return undefined;
  const scale = (d / (heavy.by[6] ?? d)) ** 2;
  if (!WITH_LENGTH.has(noun)) return { text: `M${d}${heavy.pitch}`, scale, params: { d } };
  const length = Math.round((d * 2.6) / 5) * 5 + 5 * nth;
  return { text: `M${d}${heavy.pitch}×${length}`, scale, params: { d, length } };
}

/** Threads by frame size, the usual one first. */
export function threadOf(frame: number, pick: number): number {
  return THREADS[Math.min(THREADS.length - 1, Math.max(0, frame - 1 + (pick % 3)))] ?? 12;
}

/** The size with this number of a catalogue noun. */
export function listedSize(facts: Facts, grade: number): PartSize {
  const texts = listed.get(facts.noun);
  const text = texts?.[grade % texts.length] ?? roundSize(facts, grade);
  return { text, scale: texts?.length === 1 ? 1 : 1 + Math.min(0.3, 4 / (texts?.length ?? 4)) * grade, params: {} };
}

/** Rings without a list are told by their diameter, which goes with the weight; other parts by their code alone. */
const roundSize = ({ form, grams }: Facts, grade: number): string =>
  form === 'r' ? `Ø${Math.round((Math.cbrt(grams) * 2.6 * (1 + grade * 0.12)) / 1) * 5}` : '';

/** The sizes of a noun that comes in listed ones. */
export const sizesOf = (noun: NounKey): readonly string[] => listed.get(noun) ?? [];

/** Measures of a part made for one figure; `scale` tells how big its machine is. */
export function madeSize({ noun, category }: Facts, scale: number, dice: Dice): PartSize {
  const isOfCylinder = noun !== 'platformRotator' && (category === 'cylinders' || isMadeForCylinder(noun));
  return isOfCylinder ? sizeInCylinder(noun, cylinderOf(scale, dice), scale) : { text: '', scale, params: {} };
}
