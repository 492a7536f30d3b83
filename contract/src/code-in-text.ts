/** The code or serial number in a text that says more than it: its label, a quantity, the model beside it (product §5 Search). */
import type { Language } from './languages.ts';
import { limits } from './limits.ts';
import { normalCode } from './normal-code.ts';
import { asPlainCode } from './typed-code.ts';

// № stands for the word "number", however it is shortened. Without accents, as texts are compared with them.
const LABELS: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'serial №',
    'serial',
    'ser. №',
    's/n',
    'sn',
    'vin',
    'pin',
    'machine №',
    'part №',
    'part code',
    'p/n',
    'pn',
    'item №',
    'item code',
    'material №',
    'order №',
    'article №',
    'stock №',
    'oem №',
    'oem',
    'sku',
    'code',
    'ref. №',
    'ref',
    'reference',
    '№',
    'part',
    'item',
  ],
  es: [
    '№ de serie',
    '№ serie',
    'serie №',
    'serie',
    '№ de pieza',
    '№ de parte',
    '№ de articulo',
    '№ de referencia',
    '№ de maquina',
    'codigo',
    'cod',
    'referencia',
    'pieza',
    'parte №',
  ],
  pt: ['№ da peca', '№ de peca', '№ do item', '№ da maquina', 'peca', 'codigo da peca', 'codigo de peca'],
  fa: ['№ de piece', '№ piece', "№ d'article", 'article', 'piece', '№ de machine', 'code piece', 'code article'],
  zh: [
    '零件编号',
    '零件号',
    '配件编号',
    '配件号',
    '备件编号',
    '备件号',
    '物料编号',
    '物料号',
    '料号',
    '件号',
    '编号',
    '编码',
    '序列号',
    '出厂编号',
    '整机编号',
    '机器编号',
    '机身号',
    '机号',
    '车架号',
    '识别码',
  ],
};

const NUMBER = '(?:numero|number|num|nbr|no|nr|n)?[.°]*#?';
const patternOf = (label: string): string =>
  label.replaceAll('.', '[.]?').replaceAll(' ', '[ .]*').replaceAll('/', '[/. ]?').replaceAll('№', NUMBER);
const ALL = Object.values(LABELS)
  .flat()
  .toSorted((a, b) => b.length - a.length);
const isHan = (label: string): boolean => /\p{Script=Han}/u.test(label);
const anyOf = (labels: readonly string[]): string => `(?:${labels.map(patternOf).join('|')})`;
// A word ends before the code begins; Chinese needs no sign between them.
const FIRST = [
  new RegExp(`^${anyOf(ALL.filter((one) => !isHan(one)))}[.]?[ :#=]+(?=.)`, 'iu'),
  new RegExp(`^${anyOf(ALL.filter(isHan))}[ :#=]*(?=.)`, 'u'),
];
// What stands right at a code is a part of it: codes end in letters, too.
const LAST = new RegExp(`(?<=.)(?: +[(]?|[(])${anyOf(ALL)}[.]?[)]?$`, 'iu');

const PIECES =
  'x|pcs?|pieces?|ea|each|off|units?|uds?|unid(?:ad(?:es)?)?|unidades?|un|pzas?|piezas?|pecas?|pc|unites?|st|个|件|只|套|台|条|根';
const COUNT = 'qty|quantity|cantidad|cant|quantidade|qtd|qtde|quantite|qte|数量';
const FEW = '[0-9]{1,4}';
const QUANTITIES = [
  new RegExp(`^[(]?${FEW} *(?:[x*×]|(?:${PIECES})[.]?)[)]? +(?=.)`, 'iu'),
  new RegExp(`^(?:${COUNT})[.]?[ :=]*${FEW}[ ,;]+(?=.)`, 'iu'),
  new RegExp(`[ ,;]+(?:${COUNT})[.]?[ :=]*${FEW}$`, 'iu'),
  new RegExp(`(?:[ ,;]+[x*×]|[*×]) *${FEW} *(?:${PIECES})?[.]?$`, 'iu'),
  new RegExp(`[ ,;]*[(][x*×]? *${FEW} *(?:${PIECES})?[.]?[)]?$`, 'iu'),
  new RegExp(`[ ,;]+${FEW} *(?:${PIECES})[.]?$`, 'iu'),
];
const AROUND = /^[ :;,.#=()[\]"'-]+|[ :;,#=()[\]"'-]+$/g;
/** Where words end that may be codes. */
const BETWEEN_PIECES = /[ ,;:()[\]=]+/;
/** Shorter pieces beside other words are sizes, quantities or words of a name. */
const SHORTEST = 4;
/** So many codes of one text are looked for; each is as much work as a search. */
export const CODES_IN_TEXT_MOST = 8;
/** "Part: part no. …" and the like. */
const ROUNDS = 4;

/** What may be meant instead of the whole text, the likeliest first: what stays without labels and quantities, then pieces of it that have a figure; none where the text may be a name or a code alone. */
export function codesInText(typed: string): string[] {
  const text = plain(typed);
  const rest = bared(text);
  // "10×2" ends with a quantity, or is a size in a code.
  const withSize = bared(text.replaceAll(/(?<=[0-9])×(?=[0-9])/g, 'x'));
  const pieces = rest.split(BETWEEN_PIECES).map((piece) => piece.replaceAll(AROUND, ''));
  // The number of a machine stands after its model.
  const found = [rest, withSize, ...pieces.toReversed()].filter((one) => one !== text && isCodeLike(one));
  return [...new Set(found)].slice(0, CODES_IN_TEXT_MOST);
}

const plain = (typed: string): string =>
  asPlainCode(typed)
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, limits.keywordMax);

/** Without labels and quantities, one after the other, so many of them: a text made of nothing else is no code. */
function bared(text: string, ends: readonly RegExp[] = [...FIRST, ...QUANTITIES, LAST]): string {
  // One unbroken word is a code or number itself, whatever it ends with.
  if (/^[A-Z0-9]+$/i.test(text)) return text;
  let rest = text;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const end of ends) rest = rest.replace(end, '').replaceAll(AROUND, '');
  }
  return rest;
}

/** The text without labels and quantities: what was meant by it, where it is one code. */
export const bareText = (typed: string): string => bared(plain(typed));

/** Whether a text is long enough to be a code and has a figure. */
export const isCodeLike = (text: string): boolean => /[0-9]/.test(text) && normalCode(text).length >= SHORTEST;

/** The one word that stays of a text without its label, and without a quantity, where that may be a code; null where it has no label: what follows a size is no quantity. */
export function labelledCode(typed: string): string | null {
  const text = plain(typed);
  const rest = bared(text);
  const isLabelled = rest !== bared(text, QUANTITIES) && !rest.includes(' ');
  return isLabelled && isCodeLike(rest) ? rest : null;
}

/** The words of a text in their order, each without the signs around it: what a pasted list of codes and quantities is made of. */
export const piecesOfText = (typed: string): string[] =>
  plain(typed)
    .split(BETWEEN_PIECES)
    .map((piece) => piece.replaceAll(AROUND, ''))
    .filter((piece) => piece !== '');

/** The words that stay beside a code in a text, without labels and quantities; empty where there are none. */
export const wordsBeside = (typed: string, code: string): string =>
  bared(bared(plain(typed)).replace(code, ' ').trim().replaceAll(/\s+/g, ' ')).trim();

/** The text itself where it is right, else the first code beside words in it that is, else the text: of figures alone none is left out. */
export function rightCodeIn(typed: string, isRight: (code: string) => boolean): string {
  if (isRight(typed)) return typed;
  const text = plain(typed);
  const isBesideWords = (code: string) => /\p{L}/u.test(text.replace(code, ''));
  return codesInText(typed).find((code) => isRight(code) && isBesideWords(code)) ?? typed;
}
