/** The tree of part categories and the types of parts that the parts list filters by (spec §2: parts list). */
import type { PartCategory } from './nouns.ts';
import { type Word, words } from './word.ts';

/** Upper categories. */
export const categoryGroups = words({
  fasteners: 'Fasteners | Tornillería y fijaciones | Fixadores | Visserie et fixations | 紧固件',
  bearingsAndSeals:
    'Bearings and seals | Rodamientos y juntas | Rolamentos e vedações | Roulements et joints | 轴承与密封件',
  hydraulics: 'Hydraulics | Hidráulica | Hidráulica | Hydraulique | 液压系统',
  driveline: 'Drive and steering | Traslación y dirección | Tração e direção | Translation et direction | 行走与转向',
  structure: 'Lifting structure | Estructura de elevación | Estrutura de elevação | Structure de levage | 举升结构',
  platforms: 'Platform | Plataforma y cesta | Plataforma e cesto | Plate-forme et panier | 平台',
  electrics:
    'Electrics and controls | Electricidad y mandos | Elétrica e comandos | Électricité et commandes | 电气与控制',
  engines: 'Engine | Motor | Motor | Moteur | 发动机',
  forkliftParts:
    'Mast, forks and cab | Mástil, horquillas y cabina | Torre, garfos e cabine | Mât, fourches et cabine | 门架、货叉与驾驶室',
  bodywork:
    'Covers and decals | Carrocería y adhesivos | Carenagens e adesivos | Carrosserie et autocollants | 覆盖件与标贴',
  kits: 'Kits | Juegos y kits | Kits e jogos | Kits et pochettes | 套件',
});
/** Name of an upper category. */
export type CategoryGroup = keyof typeof categoryGroups;

/** Categories that hold parts. */
export const categories: Record<PartCategory, Word> = words({
  bolts: 'Bolts and screws | Tornillos | Parafusos | Vis et boulons | 螺栓与螺钉',
  nuts: 'Nuts | Tuercas | Porcas | Écrous | 螺母',
  washers: 'Washers and shims | Arandelas y suplementos | Arruelas e calços | Rondelles et cales | 垫圈与垫片',
  pins: 'Pins and circlips | Pasadores y anillos de seguridad | Pinos e anéis-trava | Axes, goupilles et circlips | 销与挡圈',
  clamps: 'Clamps and springs | Abrazaderas y muelles | Abraçadeiras e molas | Colliers et ressorts | 卡箍与弹簧',
  bearings:
    'Bearings and bushings | Rodamientos y casquillos | Rolamentos e buchas | Roulements et bagues | 轴承与衬套',
  seals: 'Seals | Juntas y retenes | Vedações e retentores | Joints | 密封件',
  lubrication: 'Lubrication | Lubricación | Lubrificação | Lubrification | 润滑',
  cylinders: 'Hydraulic cylinders | Cilindros hidráulicos | Cilindros hidráulicos | Vérins hydrauliques | 油缸',
  hosesAndFittings:
    'Hoses and fittings | Latiguillos y racores | Mangueiras e conexões | Flexibles et raccords | 软管与接头',
  valves: 'Hydraulic valves | Válvulas hidráulicas | Válvulas hidráulicas | Valves et distributeurs | 液压阀',
  pumpsAndMotors:
    'Pumps and hydraulic motors | Bombas y motores hidráulicos | Bombas e motores hidráulicos | Pompes et moteurs hydrauliques | 液压泵与马达',
  tanksAndFilters:
    'Hydraulic tank and filters | Depósito y filtros hidráulicos | Reservatório e filtros hidráulicos | Réservoir et filtres hydrauliques | 液压油箱与滤芯',
  wheels: 'Wheels and tyres | Ruedas y neumáticos | Rodas e pneus | Roues et pneus | 车轮与轮胎',
  axlesAndSteering: 'Axles and steering | Ejes y dirección | Eixos e direção | Essieux et direction | 车桥与转向',
  gearboxes: 'Gearboxes and slewing | Reductores y giro | Redutores e giro | Réducteurs et orientation | 减速机与回转',
  brakes: 'Brakes | Frenos | Freios | Freins | 制动',
  scissorStack: 'Scissor stack | Tijera | Conjunto de tesouras | Ciseaux | 剪叉机构',
  boomsAndJibs: 'Boom and jib | Pluma y plumín | Lança e jib | Flèche et pendulaire | 臂架与小臂',
  turntables: 'Turntable | Torreta y contrapeso | Mesa giratória e contrapeso | Tourelle et contrepoids | 转台与配重',
  outriggers: 'Outriggers | Estabilizadores | Estabilizadores e sapatas | Stabilisateurs | 支腿与垫板',
  chassis: 'Chassis | Chasis | Chassi | Châssis | 底盘',
  decksAndFloors:
    'Decks and floors | Plataformas y suelos | Plataformas e pisos | Plates-formes et planchers | 平台与地板',
  railsAndGates:
    'Rails and gates | Barandillas y puertas | Guarda-corpos e portões | Garde-corps et portillons | 护栏与门',
  access: 'Access and safety | Acceso y seguridad | Acesso e segurança | Accès et sécurité | 登机与安全',
  controls: 'Controls | Mandos | Comandos | Commandes | 操纵装置',
  sensors:
    'Sensors and switches | Sensores y finales de carrera | Sensores e chaves | Capteurs et contacteurs | 传感器与开关',
  batteriesAndPower:
    'Batteries and power | Baterías y potencia | Baterias e potência | Batteries et puissance | 电池与动力',
  wiring: 'Wiring | Cableado | Chicotes e cabos | Câblage | 线束与电缆',
  lightsAndAlarms: 'Lights and alarms | Luces y avisadores | Luzes e alarmes | Éclairage et avertisseurs | 灯光与报警',
  engineParts: 'Engine parts | Piezas de motor | Peças do motor | Pièces moteur | 发动机零件',
  engineFilters: 'Engine filters | Filtros de motor | Filtros do motor | Filtres moteur | 发动机滤芯',
  cooling: 'Cooling | Refrigeración | Arrefecimento | Refroidissement | 冷却',
  fuelAndExhaust:
    'Fuel and exhaust | Combustible y escape | Combustível e escape | Carburant et échappement | 燃油与排气',
  masts: 'Mast | Mástil | Torre | Mât | 门架',
  carriageAndForks: 'Carriage and forks | Tablero y horquillas | Carro e garfos | Tablier et fourches | 货叉架与货叉',
  cab: 'Cab and seat | Cabina y asiento | Cabine e assento | Cabine et siège | 驾驶室与座椅',
  coversAndPanels: 'Covers and panels | Tapas y paneles | Tampas e painéis | Capots et panneaux | 罩盖与面板',
  decals: 'Decals and plates | Adhesivos y placas | Adesivos e plaquetas | Autocollants et plaques | 标贴与铭牌',
  printedMatter: 'Printed manuals | Manuales impresos | Manuais impressos | Manuels imprimés | 纸质手册',
  serviceKits: 'Service kits | Kits de mantenimiento | Kits de manutenção | Kits d’entretien | 保养套件',
  repairKits: 'Repair kits | Kits de reparación | Kits de reparo | Kits de réparation | 维修套件',
});

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
