/** Names of what lifts and carries: scissor stack, booms and jibs, outriggers, chassis, turntable. */
import { nouns } from './word.ts';

/** Part nouns by category; a row is `genders of es pt fr | en | es | pt | fr | zh`. */
export const liftStructureNouns = {
  scissorStack: nouns({
    scissorArm: 'mmm | Scissor arm | Brazo de tijera | Braço de tesoura | Bras de ciseaux | 剪叉臂',
    crossTube: 'mmm | Cross tube | Tubo transversal | Tubo transversal | Tube transversal | 横撑管',
    sliderBlock: 'mfm | Slider block | Patín deslizante | Sapata deslizante | Patin de glissement | 滑块',
    scissorRoller: 'mmm | Scissor roller | Rodillo de tijera | Rolete da tesoura | Galet de ciseaux | 剪叉滚轮',
    safetyProp:
      'mff | Maintenance prop | Puntal de mantenimiento | Escora de manutenção | Béquille de maintenance | 检修支撑杆',
    potholeGuard:
      'fff | Pothole guard | Protección contra baches | Proteção contra buracos | Protection anti-nids-de-poule | 防坑护板',
    potholeLinkage:
      'mfm | Pothole guard linkage | Varillaje de protección contra baches | Articulação da proteção contra buracos | Embiellage anti-nids-de-poule | 防坑护板连杆',
  }),
  boomsAndJibs: nouns({
    boomSection: 'mfm | Boom section | Tramo de pluma | Seção da lança | Élément de flèche | 臂节',
    baseBoom: 'fff | Base boom | Pluma base | Lança base | Flèche de base | 基本臂',
    flyBoom: 'mfm | Fly boom | Tramo extremo de pluma | Ponta da lança | Élément d’extrémité de flèche | 飞臂',
    articulatedArm: 'mmm | Articulated arm | Brazo articulado | Braço articulado | Bras articulé | 曲臂',
    jib: 'mmm | Jib | Plumín | Braço jib | Pendulaire | 小臂',
    upright: 'mfm | Upright | Montante de unión | Coluna de união | Montant de liaison | 连接架',
    wearPad: 'mfm | Wear pad | Patín de desgaste | Sapata de desgaste | Patin d’usure | 耐磨垫块',
    leafChain: 'fff | Leaf chain | Cadena de mallas | Corrente Fleyer | Chaîne à mailles jointives | 板式链条',
    chainAnchor: 'mmm | Chain anchor | Anclaje de cadena | Tirante da corrente | Ancrage de chaîne | 链条固定座',
    sheave: 'fff | Sheave | Polea | Polia | Poulie | 滑轮',
    wireRope: 'mmm | Wire rope | Cable de acero | Cabo de aço | Câble acier | 钢丝绳',
    cableCarrier: 'fff | Cable carrier | Cadena portacables | Esteira porta-cabos | Chaîne porte-câbles | 拖链',
    boomRest: 'mmm | Boom rest | Apoyo de pluma | Apoio da lança | Repose-flèche | 臂架支座',
  }),
  turntables: nouns({
    turntable: 'fff | Turntable | Torreta | Mesa giratória | Tourelle | 转台',
    counterweight: 'mmm | Counterweight | Contrapeso | Contrapeso | Contrepoids | 配重',
    turntableLock:
      'mmm | Turntable lock | Bloqueo de torreta | Bloqueio da mesa giratória | Verrou de tourelle | 转台锁销',
    engineTray: 'ffm | Engine tray | Bandeja del motor | Bandeja do motor | Berceau moteur | 发动机托架',
  }),
  outriggers: nouns({
    outriggerLeg: 'mfm | Outrigger leg | Brazo estabilizador | Perna estabilizadora | Bras de stabilisateur | 支腿',
    outriggerPad: 'ffm | Outrigger pad | Placa de apoyo | Sapata de apoio | Patin de stabilisateur | 支腿垫板',
    outriggerBeam:
      'ffm | Outrigger beam | Viga de estabilizador | Viga do estabilizador | Longeron de stabilisateur | 支腿横梁',
  }),
  chassis: nouns({
    chassisFrame: 'mfm | Chassis frame | Bastidor | Estrutura do chassi | Châssis mécano-soudé | 底盘车架',
    towBar: 'fff | Tow bar | Barra de remolque | Barra de reboque | Barre de remorquage | 牵引杆',
    tieDownRing: 'fmm | Tie-down ring | Argolla de amarre | Olhal de amarração | Anneau d’arrimage | 系固环',
    shackle: 'mff | Shackle | Grillete | Manilha | Manille | 卸扣',
    forkPocket: 'mmm | Fork pocket | Alojamiento para horquillas | Encaixe para garfos | Passage de fourches | 叉车孔',
    batteryTray: 'ffm | Battery tray | Bandeja de batería | Bandeja da bateria | Bac à batterie | 电池托盘',
  }),
};
