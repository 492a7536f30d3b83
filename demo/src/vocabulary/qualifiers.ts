/** Words that tell one part from its sister: side, position, material, make. */
import { type Word, words } from './word.ts';

/** Where a qualifier stands in a name depends on what it speaks of. */
export const qualifierWords = {
  side: words({
    leftHand: 'left-hand | izquierdo/izquierda | esquerdo/esquerda | gauche | 左',
    rightHand: 'right-hand | derecho/derecha | direito/direita | droit/droite | 右',
  }),
  position: words({
    front: 'front | delantero/delantera | dianteiro/dianteira | avant | 前',
    rear: 'rear | trasero/trasera | traseiro/traseira | arrière | 后',
    upper: 'upper | superior | superior | supérieur/supérieure | 上',
    lower: 'lower | inferior | inferior | inférieur/inférieure | 下',
    inner: 'inner | interior | interno/interna | intérieur/intérieure | 内',
    outer: 'outer | exterior | externo/externa | extérieur/extérieure | 外',
    middle: 'middle | central | central | central/centrale | 中',
  }),
  material: words({
    stainless: 'stainless | inoxidable | inoxidável | inox | 不锈钢',
    zincPlated: 'zinc-plated | cincado/cincada | zincado/zincada | zingué/zinguée | 镀锌',
    blackOxide: 'black oxide | pavonado/pavonada | oxidado preto/oxidada preta | noirci/noircie | 发黑',
    chromePlated: 'chrome-plated | cromado/cromada | cromado/cromada | chromé/chromée | 镀铬',
    brass: 'brass | de latón | de latão | en laiton | 黄铜',
    bronze: 'bronze | de bronce | de bronze | en bronze | 青铜',
    aluminium: 'aluminium | de aluminio | de alumínio | en aluminium | 铝制',
    steel: 'steel | de acero | de aço | en acier | 钢制',
    castIron: 'cast-iron | de fundición | de ferro fundido | en fonte | 铸铁',
    nylon: 'nylon | de nailon | de náilon | en nylon | 尼龙',
    rubber: 'rubber | de caucho | de borracha | en caoutchouc | 橡胶',
    polyurethane: 'polyurethane | de poliuretano | de poliuretano | en polyuréthane | 聚氨酯',
    plastic: 'plastic | de plástico | de plástico | en plastique | 塑料',
  }),
  feature: words({
    complete: 'complete | completo/completa | completo/completa | complet/complète | 整套',
    nonMarking: 'non-marking | antihuella | não marcante | non marquant/non marquante | 无痕',
    foamFilled:
      'foam-filled | relleno de espuma/rellena de espuma | preenchido com espuma/preenchida com espuma | rempli de mousse/remplie de mousse | 发泡填充',
    heavyDuty: 'heavy-duty | reforzado/reforzada | reforçado/reforçada | renforcé/renforcée | 重型',
    longLife: 'long-life | de larga duración | de longa duração | longue durée | 长寿命',
    hardened: 'hardened | templado/templada | temperado/temperada | trempé/trempée | 淬火',
    selfLubricating: 'self-lubricating | autolubricante | autolubrificante | autolubrifiant/autolubrifiante | 自润滑',
    adjustable: 'adjustable | regulable | ajustável | réglable | 可调',
    folding: 'folding | plegable | dobrável | repliable | 折叠',
    fixed: 'fixed | fijo/fija | fixo/fixa | fixe | 固定',
    welded: 'welded | soldado/soldada | soldado/soldada | soudé/soudée | 焊接',
    waterproof: 'waterproof | estanco/estanca | à prova d’água | étanche | 防水',
    lowTemperature:
      'low-temperature | para bajas temperaturas | para baixas temperaturas | pour basses températures | 低温',
    remanufactured:
      'remanufactured | reacondicionado/reacondicionada | remanufaturado/remanufaturada | reconditionné/reconditionnée | 再制造',
    singleActing: 'single-acting | de simple efecto | de simples ação | simple effet | 单作用',
    doubleActing: 'double-acting | de doble efecto | de dupla ação | double effet | 双作用',
    normallyOpen:
      'normally open | normalmente abierto/normalmente abierta | normalmente aberto/normalmente aberta | normalement ouvert/normalement ouverte | 常开',
    normallyClosed:
      'normally closed | normalmente cerrado/normalmente cerrada | normalmente fechado/normalmente fechada | normalement fermé/normalement fermée | 常闭',
    fineThread: 'fine-thread | de rosca fina | de rosca fina | à pas fin | 细牙',
    long: 'long | largo/larga | longo/longa | long/longue | 长',
    short: 'short | corto/corta | curto/curta | court/courte | 短',
    single: 'single | simple | simples | simple | 单',
    double: 'double | doble | duplo/dupla | double | 双',
  }),
  assembly: words({
    assembly: 'assembly | montado/montada | montado/montada | assemblé/assemblée | 总成',
  }),
} satisfies Record<string, Record<string, Word>>;

/** What a qualifier speaks of. */
export type QualifierKind = keyof typeof qualifierWords;
type KeysOf<T> = T extends unknown ? keyof T : never;
/** Name of a qualifier, such as `leftHand`. */
export type QualifierKey = KeysOf<(typeof qualifierWords)[QualifierKind]>;
