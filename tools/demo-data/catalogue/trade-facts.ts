// What customs, carriers and buyers ask of a category: tariff number, origin, maker, colour, dangerous goods (spec §3: part fields).
import type { Colour } from '../vocabulary/colours-places.ts';
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
  colours: readonly Colour[];
}

const trade = (hsCode: string, origins: string, maker: Brand, colours: readonly Colour[]): Trade => ({
  hsCode,
  maker,
  colours,
  origins: origins.split(' '),
});

const bolts = trade('731815', 'DE TW CN IT', 'FESTRA', ['zinc', 'zinc', 'zincYellow', 'black']);
const hydraulic = trade('841221', 'IT DE CN SE', 'HYDRAVAL', ['black', 'silver']);
const machinePart = trade('843120', 'SE PL CN DE', 'NORRVIK', ['darkGrey', 'orange', 'lightGrey']);
const electric = trade('853650', 'DE CN CZ JP', 'VOLTANO', ['black', 'lightGrey']);
const engine = trade('840999', 'JP DE CN IT', 'BRENNAR', ['black', 'silver']);

/** Trade facts by category. */
export const TRADE: Record<PartCategory, Trade> = {
  bolts,
  nuts: { ...bolts, hsCode: '731816' },
  washers: { ...bolts, hsCode: '731822' },
  pins: { ...bolts, hsCode: '731824', colours: ['zinc', 'silver', 'black'] },
  clamps: { ...bolts, hsCode: '732690' },
  bearings: trade('848210', 'SE DE JP CN', 'KUGELIN', ['silver']),
  seals: trade('401693', 'DE IT SE', 'TESSARO', ['black', 'green']),
  lubrication: trade('271019', 'NL DE US', 'POLARFIL', ['transparent']),
  cylinders: { ...hydraulic, maker: 'NORRVIK', colours: ['black', 'darkGrey'] },
  hosesAndFittings: { ...hydraulic, hsCode: '400922', colours: ['black'] },
  valves: { ...hydraulic, hsCode: '848120', colours: ['silver', 'black'] },
  pumpsAndMotors: { ...hydraulic, hsCode: '841360' },
  tanksAndFilters: trade('842129', 'DE IT CN', 'POLARFIL', ['black', 'white']),
  wheels: trade('401290', 'CN TH PL', 'NORRVIK', ['black', 'lightGrey']),
  axlesAndSteering: { ...machinePart, colours: ['darkGrey', 'black'] },
  gearboxes: trade('848340', 'IT CN SE', 'NORRVIK', ['darkGrey', 'black']),
  brakes: trade('870830', 'DE IT CN', 'NORRVIK', ['black', 'silver']),
  scissorStack: machinePart,
  boomsAndJibs: machinePart,
  turntables: machinePart,
  outriggers: machinePart,
  chassis: machinePart,
  decksAndFloors: { ...machinePart, colours: ['lightGrey', 'orange'] },
  railsAndGates: { ...machinePart, colours: ['orange', 'yellow'] },
  access: { ...machinePart, colours: ['yellow', 'black'] },
  controls: electric,
  sensors: { ...electric, hsCode: '903289' },
  batteriesAndPower: { ...electric, hsCode: '850720', colours: ['black', 'darkGrey'] },
  wiring: { ...electric, hsCode: '854430', colours: ['black'] },
  lightsAndAlarms: { ...electric, hsCode: '851220', colours: ['black', 'yellow', 'red'] },
  engineParts: engine,
  engineFilters: trade('842123', 'DE JP CN', 'POLARFIL', ['black', 'white', 'green']),
  cooling: { ...engine, hsCode: '870891' },
  fuelAndExhaust: { ...engine, hsCode: '870892' },
  masts: { ...machinePart, hsCode: '843131', colours: ['black', 'darkGrey'] },
  carriageAndForks: { ...machinePart, hsCode: '843131', colours: ['black'] },
  cab: { ...machinePart, hsCode: '940120', colours: ['black', 'darkGrey'] },
  coversAndPanels: { ...machinePart, colours: ['orange', 'darkGrey', 'black'] },
  decals: trade('491199', 'SE PL', 'NORRVIK', ['yellow', 'white', 'red']),
  printedMatter: trade('490199', 'SE', 'NORRVIK', ['white']),
  serviceKits: trade('842199', 'SE DE', 'NORRVIK', ['white']),
  repairKits: trade('848490', 'SE DE', 'NORRVIK', ['white']),
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
