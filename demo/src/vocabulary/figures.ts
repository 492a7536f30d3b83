/** Titles of figures by chapter (product §5). */
import type { Chapter } from './chapters.ts';
import { type Word, words } from './word.ts';

/** Figure titles by the chapter they are printed in. */
export const figuresByChapter = {
  chassis: words({
    chassisFrame: 'Chassis frame | Bastidor del chasis | Estrutura do chassi | Châssis mécano-soudé | 底盘车架',
    potholeProtection:
      'Pothole protection | Protección contra baches | Proteção contra buracos | Protection anti-nids-de-poule | 防坑保护装置',
    towingAndTieDown:
      'Towing and tie-down | Remolque y amarre | Reboque e amarração | Remorquage et arrimage | 牵引与系固',
    counterweightFigure: 'Counterweight | Contrapeso | Contrapeso traseiro | Contrepoids | 配重',
  }),
  axles: words({
    steerAxle: 'Steer axle | Eje de dirección | Eixo de direção | Essieu directeur | 转向桥',
    driveAxleFigure: 'Drive axle | Eje motriz | Eixo de tração | Pont moteur | 驱动桥',
    oscillatingAxleFigure: 'Oscillating axle | Eje oscilante | Eixo oscilante | Essieu oscillant | 摆动桥',
    steeringLinkage:
      'Steering linkage | Varillaje de dirección | Articulação da direção | Timonerie de direction | 转向连杆机构',
    wheelsAndTyres: 'Wheels and tyres | Ruedas y neumáticos | Rodas e pneus | Roues et pneus | 车轮与轮胎',
  }),
  drive: words({
    driveHubAndMotor:
      'Drive hub and motor | Reductor y motor de traslación | Cubo redutor e motor | Réducteur et moteur de translation | 减速机与行走马达',
    driveMotorFigure: 'Drive motor | Motor de traslación | Motor de translação | Moteur de translation | 行走马达',
    transmission: 'Transmission | Transmisión | Transmissão | Boîte de transmission | 变速箱',
    castorWheels: 'Castor wheels | Ruedas giratorias | Rodízios | Roulettes pivotantes | 脚轮',
  }),
  brakes: words({
    serviceBrake: 'Service brake | Freno de servicio | Freio de serviço | Frein de service | 行车制动',
    parkingBrakeFigure:
      'Parking brake | Freno de estacionamiento | Freio de estacionamento | Frein de stationnement | 驻车制动',
    brakeRelease: 'Brake release | Liberación de frenos | Liberação dos freios | Défreinage | 松闸装置',
  }),
  outriggers: words({
    outriggerLegs:
      'Outrigger legs | Brazos estabilizadores | Pernas estabilizadoras | Bras de stabilisateurs | 支腿总成',
    outriggerCylinders:
      'Outrigger cylinders | Cilindros de estabilizadores | Cilindros dos estabilizadores | Vérins de stabilisateurs | 支腿油缸',
  }),
  scissors: words({
    scissorArms: 'Scissor arms | Brazos de tijera | Braços de tesoura | Bras de ciseaux | 剪叉臂',
    scissorPins:
      'Scissor pins and bushings | Bulones y casquillos de tijera | Pinos e buchas da tesoura | Axes et bagues de ciseaux | 剪叉销轴与衬套',
    sliderBlocks: 'Slider blocks and rollers | Patines y rodillos | Sapatas e roletes | Patins et galets | 滑块与滚轮',
    liftCylinderMounting:
      'Lift cylinder mounting | Montaje del cilindro de elevación | Montagem do cilindro de elevação | Montage du vérin de levage | 举升油缸安装',
  }),
  turntable: words({
    turntableFrame:
      'Turntable frame | Estructura de la torreta | Estrutura da mesa giratória | Structure de tourelle | 转台结构',
    slewDrive: 'Slew drive | Mecanismo de giro | Acionamento de giro | Entraînement d’orientation | 回转驱动',
    turntableCounterweight:
      'Turntable counterweight | Contrapeso de la torreta | Contrapeso da mesa giratória | Contrepoids de tourelle | 转台配重',
  }),
  boom: words({
    boomSections: 'Boom sections | Tramos de pluma | Seções da lança | Éléments de flèche | 臂节',
    boomWearPads:
      'Boom wear pads | Patines de desgaste de la pluma | Sapatas de desgaste da lança | Patins d’usure de flèche | 臂架耐磨块',
    extensionChains:
      'Extension chains and ropes | Cadenas y cables de extensión | Correntes e cabos de extensão | Chaînes et câbles de télescopage | 伸缩链条与钢丝绳',
    lowerArms:
      'Lower articulated arms | Brazos articulados inferiores | Braços articulados inferiores | Bras articulés inférieurs | 下曲臂',
    boomCableCarrier: 'Cable carrier | Cadena portacables | Esteira porta-cabos | Chaîne porte-câbles | 拖链',
  }),
  jib: words({
    jibAssembly: 'Jib assembly | Conjunto del plumín | Conjunto do jib | Ensemble pendulaire | 小臂总成',
    jibRotator: 'Platform rotator | Giro de la cesta | Giro do cesto | Rotation du panier | 平台旋转装置',
  }),
  platform: words({
    platformDeck: 'Platform deck | Piso de la plataforma | Piso da plataforma | Plancher de plate-forme | 平台底板',
    guardrailsAndGate:
      'Guardrails and gate | Barandillas y puerta | Guarda-corpos e portão | Garde-corps et portillon | 护栏与门',
    platformExtensionFigure:
      'Platform extension | Extensión de plataforma | Extensão da plataforma | Extension de plate-forme | 延伸平台',
    platformControls:
      'Platform controls | Mandos de plataforma | Comandos da plataforma | Commandes de plate-forme | 平台操纵装置',
    platformSupport:
      'Platform support and levelling | Soporte y nivelación de la cesta | Suporte e nivelamento do cesto | Support et mise à niveau du panier | 平台支架与调平',
  }),
  mast: words({
    mastSections: 'Mast sections | Tramos del mástil | Seções da torre | Éléments de mât | 门架节',
    mastRollersFigure:
      'Mast rollers and strips | Rodillos y guías del mástil | Roletes e guias da torre | Galets et patins de mât | 门架滚轮与滑板',
    liftChainsFigure:
      'Lift chains and pulleys | Cadenas y poleas de elevación | Correntes e polias de elevação | Chaînes et poulies de levage | 起升链条与链轮',
    mastTilt: 'Mast tilt | Inclinación del mástil | Inclinação da torre | Inclinaison du mât | 门架倾斜',
  }),
  carriage: words({
    carriageFigure: 'Fork carriage | Tablero portahorquillas | Carro porta-garfos | Tablier porte-fourches | 货叉架',
    forksAndBackrest:
      'Forks and load backrest | Horquillas y respaldo de carga | Garfos e encosto de carga | Fourches et dosseret de charge | 货叉与挡货架',
    sideShifterFigure:
      'Side shifter | Desplazador lateral | Deslocador lateral | Tablier à déplacement latéral | 侧移器',
  }),
  cab: words({
    seatFigure: 'Seat and seat belt | Asiento y cinturón | Assento e cinto | Siège et ceinture | 座椅与安全带',
    steeringColumnFigure:
      'Steering column and pedals | Columna de dirección y pedales | Coluna de direção e pedais | Colonne de direction et pédales | 转向管柱与踏板',
    overheadGuardFigure: 'Overhead guard | Tejadillo protector | Teto de proteção | Protège-conducteur | 护顶架',
    mirrorsAndWipers:
      'Mirrors and wipers | Espejos y limpiaparabrisas | Espelhos e limpadores | Rétroviseurs et essuie-glaces | 后视镜与雨刮',
  }),
  hydraulics: words({
    hydraulicPumpFigure: 'Pump and motor | Bomba y motor | Bomba e motor | Pompe et moteur | 泵与电机',
    functionManifold: 'Function manifold | Bloque de funciones | Bloco de funções | Bloc de fonctions | 功能阀块',
    driveManifold: 'Drive manifold | Bloque de traslación | Bloco de translação | Bloc de translation | 行走阀块',
    liftCylinderFigure: 'Lift cylinder | Cilindro de elevación | Cilindro de elevação | Vérin de levage | 举升油缸',
    steerCylinderFigure: 'Steer cylinder | Cilindro de dirección | Cilindro de direção | Vérin de direction | 转向油缸',
    extensionCylinderFigure:
      'Extension cylinder | Cilindro de extensión | Cilindro de extensão | Vérin de télescopage | 伸缩油缸',
    tiltCylinderFigure:
      'Tilt cylinder | Cilindro de inclinación | Cilindro de inclinação | Vérin d’inclinaison | 倾斜油缸',
    hydraulicTankFigure:
      'Hydraulic tank and filters | Depósito y filtros hidráulicos | Reservatório e filtros hidráulicos | Réservoir et filtres hydrauliques | 液压油箱与滤芯',
    hydraulicLines: 'Hydraulic lines | Líneas hidráulicas | Linhas hidráulicas | Tuyauteries hydrauliques | 液压管路',
  }),
  electrics: words({
    groundControls: 'Ground controls | Mandos inferiores | Comandos de solo | Commandes au sol | 地面操纵装置',
    batteriesFigure:
      'Batteries and charger | Baterías y cargador | Baterias e carregador | Batteries et chargeur | 蓄电池与充电器',
    chassisHarness: 'Chassis wiring | Cableado del chasis | Chicote do chassi | Câblage du châssis | 底盘线束',
    liftHarness:
      'Lift wiring | Cableado de elevación | Chicote da elevação | Câblage de la structure de levage | 举升线束',
    sensorsFigure:
      'Sensors and limit switches | Sensores y finales de carrera | Sensores e chaves fim de curso | Capteurs et fins de course | 传感器与限位开关',
    lightsFigure: 'Lights and alarms | Luces y avisadores | Luzes e alarmes | Éclairage et avertisseurs | 灯光与报警',
    motorControllerFigure:
      'Motor controller | Controlador del motor | Controlador do motor | Variateur moteur | 电机控制器',
  }),
  engine: words({
    engineMounting: 'Engine mounting | Montaje del motor | Montagem do motor | Fixation du moteur | 发动机安装',
    engineFiltersFigure: 'Engine filters | Filtros del motor | Filtros do motor | Filtres moteur | 发动机滤芯',
    starterAndAlternator:
      'Starter and alternator | Motor de arranque y alternador | Motor de partida e alternador | Démarreur et alternateur | 起动机与发电机',
  }),
  cooling: words({
    radiatorAndFan:
      'Radiator and fan | Radiador y ventilador | Radiador e ventilador | Radiateur et ventilateur | 散热器与风扇',
    coolingHoses:
      'Cooling hoses | Manguitos de refrigeración | Mangueiras de arrefecimento | Durites de refroidissement | 冷却水管',
  }),
  fuel: words({
    fuelTankFigure: 'Fuel tank | Depósito de combustible | Tanque de combustível | Réservoir de carburant | 燃油箱',
    exhaustSystem: 'Exhaust system | Sistema de escape | Sistema de escape | Ligne d’échappement | 排气系统',
    lpgSystem: 'LPG system | Sistema de GLP | Sistema de GLP | Circuit GPL | 液化气系统',
  }),
  covers: words({
    hoodsAndCovers: 'Hoods and covers | Capós y tapas | Capôs e tampas | Capots et couvercles | 罩盖',
    swingOutTray: 'Swing-out trays | Bandejas abatibles | Bandejas basculantes | Bacs pivotants | 旋出式托盘',
  }),
  decals: words({
    safetyDecals:
      'Safety decals | Adhesivos de seguridad | Adesivos de segurança | Autocollants de sécurité | 安全标贴',
    platesAndNames:
      'Plates and model decals | Placas y adhesivos de modelo | Plaquetas e adesivos do modelo | Plaques et autocollants de modèle | 铭牌与型号标贴',
  }),
  options: words({
    generatorOption: 'Generator | Grupo generador | Gerador | Groupe électrogène | 发电机组',
    workLightOption: 'Work lights | Faros de trabajo | Faróis de trabalho | Phares de travail | 工作灯',
    pipeRackOption: 'Pipe racks | Portatubos | Suportes para tubos | Porte-tubes | 管材架',
  }),
} satisfies Record<Chapter, Record<string, Word>>;
