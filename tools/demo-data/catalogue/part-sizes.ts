// The sizes parts of a noun come in, as the trade says them: threads, bearing numbers, bores, lengths, voltages.
import type { NounKey } from '../vocabulary/nouns.ts';
import type { Dice } from './dice.ts';
import type { Facts } from './facts.ts';

/** What a size is called, how much bigger than the smallest it is, and its measures for the drawing. */
export interface PartSize {
  text: string;
  /** Multiplies price and weight of the smallest size. */
  scale: number;
  params: Readonly<Record<string, number>>;
}

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
  rodSeal: '30×40×6 35×45×6 40×50×7 50×60×8 63×78×10',
  wiperSeal: '30×38×5 35×43×5 40×50×6 50×60×6 63×75×7',
  pistonSeal: '50×38×6 63×48×8 80×60×10 100×75×12',
  guideRing: '50×45×10 63×58×10 80×75×15 100×95×20',
  backupRing: '30×34×1.5 40×44×1.5 50×55×2 63×68×2',
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
  beacon: 'LED 12-48 V',
  motionAlarm: '97 dB 12-48 V',
  reverseAlarm: '97 dB 12-80 V',
  horn: '12 V 105 dB',
  inverter: '230 V 1.5 kW|230 V 3 kW',
  connector: '2-pin|4-pin|6-pin|12-pin|23-pin',
  ringTerminal: 'M6 16 mm²|M8 35 mm²|M10 50 mm²',
  cableGland: 'M16×1.5 M20×1.5 M25×1.5',
  batteryCable: '35 mm² 300 mm|35 mm² 450 mm|50 mm² 600 mm|50 mm² 1200 mm',
  conduit: 'NW10 NW13 NW17 NW22',
  starter: '12 V 2.0 kW|12 V 2.5 kW|24 V 3.2 kW',
  alternator: '12 V 55 A|12 V 90 A|24 V 45 A',
  fanBelt: 'AVX10×925 AVX13×1075 AVX13×1150',
  oilFilter: 'M20×1.5 3/4"-16',
  gasSpring: '250 N 300 mm|400 N 450 mm|650 N 500 mm',
  hydraulicOil: '20 l ISO VG 32|20 l ISO VG 46|20 l ISO VG 68',
  engineOil: '5 l 15W-40|5 l 10W-30',
  gearOil: '5 l 80W-90',
  coolant: '5 l',
  brakeFluid: '500 ml DOT 4',
  touchUpPaint: '400 ml',
  chainSpray: '400 ml',
  threadLocker: '50 ml',
  greaseCartridge: '400 g EP2',
};

const listed = new Map(
  Object.entries(LISTS).map(([noun, text]) => [noun, text.includes('|') ? text.split('|') : text.split(' ')]),
);

/** How many sizes a catalogue noun comes in. */
export function sizeCount({ noun, scope }: Facts): number {
  if (scope === 'g') return 1;
  return listed.get(noun)?.length ?? 4;
}

/** The size of a standard part with this thread; bolts also take a length by `pick`. */
export function threadSize(noun: NounKey, thread: number, pick: number): PartSize {
  const bulk = (thread / 6) ** 2;
  if (!WITH_LENGTH.has(noun)) return { text: `M${thread}`, scale: bulk, params: { d: thread } };
  const lengths = LENGTHS[thread] ?? [40];
  const length = lengths[pick % lengths.length] ?? 40;
  return { text: `M${thread}×${length}`, scale: bulk * (0.6 + length / 50), params: { d: thread, length } };
}

/** Threads by frame size, the usual one first. */
export function threadOf(frame: number, pick: number): number {
  return THREADS[Math.min(THREADS.length - 1, Math.max(0, frame - 1 + (pick % 3)))] ?? 12;
}

/** The size with this number of a catalogue noun. */
export function listedSize(facts: Facts, grade: number): PartSize {
  const texts = listed.get(facts.noun);
  const text = texts?.[grade % texts.length] ?? roundSize(facts, grade);
  return { text, scale: texts?.length === 1 ? 1 : 1 + 0.3 * grade, params: {} };
}

const roundSize = ({ form }: Facts, grade: number): string => {
  if (form === 'r') return `Ø${[40, 50, 63, 80, 100, 125, 160, 200][grade % 8]}`;
  if (form === 'l') return `${[120, 160, 250, 320, 400, 500, 630, 800][grade % 8]} mm`;
  return '';
};

/** Measures of a part made for one figure; `scale` tells how big its machine is. */
export function madeSize(facts: Facts, scale: number, dice: Dice): PartSize {
  const of = MADE[facts.category];
  return of ? of(scale, dice) : { text: '', scale, params: {} };
}

const steps = (values: readonly number[], at: number) =>
  values[Math.max(0, Math.min(values.length - 1, Math.round(at)))] ?? 0;
const BORES = [50, 63, 70, 80, 90, 100, 110, 125, 140, 160, 180];
const RODS = [30, 35, 40, 45, 50, 56, 63, 70, 80, 90, 110];

const MADE: Partial<Record<string, (scale: number, dice: Dice) => PartSize>> = {
  cylinders: (scale, dice) => {
    const at = (scale - 1) * 2.6 + dice.below(3);
    const [bore, rod] = [steps(BORES, at), steps(RODS, at)];
    const stroke = Math.round((240 + 420 * scale + dice.below(160)) / 5) * 5;
    return {
      text: `${bore}/${rod}×${stroke}`,
      scale,
      params: { bore, rod, stroke, length: stroke + 120, closed: stroke + 240 },
    };
  },
  hosesAndFittings: (scale, dice) => {
    const d = dice.pick([8, 10, 12, 16, 20]);
    const length = 50 * dice.between(8, Math.round(20 + 40 * scale));
    return { text: `DN${d}×${length}`, scale: 0.4 + (d * length) / 12_000, params: { d, length } };
  },
  pins: (scale, dice) => {
    const d = steps([30, 35, 40, 45, 50, 60, 70, 80], (scale - 1) * 2.2 + dice.below(3));
    const length = Math.round((d * (2.5 + dice.below(20) / 10)) / 5) * 5;
    return { text: `Ø${d}×${length}`, scale: (d * d * length) / (40 * 40 * 160), params: { d, length } };
  },
};
