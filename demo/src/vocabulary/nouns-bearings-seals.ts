/** Names of bearings, bushings, seals and what lubricates them. */
import { nouns } from './word.ts';

/** Part nouns by category; a row is `genders of es pt fr | en | es | pt | fr | zh`. */
export const bearingAndSealNouns = {
  bearings: nouns({
    bushing: 'mff | Bushing | Casquillo | Bucha | Bague | 衬套',
    flangedBushing: 'mff | Flanged bushing | Casquillo con valona | Bucha flangeada | Bague à collerette | 翻边衬套',
    rollerBearing:
      'mmm | Roller bearing | Rodamiento de rodillos | Rolamento de rolos | Roulement à rouleaux | 滚子轴承',
    taperedBearing:
      'mmm | Tapered roller bearing | Rodamiento cónico | Rolamento cônico | Roulement conique | 圆锥滚子轴承',
    ballBearing: 'mmm | Ball bearing | Rodamiento de bolas | Rolamento de esferas | Roulement à billes | 滚珠轴承',
    needleBearing:
      'mmm | Needle bearing | Rodamiento de agujas | Rolamento de agulhas | Roulement à aiguilles | 滚针轴承',
    thrustBearing: 'mmf | Thrust bearing | Rodamiento axial | Rolamento axial | Butée à billes | 推力轴承',
    sphericalBearing: 'fmf | Spherical plain bearing | Rótula radial | Rolamento articulado | Rotule lisse | 关节轴承',
    rodEnd: 'fmm | Rod end | Cabeza de rótula | Terminal rotular | Embout à rotule | 杆端关节轴承',
    ballJoint: 'fff | Ball joint | Rótula esférica | Junta esférica | Rotule à goujon | 球头销',
    pillowBlock:
      'mmm | Pillow block bearing | Rodamiento con soporte | Mancal com rolamento | Palier à semelle | 带座轴承',
    bearingCup:
      'fff | Bearing cup | Pista exterior de rodamiento | Capa de rolamento | Cuvette de roulement | 轴承外圈',
  }),
  seals: nouns({
    oilSeal: 'mmm | Oil seal | Retén de aceite | Retentor de óleo | Joint à lèvre | 油封',
    oRing: 'fmm | O-ring | Junta tórica | Anel O | Joint torique | O 形圈',
    rodSeal: 'ffm | Rod seal | Junta de vástago | Vedação da haste | Joint de tige | 活塞杆密封',
    pistonSeal: 'ffm | Piston seal | Junta de pistón | Vedação do pistão | Joint de piston | 活塞密封',
    wiperSeal: 'mmm | Wiper seal | Rascador | Raspador | Joint racleur | 防尘圈',
    backupRing: 'mmf | Backup ring | Anillo antiextrusión | Anel antiextrusão | Bague anti-extrusion | 支撑挡圈',
    guideRing: 'mmf | Guide ring | Anillo guía | Anel-guia | Bague de guidage | 导向环',
    gasket: 'ffm | Gasket | Junta plana | Junta de vedação | Joint plat | 密封垫',
    dustBoot: 'mfm | Dust boot | Guardapolvo | Coifa | Soufflet de protection | 防尘套',
  }),
  lubrication: nouns({
    greaseNipple: 'mfm | Grease nipple | Engrasador | Graxeira | Graisseur | 黄油嘴',
    greaseLine: 'mfm | Grease line | Tubo de engrase | Linha de graxa | Tuyau de graissage | 润滑管',
    greaseCartridge: 'mmf | Grease cartridge | Cartucho de grasa | Cartucho de graxa | Cartouche de graisse | 润滑脂筒',
    hydraulicOil: 'mmf | Hydraulic oil | Aceite hidráulico | Óleo hidráulico | Huile hydraulique | 液压油',
    engineOil: 'mmf | Engine oil | Aceite de motor | Óleo de motor | Huile moteur | 机油',
    gearOil: 'mmf | Gear oil | Aceite de engranajes | Óleo de engrenagens | Huile de transmission | 齿轮油',
    threadLocker: 'mmm | Thread locker | Fijador de roscas | Trava-roscas | Frein-filet | 螺纹锁固胶',
    chainSpray:
      'mmm | Chain lubricant spray | Lubricante de cadenas en aerosol | Lubrificante de correntes em spray | Lubrifiant de chaîne en aérosol | 链条润滑喷剂',
  }),
};
