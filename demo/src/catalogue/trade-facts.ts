// What customs, carriers and buyers ask of a category: tariff number, origin, maker, dangerous goods (spec §3: part fields).
import type { NounKey, PartCategory } from '../vocabulary/nouns.ts';

/** Makers of parts; all invented. */
export const BRANDS = {
  NORRVIK: 'Norrvik',
  HYDRAVAL: 'Hydraval',
  VOLTANO: 'Voltano',
  BRENNAR: 'Brennar',
  POLARFIL: 'Polarfil',
  KUGELIN: 'Kugelin',
  TESSARO: 'Tessaro',
  FESTRA: 'Festra Fasteners',
} as const;
export type Brand = keyof typeof BRANDS;

interface Trade {
  hsCode: string;
  origins: readonly string[];
  /** The usual maker beside Norrvik itself. */
  maker: Brand;
}

const trade = (hsCode: string, origins: string, maker: Brand): Trade => ({
  hsCode,
  maker,
  origins: origins.split(' '),
});

const bolts = trade('731815', 'DE TW CN IT', 'FESTRA');
const hydraulic = trade('841221', 'IT DE CN SE', 'HYDRAVAL');
const machinePart = trade('843120', 'SE PL CN DE', 'NORRVIK');
const electric = trade('853650', 'DE CN CZ JP', 'VOLTANO');
const engine = trade('840999', 'JP DE CN IT', 'BRENNAR');

/** Trade facts by category. */
export const TRADE: Record<PartCategory, Trade> = {
  bolts,
  nuts: { ...bolts, hsCode: '731816' },
  washers: { ...bolts, hsCode: '731822' },
  pins: { ...bolts, hsCode: '731824' },
  clamps: { ...bolts, hsCode: '732690' },
  bearings: trade('848210', 'SE DE JP CN', 'KUGELIN'),
  seals: trade('401693', 'DE IT SE', 'TESSARO'),
  lubrication: trade('271019', 'NL DE US', 'POLARFIL'),
  cylinders: { ...hydraulic, maker: 'NORRVIK' },
  hosesAndFittings: { ...hydraulic, hsCode: '400922' },
  valves: { ...hydraulic, hsCode: '848120' },
  pumpsAndMotors: { ...hydraulic, hsCode: '841360' },
  tanksAndFilters: trade('842129', 'DE IT CN', 'POLARFIL'),
  wheels: trade('401290', 'CN TH PL', 'NORRVIK'),
  axlesAndSteering: machinePart,
  gearboxes: trade('848340', 'IT CN SE', 'NORRVIK'),
  brakes: trade('870830', 'DE IT CN', 'NORRVIK'),
  scissorStack: machinePart,
  boomsAndJibs: machinePart,
  turntables: machinePart,
  outriggers: machinePart,
  chassis: machinePart,
  decksAndFloors: machinePart,
  railsAndGates: machinePart,
  access: machinePart,
  controls: electric,
  sensors: { ...electric, hsCode: '903289' },
  batteriesAndPower: { ...electric, hsCode: '850720' },
  wiring: { ...electric, hsCode: '854430' },
  lightsAndAlarms: { ...electric, hsCode: '851220' },
  engineParts: engine,
  engineFilters: trade('842123', 'DE JP CN', 'POLARFIL'),
  cooling: { ...engine, hsCode: '870891' },
  fuelAndExhaust: { ...engine, hsCode: '870892' },
  masts: { ...machinePart, hsCode: '843131' },
  carriageAndForks: { ...machinePart, hsCode: '843131' },
  cab: { ...machinePart, hsCode: '940120' },
  coversAndPanels: machinePart,
  decals: trade('491199', 'SE PL', 'NORRVIK'),
  printedMatter: trade('490199', 'SE', 'NORRVIK'),
  serviceKits: trade('842199', 'SE DE', 'NORRVIK'),
  repairKits: trade('848490', 'SE DE', 'NORRVIK'),
};

/** United Nations numbers of dangerous goods. */
export const UN_NUMBERS: Partial<Record<NounKey, string>> = {
  battery: 'UN2794',
  lithiumBattery: 'UN3480',
  touchUpPaint: 'UN1950',
  chainSpray: 'UN1950',
  lpgCylinder: 'UN1978',
  gasSpring: 'UN3164',
  accumulator: 'UN3164',
  engine: 'UN3528',
  lpgEngine: 'UN3529',
};

/** Parts that carry the machine and leave the works only with a repair order. */
export const NOT_SOLD = new Set<NounKey>(['chassisFrame', 'turntable', 'nameplate']);

/** Parts a workshop asks for all the time. */
export const FAST_MOVING = new Set<NounKey>([
  ...([
    'returnFilter',
    'oilFilter',
    'airFilter',
    'fuelFilter',
    'joystick',
    'limitSwitch',
    'battery',
    'charger',
  ] as const),
  ...(['driveWheel', 'steerWheel', 'sealKit', 'filterKit', 'serviceKit', 'emergencyStop', 'keySwitch'] as const),
  ...([
    'relay',
    'carbonBrush',
    'motorController',
    'wearPad',
    'sliderBlock',
    'hydraulicOil',
    'fork',
    'liftChain',
  ] as const),
]);

/** Parts offered as exchange units as well. */
export const EXCHANGED: readonly NounKey[] = [
  ...(['starter', 'alternator', 'motorController', 'gearPump', 'pistonPump', 'driveMotor', 'joystick'] as const),
  ...(['controlModule', 'injector', 'charger', 'hydraulicMotor', 'steeringUnit', 'proportionalValve'] as const),
];
