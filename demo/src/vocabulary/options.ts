/** Factory options of machines, whose codes option rules speak of (product §0). */
import { words } from './word.ts';

/** Factory options by name. */
export const options = words({
  nonMarkingTyres: 'Non-marking tyres | Ruedas antihuella | Pneus não marcantes | Pneus non marquants | 无痕轮胎',
  roughTerrainTyres:
    'Rough-terrain tyres | Neumáticos todoterreno | Pneus para terreno acidentado | Pneus tout-terrain | 越野轮胎',
  foamFilledTyres:
    'Foam-filled tyres | Neumáticos rellenos de espuma | Pneus preenchidos com espuma | Pneus remplis de mousse | 发泡填充轮胎',
  fourWheelDrive:
    'Four-wheel drive | Tracción a las cuatro ruedas | Tração nas quatro rodas | Quatre roues motrices | 四轮驱动',
  fourWheelSteer:
    'Four-wheel steering | Dirección a las cuatro ruedas | Direção nas quatro rodas | Quatre roues directrices | 四轮转向',
  platformExtension:
    'Platform extension | Extensión de plataforma | Extensão da plataforma | Extension de plate-forme | 延伸平台',
  swingGate: 'Swing gate | Puerta abatible | Portão de abrir | Portillon battant | 外开式平台门',
  foldingRails:
    'Folding guardrails | Barandillas plegables | Guarda-corpos dobráveis | Garde-corps repliables | 折叠护栏',
  meshPanels:
    'Mesh rail panels | Paneles de malla en barandilla | Telas no guarda-corpo | Grillages de garde-corps | 护栏网板',
  pipeRacks: 'Pipe racks | Portatubos | Suportes para tubos | Porte-tubes | 管材架',
  coldWeatherKit: 'Cold-weather kit | Kit para climas fríos | Kit para clima frio | Pack grand froid | 寒区套件',
  hotWeatherKit:
    'Tropical cooling kit | Kit de refrigeración tropical | Kit de arrefecimento tropical | Pack refroidissement tropical | 热带冷却套件',
  generator110: 'Generator 110 V | Generador de 110 V | Gerador de 110 V | Groupe électrogène 110 V | 110 V 发电机组',
  generator230: 'Generator 230 V | Generador de 230 V | Gerador de 230 V | Groupe électrogène 230 V | 230 V 发电机组',
  inverter230: 'Inverter 230 V | Inversor de 230 V | Inversor de 230 V | Onduleur 230 V | 230 V 逆变器',
  airLine:
    'Air line to platform | Línea de aire a plataforma | Linha de ar até a plataforma | Ligne d’air jusqu’à la plate-forme | 平台供气管路',
  biodegradableOil:
    'Biodegradable hydraulic oil | Aceite hidráulico biodegradable | Óleo hidráulico biodegradável | Huile hydraulique biodégradable | 生物降解液压油',
  lithiumPack:
    'Lithium battery pack | Paquete de baterías de litio | Pacote de baterias de lítio | Pack batterie lithium | 锂电池组',
  automaticWatering:
    'Battery watering system | Sistema de relleno de baterías | Sistema de enchimento de baterias | Remplissage centralisé des batteries | 电池自动补水',
  telematics: 'Telematics unit | Unidad telemática | Unidade de telemetria | Boîtier télématique | 远程监控终端',
  workLights: 'Work lights | Faros de trabajo | Faróis de trabalho | Phares de travail | 工作灯',
  blueSpot: 'Blue spot light | Foco azul de aviso | Farol azul de segurança | Projecteur bleu de sécurité | 蓝光警示灯',
  antiCrush: 'Anti-crush bar | Barra antiaplastamiento | Barra antiesmagamento | Barre anti-écrasement | 防挤压装置',
  loadSensing:
    'Platform load sensing | Control de carga en plataforma | Controle de carga na plataforma | Contrôle de charge en plate-forme | 平台载荷检测',
  axleExtension: 'Extendable axles | Ejes extensibles | Eixos extensíveis | Essieux extensibles | 可伸缩车桥',
  sideShift:
    'Integrated side shift | Desplazamiento lateral integrado | Deslocamento lateral integrado | Déplacement latéral intégré | 集成侧移',
  fourthValve:
    'Fourth hydraulic function | Cuarta función hidráulica | Quarta função hidráulica | Quatrième fonction hydraulique | 第四路液压阀',
  tripleMast: 'Triple mast | Mástil tríplex | Torre triplex | Mât triplex | 三级门架',
  closedCab:
    'Closed cab with heater | Cabina cerrada con calefacción | Cabine fechada com aquecedor | Cabine fermée chauffée | 带暖风的封闭驾驶室',
  solidTyres: 'Solid tyres | Neumáticos macizos | Pneus maciços | Pneus pleins | 实心轮胎',
  particulateFilter:
    'Diesel particulate filter | Filtro de partículas diésel | Filtro de partículas diesel | Filtre à particules diesel | 柴油颗粒捕集器',
});
/** Name of a factory option. */
export type Option = keyof typeof options;
