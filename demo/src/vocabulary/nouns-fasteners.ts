/** Names of bolts, nuts, washers, pins and clamps. */
import { nouns } from './word.ts';

/** Part nouns by category; a row is `genders of es pt fr | en | es | pt | fr | zh`. */
export const fastenerNouns = {
  bolts: nouns({
    hexBolt: 'mmf | Hex bolt | Tornillo hexagonal | Parafuso sextavado | Vis à tête hexagonale | 六角螺栓',
    socketScrew: 'mmf | Socket head screw | Tornillo Allen | Parafuso Allen | Vis à six pans creux | 内六角螺钉',
    flangeBolt: 'mmf | Flange bolt | Tornillo con brida | Parafuso flangeado | Vis à embase | 法兰面螺栓',
    countersunkScrew:
      'mmf | Countersunk screw | Tornillo avellanado | Parafuso escareado | Vis à tête fraisée | 沉头螺钉',
    setScrew: 'mmf | Set screw | Prisionero | Parafuso sem cabeça | Vis sans tête | 紧定螺钉',
    carriageBolt:
      'mmf | Carriage bolt | Tornillo de cuello cuadrado | Parafuso francês | Vis à collet carré | 马车螺栓',
    shoulderBolt: 'mmf | Shoulder bolt | Tornillo de hombro | Parafuso com ressalto | Vis épaulée | 轴肩螺栓',
    selfTappingScrew:
      'mmf | Self-tapping screw | Tornillo autorroscante | Parafuso autoatarraxante | Vis autotaraudeuse | 自攻螺钉',
    wheelStud: 'mmm | Wheel stud | Espárrago de rueda | Prisioneiro de roda | Goujon de roue | 车轮螺柱',
    stud: 'mmm | Stud | Espárrago | Prisioneiro | Goujon | 双头螺柱',
    eyeBolt: 'mmf | Eye bolt | Cáncamo | Parafuso olhal | Vis à œil | 吊环螺栓',
    uBolt: 'mmm | U-bolt | Abarcón | Grampo U | Étrier fileté | U 形螺栓',
    threadedRod: 'fff | Threaded rod | Varilla roscada | Barra roscada | Tige filetée à couper | 螺杆',
  }),
  nuts: nouns({
    hexNut: 'ffm | Hex nut | Tuerca hexagonal | Porca sextavada | Écrou hexagonal | 六角螺母',
    nylocNut: 'ffm | Nyloc nut | Tuerca autoblocante | Porca autotravante | Écrou Nylstop | 尼龙锁紧螺母',
    flangeNut: 'ffm | Flange nut | Tuerca con brida | Porca flangeada | Écrou à embase | 法兰螺母',
    castleNut: 'ffm | Castle nut | Tuerca almenada | Porca castelo | Écrou à créneaux | 槽形螺母',
    wheelNut: 'ffm | Wheel nut | Tuerca de rueda | Porca de roda | Écrou de roue | 车轮螺母',
    jamNut: 'ffm | Jam nut | Contratuerca | Contraporca | Contre-écrou | 薄螺母',
    capNut: 'ffm | Cap nut | Tuerca ciega | Porca cega | Écrou borgne | 盖形螺母',
    weldNut: 'ffm | Weld nut | Tuerca para soldar | Porca de solda | Écrou à souder | 焊接螺母',
    slottedNut: 'ffm | Slotted round nut | Tuerca ranurada | Porca ranhurada | Écrou à encoches | 圆螺母',
    cageNut: 'ffm | Cage nut | Tuerca enjaulada | Porca-gaiola | Écrou cage | 卡式螺母',
  }),
  washers: nouns({
    flatWasher: 'fff | Flat washer | Arandela plana | Arruela lisa | Rondelle plate | 平垫圈',
    springWasher: 'fff | Spring washer | Arandela elástica | Arruela de pressão | Rondelle Grower | 弹簧垫圈',
    lockWasher: 'fff | Lock washer | Arandela de seguridad | Arruela de trava | Rondelle frein | 锁紧垫圈',
    thrustWasher: 'fff | Thrust washer | Arandela de empuje | Arruela de encosto | Rondelle de butée | 止推垫圈',
    bondedSeal:
      'fff | Bonded seal washer | Arandela metal-goma | Arruela metal-borracha | Rondelle métal-caoutchouc | 组合垫圈',
    copperWasher: 'fff | Copper washer | Arandela de cobre | Arruela de cobre | Rondelle cuivre | 铜垫圈',
    shim: 'mmf | Shim | Suplemento de ajuste | Calço de ajuste | Cale de réglage | 调整垫片',
    spacer: 'mmf | Spacer | Separador | Espaçador | Entretoise | 隔套',
    spacerTube: 'mmm | Spacer tube | Tubo separador | Tubo espaçador | Tube entretoise | 隔管',
    toothWasher: 'fff | Toothed washer | Arandela dentada | Arruela dentada | Rondelle éventail | 齿形垫圈',
  }),
  pins: nouns({
    pin: 'mmm | Pin | Bulón | Pino | Axe | 销轴',
    pivotPin: 'mmm | Pivot pin | Bulón de articulación | Pino de articulação | Axe d’articulation | 铰接销轴',
    clevisPin: 'mmm | Clevis pin | Pasador de horquilla | Pino com cabeça | Axe à épaulement | 带头销轴',
    cotterPin: 'mmf | Cotter pin | Pasador de aletas | Contrapino | Goupille fendue | 开口销',
    rollPin: 'mmf | Roll pin | Pasador elástico | Pino elástico | Goupille élastique | 弹性圆柱销',
    dowelPin: 'mmf | Dowel pin | Pasador cilíndrico | Pino-guia | Goupille cylindrique | 定位销',
    linchPin: 'mmf | Linch pin | Pasador de anilla | Pino-trava com argola | Goupille clips | 安全销',
    rClip: 'mff | R-clip | Pasador R | Cupilha R | Goupille bêta | R 形销',
    pinRetainer:
      'ffm | Pin retainer plate | Placa de retención del bulón | Chapa-trava do pino | Arrêt d’axe | 销轴挡板',
    shaftKey: 'fff | Shaft key | Chaveta | Chaveta paralela | Clavette | 平键',
    circlip: 'mmm | Circlip | Anillo de seguridad | Anel-trava | Circlips | 卡簧',
    internalCirclip:
      'mmm | Internal circlip | Anillo de seguridad interior | Anel-trava interno | Circlips intérieur | 孔用挡圈',
  }),
  clamps: nouns({
    hoseClamp: 'ffm | Hose clamp | Abrazadera de manguera | Abraçadeira de mangueira | Collier de durite | 软管卡箍',
    pipeClamp: 'ffm | Pipe clamp | Abrazadera de tubo | Abraçadeira de tubo | Collier de tuyauterie | 管夹',
    rubberClip:
      'ffm | Rubber-lined P-clip | Abrazadera con goma | Abraçadeira emborrachada | Collier caoutchouté | P 形卡箍',
    cableTie: 'ffm | Cable tie | Brida de nailon | Abraçadeira de náilon | Collier Rilsan | 扎带',
    blindRivet: 'mmm | Blind rivet | Remache ciego | Rebite cego | Rivet aveugle | 抽芯铆钉',
    spring: 'mfm | Compression spring | Muelle de compresión | Mola de compressão | Ressort de compression | 压缩弹簧',
    torsionSpring: 'mfm | Torsion spring | Muelle de torsión | Mola de torção | Ressort de torsion | 扭簧',
    returnSpring: 'mfm | Return spring | Muelle de retorno | Mola de retorno | Ressort de rappel | 回位弹簧',
    strap: 'ffm | Fixing strap | Correa de sujeción | Cinta de fixação | Feuillard de fixation | 固定带',
  }),
};
