// Words of the catalogue beside the trade's nouns: phrases of serial rules, notes, a chapter of kits (product §5).
import { type Word, words } from '../vocabulary/word.ts';

/** Phrases of printed serial rules; {n} is a number, {list} several. */
export const serialPhrases = words({
  prior: 'prior to {n} | anteriores a {n} | anteriores a {n} | avant {n} | {n} 之前',
  except: 'except {list} | excepto {list} | exceto {list} | sauf {list} | （{list} 除外）',
  above: '{n} and above | {n} y posteriores | {n} e posteriores | {n} et suivants | {n} 及以后',
  and: 'and | y | e | et | 和',
  to: '{a} to {b} | {a} a {b} | {a} a {b} | {a} à {b} | {a} 至 {b}',
});

/** Notes that item lines share. */
export const lineNotes = words({
  asRequired: 'As required | Según necesidad | Conforme necessário | Selon besoin | 按需',
  cutToLength:
    'Sold by the metre, cut to length | Se vende por metros, cortar a medida | Vendido por metro, cortar na medida | Vendu au mètre, à couper à longueur | 按米出售，按需截取',
  replaceAlways:
    'Always replace after removal | Sustituir siempre tras el desmontaje | Substituir sempre após a desmontagem | À remplacer après chaque démontage | 拆卸后必须更换',
  inKit:
    'Part of the seal kit | Incluido en el juego de juntas | Incluído no jogo de vedações | Compris dans la pochette de joints | 包含在密封套件中',
  torque:
    'Tighten to the torque in the service manual | Apretar al par del manual de servicio | Apertar com o torque do manual de serviço | Serrer au couple du manuel d’entretien | 按维修手册规定的扭矩拧紧',
  threadLock:
    'Fit with thread locker | Montar con fijador de roscas | Montar com trava-rosca | Monter au frein-filet | 涂螺纹胶安装',
  serialPlate:
    'Give the serial number when ordering | Indicar el número de serie en el pedido | Informar o número de série no pedido | Indiquer le numéro de série à la commande | 订购时请提供序列号',
  notSold:
    'Not sold separately | No se vende por separado | Não vendido separadamente | Non vendu séparément | 不单独供应',
  byHeight:
    'Quantity depends on the number of scissor pairs | La cantidad depende del número de tijeras | A quantidade depende do número de tesouras | Quantité selon le nombre de paires de ciseaux | 数量取决于剪叉对数',
});
export type LineNote = keyof typeof lineNotes;

/** The chapter that holds kits and supplies. */
export const serviceChapter: Word = words({
  service: 'Service and kits | Mantenimiento y kits | Manutenção e kits | Entretien et kits | 保养与套件',
}).service;

/** Sentences of part descriptions; the words in braces are filled in. */
export const sentences = words({
  fits: 'Fits {models}. | Válido para {models}. | Serve em {models}. | Compatible avec {models}. | 适用于 {models}。',
  fitsAll:
    'Used on all families. | Se usa en todas las familias. | Usado em todas as famílias. | Utilisé sur toutes les gammes. | 各系列机型通用。',
  weight: 'Weight {weight}. | Peso {weight}. | Peso {weight}. | Poids {weight}. | 重量 {weight}。',
  pack: 'Sold in packs of {n}. | Se vende en paquetes de {n}. | Vendido em pacotes de {n}. | Vendu par paquet de {n}. | 每包 {n} 件。',
  kit: 'Everything for one repair in one bag. | Todo lo necesario para una reparación en una bolsa. | Tudo para um reparo em uma embalagem. | Tout le nécessaire pour une réparation dans un sachet. | 一次维修所需配件，一袋配齐。',
  wear: 'Wear part: check it at every service. | Pieza de desgaste: revisar en cada mantenimiento. | Peça de desgaste: verificar em cada revisão. | Pièce d’usure : à contrôler à chaque entretien. | 易损件：每次保养时检查。',
  safety:
    'Safety-relevant: fit genuine parts only. | Relevante para la seguridad: montar solo piezas originales. | Relevante para a segurança: usar somente peças originais. | Pièce de sécurité : monter exclusivement d’origine. | 安全件：仅可使用原厂件。',
  danger:
    'Dangerous goods {un}: ships by road and sea only. | Mercancía peligrosa {un}: solo por carretera y mar. | Produto perigoso {un}: somente via terrestre e marítima. | Marchandise dangereuse {un} : route et mer uniquement. | 危险货物 {un}：仅限陆运和海运。',
  replaced:
    'Replaced by a newer part. | Sustituida por una pieza más reciente. | Substituída por uma peça mais nova. | Remplacée par une pièce plus récente. | 已由新件替代。',
});

/** Tags of parts. */
export const tagWords = words({
  genuine: 'Genuine part | Pieza original | Peça original | Pièce d’origine | 原厂件',
  fastMoving: 'Fast-moving | Alta rotación | Alto giro | Forte rotation | 畅销件',
  maintenance: 'Regular maintenance | Mantenimiento periódico | Manutenção periódica | Entretien courant | 定期保养',
  serviceKit: 'Service kit | Kit de mantenimiento | Kit de manutenção | Kit d’entretien | 保养套件',
  remanufactured: 'Exchange part | Pieza de intercambio | Peça à base de troca | Échange standard | 再制造件',
  safety: 'Safety part | Pieza de seguridad | Peça de segurança | Pièce de sécurité | 安全件',
  newPart: 'New | Novedad | Novidade | Nouveauté | 新品',
  offer: 'Offer | Oferta | Oferta | Promotion | 特价',
  longLead: 'Long lead time | Plazo largo | Prazo longo | Délai long | 交货期长',
});
export type Tag = keyof typeof tagWords;
