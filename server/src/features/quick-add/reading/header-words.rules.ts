// What columns are called in lists of parts, in the languages of the shop and German, as offices mail them (spec §5: an import file has a header).

/** What a column may hold that quick add has a use for. */
export type Role = 'code' | 'quantity' | 'name' | 'note';

/** Compared without accents, signs and spaces. `other` is what looks like one of them and is none. */
const WORDS: Readonly<Record<Role | 'other', string>> = {
  code: `
    partnumber partno partnr partnum partcode part code sku itemnumber itemno item itemcode article articleno
    articlenumber material materialno mpn oem pn productcode product catalogno stockcode number reference ref
    codigo cod referencia pieza numerodepieza nodepieza articulo codigodepieza repuesto peca numerodapeca
    codigodapeca artigo codigodoproduto produto piece numerodepiece nodepiece codepiece codearticle
    referencearticle artikel artikelnummer artikelnr teilenummer teilenr materialnummer bestellnummer 零件号 零件编号 配件号
    配件编码 零件编码 备件编码 配件编号 备件号 备件编号 物料号 物料编号 物料编码 料号 件号 编号 编码 代码 型号
  `,
  quantity: `
    quantity qty orderqty qtyordered quantityordered qtyneeded pcs pieces count required cantidad cant quantidade
    qtd qtde quant quantite qte nombre menge anzahl stuck 数量 件数 需求数量 订购数量
  `,
  name: `
    name description partname partdescription itemdescription title designation libelle descripcion denominacion
    descricao nome denominacao bezeichnung benennung 名称 零件名称 描述 品名 配件名称
  `,
  note: `
    note notes remark remarks comment comments machine job costcentre usedon forwhat nota notas observacion
    observaciones maquina comentario observacao observacoes remarque remarques commentaire bemerkung kommentar 备注
    说明 设备 用途 yourreference customerreference sureferencia suareferencia votrereference
  `,
  other: `
    unitprice price amount total linetotal value discount weight pos position line lineno no nr n sno stock onhand
    date unit uom precio importe preco valor prix montant preis betrag 序号 行号 单价 价格 金额 单位 重量
  `,
};

const ROLE_OF = new Map(
  Object.entries(WORDS).flatMap(([role, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [word, role as Role | 'other'] as const),
  ),
);

const barred = (cell: string): string =>
  cell
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** What a column of this name holds; undefined where the name says nothing. */
export function roleOfHeader(cell: string): Role | 'other' | undefined {
  const whole = ROLE_OF.get(barred(cell));
  if (whole) return whole;
  // "Qty (pcs)", "Part no. / OEM": the first word or two that say something.
  const words = cell
    .split(/[^\p{L}\p{N}.'’]+/u)
    .map(barred)
    .filter((word) => word !== '');
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  return [...pairs, ...words].flatMap((word) => ROLE_OF.get(word) ?? [])[0];
}
