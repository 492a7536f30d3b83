// Writes what the shop says: notices, banners, recommendations, help, contacts, service tools (docs/import-format.md).
import { fileOfTool } from '../manuals/book-names.ts';
import { words } from '../vocabulary/word.ts';
import { five, fiveOf } from './base-rows.ts';
import { csvFile, type CsvValue } from './csv-file.ts';
import type { PartSeed } from './part-seed.ts';
import { pictureOfModel } from './models.ts';
import { FAST_MOVING } from './trade-facts.ts';

type Sheet = { name: string; columns: readonly string[]; rows: readonly (readonly CsvValue[])[] };

/** Writes all of it; `parts` are those that may be recommended. */
export function writeContent(folder: string, parts: readonly PartSeed[]): void {
  for (const { name, columns, rows } of [notices(), banners(), recommendations(parts), links(), contacts(), tools()]) {
    const file = csvFile(folder, name, columns);
    for (const row of rows) file.row(...row);
    file.close();
  }
}

const noticeNames = words({
  yearEnd:
    'Delivery dates around the year end | Plazos de entrega a fin de año | Prazos de entrega no fim do ano | Délais de livraison en fin d’année | 年末交货安排',
  pothole:
    'Service bulletin SB-114: pothole guard switches | Boletín de servicio SB-114: interruptores de protección contra baches | Boletim de serviço SB-114: chaves da proteção contra buracos | Bulletin SB-114 : contacteurs de protection anti-nids-de-poule | 服务通报 SB-114：防坑保护开关',
  warehouse:
    'Curitiba warehouse now ships daily | El almacén de Curitiba envía a diario | O depósito de Curitiba agora despacha diariamente | L’entrepôt de Curitiba expédie chaque jour | 库里蒂巴仓库现每日发货',
  lithium:
    'Lithium packs for S-series as retrofit | Baterías de litio para la serie S como reequipamiento | Baterias de lítio para a série S como retrofit | Batteries lithium pour série S en rétrofit | S 系列锂电池改装套件上市',
});
const noticeBodies = words({
  yearEnd:
    'Orders placed by 18 December leave before the holidays. The warehouses in Houston and Rotterdam are closed from 24 December to 1 January. | Los pedidos realizados hasta el 18 de diciembre salen antes de las fiestas. Los almacenes de Houston y Róterdam cierran del 24 de diciembre al 1 de enero. | Pedidos feitos até 18 de dezembro saem antes das festas. Os depósitos de Houston e Roterdã fecham de 24 de dezembro a 1º de janeiro. | Les commandes passées jusqu’au 18 décembre partent avant les fêtes. Les entrepôts de Houston et Rotterdam sont fermés du 24 décembre au 1er janvier. | 12 月 18 日前的订单将在节前发出。休斯敦和鹿特丹仓库 12 月 24 日至 1 月 1 日停止发货。',
  pothole:
    'Check the limit switches of the pothole guards at the next service and replace those with a cracked lever. The kit is free of charge for machines under warranty. | Revise los finales de carrera de la protección contra baches en el próximo mantenimiento y sustituya los que tengan la palanca agrietada. El kit es gratuito para máquinas en garantía. | Verifique as chaves fim de curso da proteção contra buracos na próxima revisão e troque as que tiverem a alavanca trincada. O kit é gratuito para máquinas em garantia. | Contrôlez les fins de course de la protection anti-nids-de-poule au prochain entretien et remplacez ceux dont le levier est fissuré. Le kit est gratuit pour les machines sous garantie. | 请在下次保养时检查防坑保护限位开关，摆杆有裂纹的应更换。保修期内的设备免费提供套件。',
  warehouse:
    'Parts in stock in Curitiba leave the same day when ordered before 14:00 local time. | Los repuestos en existencias en Curitiba salen el mismo día si se piden antes de las 14:00, hora local. | Peças em estoque em Curitiba saem no mesmo dia para pedidos até as 14:00, hora local. | Les pièces en stock à Curitiba partent le jour même pour toute commande avant 14 h, heure locale. | 库里蒂巴现货配件在当地时间 14:00 前下单可当日发出。',
  lithium:
    'The retrofit holds battery, charger and bracket; fitting takes half a day. Give the serial number when ordering. | El reequipamiento incluye batería, cargador y soporte; el montaje dura medio día. Indique el número de serie en el pedido. | O retrofit inclui bateria, carregador e suporte; a montagem leva meio dia. Informe o número de série no pedido. | Le rétrofit comprend batterie, chargeur et support ; le montage prend une demi-journée. Indiquez le numéro de série à la commande. | 改装套件包含电池、充电器和支架，安装约需半天。订购时请提供序列号。',
});

function notices(): Sheet {
  const released = {
    pothole: '2026-06-02',
    warehouse: '2026-05-11',
    lithium: '2026-03-04',
    yearEnd: '2025-11-24',
  } as const;
  return {
    name: 'notices',
    columns: ['code', ...five('name'), ...five('body'), 'kind', 'released_at', 'needs_confirmation'],
    rows: (Object.keys(released) as (keyof typeof released)[]).map((key) => [
      key,
      ...fiveOf(noticeNames[key]),
      ...fiveOf(noticeBodies[key]),
      key === 'pothole' ? 'service' : 'news',
      `${released[key]}T08:00:00Z`,
      key === 'pothole' ? 'yes' : 'no',
    ]),
  };
}

const bannerTitles = words({
  nameplate:
    'From the nameplate to the right part | De la placa a la pieza correcta | Da plaqueta à peça certa | De la plaque à la bonne pièce | 从铭牌到正确配件',
  kits: 'Service kits for every interval | Kits de mantenimiento para cada intervalo | Kits de manutenção para cada intervalo | Kits d’entretien pour chaque échéance | 各保养周期套件',
  exchange:
    'Exchange units at half the price | Unidades de intercambio a mitad de precio | Peças à base de troca pela metade do preço | Échange standard à moitié prix | 再制造件，价格减半',
});
const bannerTexts = words({
  nameplate:
    'Type the serial number and see only what fits. | Escriba el número de serie y vea solo lo que encaja. | Digite o número de série e veja somente o que serve. | Saisissez le numéro de série : seul ce qui convient s’affiche. | 输入序列号，只看适用的配件。',
  kits: 'Filters, seals and small parts in one bag, for 250, 500 and 1000 hours. | Filtros, juntas y pequeñas piezas en una bolsa, para 250, 500 y 1000 horas. | Filtros, vedações e peças pequenas em um só pacote, para 250, 500 e 1000 horas. | Filtres, joints et petites pièces en un seul lot, pour 250, 500 et 1000 heures. | 滤芯、密封件和小件一袋配齐，适用于 250、500 和 1000 小时。',
  exchange:
    'Overhauled pumps, controllers and starters with the same warranty. | Bombas, controladores y motores de arranque reacondicionados con la misma garantía. | Bombas, controladores e motores de partida remanufaturados com a mesma garantia. | Pompes, variateurs et démarreurs reconditionnés, même garantie. | 大修泵、控制器和起动机，质保相同。',
});

const banners = (): Sheet => ({
  name: 'banners',
  columns: ['code', 'place', ...five('title'), ...five('text'), 'image', 'link', 'position'],
  rows: (
    [
      ['nameplate', '/history', 'A20RT'],
      ['kits', '/shop?tag=serviceKit', 'S1012RT'],
      ['exchange', '/shop?tag=remanufactured', 'T26J'],
    ] as const
  ).map(([key, link, model], at) => [
    key,
    'home',
    ...fiveOf(bannerTitles[key]),
    ...fiveOf(bannerTexts[key]),
    pictureOfModel(model),
    link,
    at + 1,
  ]),
});

function recommendations(parts: readonly PartSeed[]): Sheet {
  const chosen = parts.filter((part) => FAST_MOVING.has(part.facts.noun) && !part.isReplaced);
  const spread = Array.from({ length: 16 }, (_, at) => chosen[Math.floor((at * chosen.length) / 16)]).filter(
    (part) => part !== undefined,
  );
  return {
    name: 'recommendations',
    columns: ['place', 'part', 'position'],
    rows: spread.map((part, at) => [at % 4 === 3 ? 'cart' : 'home', part.code, at + 1]),
  };
}

const linkTexts = words({
  order:
    'How to order by serial number | Cómo pedir por número de serie | Como pedir pelo número de série | Commander par numéro de série | 如何按序列号订购',
  returns:
    'Returns and store credit | Devoluciones y saldo en tienda | Devoluções e crédito na loja | Retours et avoirs | 退货与店内余额',
  nameplate:
    'Find a machine by its nameplate | Encontrar una máquina por su placa | Encontrar uma máquina pela plaqueta | Trouver une machine par sa plaque | 通过铭牌查找设备',
  tip: 'Tip: choose your machine once; every part then says whether it fits. | Consejo: elija su máquina una vez y cada pieza dirá si es compatible. | Dica: escolha sua máquina uma vez e cada peça dirá se serve. | Astuce : choisissez votre machine une fois, chaque pièce dira si elle convient. | 提示：选定设备后，每个配件都会说明是否适用。',
});

const links = (): Sheet => ({
  name: 'shop-links',
  columns: ['kind', 'position', ...five('text'), 'link'],
  rows: [
    ['help', 1, ...fiveOf(linkTexts.order), '/help'],
    ['help', 2, ...fiveOf(linkTexts.returns), '/terms'],
    ['tutorial', 1, ...fiveOf(linkTexts.nameplate), '/history'],
    ['tip', 1, ...fiveOf(linkTexts.tip), '/history'],
  ],
});

const openAt = (hours: string): string[] =>
  ['Mon-Fri', 'Lun-vie', 'Seg-sex', 'Lun-ven', '周一至周五'].map((days) => `${days} ${hours}`);

const contacts = (): Sheet => ({
  name: 'region-contacts',
  columns: [
    'country',
    'name',
    'phone',
    'email',
    'address',
    'hours',
    'hours_es',
    'hours_pt',
    'hours_fr',
    'hours_zh',
    'position',
  ],
  rows: [
    [
      '',
      'Norrvik Parts International',
      '+46 8 555 010 00',
      'parts@norrvik.example',
      'Verkstadsgatan 12, 721 30 Västerås, Sweden',
      ...openAt('8:00-17:00 CET'),
      1,
    ],
    [
      'US',
      'Norrvik Parts Americas',
      '+1 713 555 0140',
      'parts.us@norrvik.example',
      '4100 Gulf Yard Drive, Houston, TX 77029',
      ...openAt('7:00-18:00 CT'),
      2,
    ],
    [
      'NL',
      'Norrvik Parts Europe',
      '+31 10 555 0120',
      'parts.eu@norrvik.example',
      'Waalhaven 88, 3089 Rotterdam',
      ...openAt('8:00-17:30 CET'),
      3,
    ],
    [
      'BR',
      'Norrvik Peças Brasil',
      '+55 41 5550-1120',
      'pecas.br@norrvik.example',
      'Rua das Indústrias 455, Curitiba',
      ...openAt('8:00-17:30'),
      4,
    ],
    [
      'CN',
      '诺维克配件中国',
      '+86 21 5550 1180',
      'parts.cn@norrvik.example',
      '上海市浦东新区机场路 688 号',
      ...openAt('8:30-17:30'),
      5,
    ],
  ],
});

const toolNames = words({
  torque: 'Torque tables | Tablas de pares de apriete | Tabelas de torque | Tableaux de couples de serrage | 扭矩表',
  faults: 'Fault codes | Códigos de fallo | Códigos de falha | Codes défaut | 故障码',
  checklist:
    'Maintenance checklist | Lista de control de mantenimiento | Lista de verificação de manutenção | Liste de contrôle d’entretien | 保养检查表',
});
const toolTexts = words({
  torque:
    'Bolts by thread and property class, and hydraulic fittings. PDF in five languages. | Tornillos por rosca y clase de resistencia, y racores hidráulicos. PDF en cinco idiomas. | Parafusos por rosca e classe de resistência, e conexões hidráulicas. PDF em cinco idiomas. | Vis par filetage et classe de résistance, et raccords hydrauliques. PDF en cinq langues. | 按螺纹和强度等级列出螺栓扭矩，并含液压接头扭矩。五种语言的 PDF。',
  faults:
    'What each code means and what to check first. PDF in five languages. | Qué significa cada código y qué revisar primero. PDF en cinco idiomas. | O que cada código significa e o que verificar primeiro. PDF em cinco idiomas. | Ce que signifie chaque code et ce qu’il faut contrôler d’abord. PDF en cinq langues. | 各代码的含义以及首先应检查的内容。五种语言的 PDF。',
  checklist:
    'What falls due daily and by hours, with a record to sign. To print, in five languages. | Qué toca a diario y por horas, con un registro para firmar. Para imprimir, en cinco idiomas. | O que vence por dia e por horas, com um registro para assinar. Para imprimir, em cinco idiomas. | Ce qui est à faire chaque jour et selon les heures, avec un relevé à signer. À imprimer, en cinq langues. | 每日及按工时应做的项目，附签字记录。可打印，五种语言。',
});

const tools = (): Sheet => ({
  name: 'service-tools',
  columns: ['code', ...five('name'), ...five('description'), 'link', 'version', 'updated_on', 'position'],
  rows: (
    [
      ['torque', '2026-1', '2026-01-22'],
      ['faults', '5.2', '2026-05-18'],
      ['checklist', '2026', '2026-01-05'],
    ] as const
  ).map(([key, version, updated], at) => [
    key,
    ...fiveOf(toolNames[key]),
    ...fiveOf(toolTexts[key]),
    `/static/product/${fileOfTool(key)}`,
    version,
    updated,
    at + 1,
  ]),
});
