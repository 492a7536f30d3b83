// What a list says of a machine, and whether it speaks of it at all: a number of another company's machine may as well be an order's (product §6).
import { asPlainCode, normalCode } from '@outrigger/contract';

const PLAIN =
  'machines?|m[aá]quinas?|maschinen?|ger[aä]te?|equip(?:ment|o|amento)|appareil|fleet|flota|frota|flotte|serial|s/n|sn|serien?(?:nummer|nr)|n[.]? ?[ºo°][.]? de s[eé]rie|s[eé]rie';
// At the head of a column they are pieces and litres.
const LATIN = `${PLAIN}|unit|unidad`;
const HAN = '机器|设备|整机|序列号|机号';
const MACHINE = `${LATIN}|${HAN}`;
const BETWEEN =
  '(?:[\\s.:=#]|\\s[-–]\\s|(?:no|nr|number|num|n[º°]|numm?er|n[uú]mero|serial|s/n|s[eé]rie|de)(?![\\p{L}\\d]))';
// Its words end with no sign that may follow the name: two expressions that both take dots try each way to share them.
const NAME = '[\\p{L}\\d](?:[\\p{L}\\d./-]*[\\p{L}\\d/-])?(?: (?!x |× )[\\p{L}\\d./-]*[\\p{L}\\d/-])?';
const THE = '(?:the|la|el|le|a|o|die|das|our)\\s+';
const AHEAD = `(?:(?:for|to|on|para|pour|f[uü]r|用于)\\s*)?(?:${THE})?`;
const CALLED = new RegExp(`^[-–•*>\\s]*${AHEAD}(?:${MACHINE})${BETWEEN}+(${NAME})[\\s:.)]*$`, 'iu');
/** What stands before a name that is said to be a machine's: "for", "S/N", "machine no.". */
const SPOKEN_OF = new RegExp(
  `(?:^|[^\\p{L}\\d])(?:(?:for|para|pour|f[uü]r)\\s+(?:${THE})?|(?:${LATIN})${BETWEEN}+)$|(?:用于|${HAN})[\\s.:=#]*$`,
  'iu',
);
const OF_SERIALS =
  /(?:^|[^\p{L}])(?:serial|s\/n|sn|serien?(?:nummer|nr)|n[.]? ?[ºo°][.]? de s[eé]rie|s[eé]rie)(?!\p{L})|序列号|机号/iu;
/** The words of a header that names a machine or its fleet, beside which stand those of its number or name alone. */
const MACHINE_WORD =
  /^(?:machines?|m[aá]quinas?|maschinen?|ger[aä]te?|equip(?:ment|o|amento)|[eé]quipement|appareil|fleet|flota|frota|flotte|parc|(?:用于|适用|我的|我们的|我方)?(?:机器|设备|整机|车队)(?:编号|号码?|名称?|代码|代号|编码|标签|标识|单元)?)$/u;
const NUMBER = 'n|nº|no|nr|num|number|n[uú]mero|num[eé]ro|numm?er|id';
/** What a company calls a machine by, other than a number. */
const CALL =
  'names?|nombre|nome|nom|codes?|c[oó]digo|cod|c[oó]d|tag|etiqueta|[eé]tiquette|rep[eè]re|kennung|ref|r[eé]f|reference|refer[eê]ncia|r[eé]f[eé]rence|referenz|unit|unidade?|unit[eé]|einheit';
const WHOSE =
  'our|my|nuestr[ao]|mi|noss[ao]|meu|minha|notre|nos|mon|ma|unsere?|meine?|for|the|of|de|del|des|la|el|a|o|da|do|du|d|l|le|die|das|der|para|pour|f[uü]r';
const BESIDE_NUMBER = new RegExp(`^(?:${NUMBER}|${CALL}|${WHOSE})$`, 'u');

/** No line that names one machine has more signs. */
const LINE_MOST = 120;
/** No words between "for" and a name have more. */
const BEFORE_MOST = 40;

/** Whether a text has a figure, as each code and each name of a machine has; also of full width. */
export const mayName = (text: string): boolean => /[\d０-９]/.test(text);

/** What a line that speaks of nothing but a machine calls it: "Machine: S1012RT", "S/N 0300187654"; null of any other line. */
export function machineCalledIn(line: string): string | null {
  if (line.length > LINE_MOST || !mayName(line)) return null;
  const name = CALLED.exec(asPlainCode(line).trim())?.[1] ?? '';
  return /\d/.test(name) ? name : null;
}

/** Whether a column of this name says which machines: "Machine", "Fleet no.", "Equipment tag"; one of their models or hours does not. */
export function isOfMachines(header: string): boolean {
  if (OF_SERIALS.test(header)) return true;
  const words = header.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isMachine = (word: string) => MACHINE_WORD.test(word);
  return words.some(isMachine) && words.every((word) => isMachine(word) || BESIDE_NUMBER.test(word));
}

/** Codes of parts and numbers of orders have as few signs, and no letter. */
const TELLING = 10;
const isTelling = (norm: string): boolean => norm.length >= TELLING || /\p{L}/u.test(norm);

/** Whether a serial number found in a text is a machine there: its company's own is, and one that is spoken of as a machine; anybody's only where it stands alone and is no mere short number. */
export function isMeant(spelling: string, text: string, isOwn: boolean): 'surely' | 'maybe' | 'no' {
  if (isOwn) return 'surely';
  const plain = asPlainCode(text).replaceAll(/\s+/g, ' ');
  const at = plain.indexOf(spelling);
  if (at > 0 && SPOKEN_OF.test(plain.slice(Math.max(0, at - BEFORE_MOST), at))) return 'surely';
  const norm = normalCode(spelling);
  if (!isTelling(norm)) return 'no';
  return norm === normalCode(text) ? 'surely' : 'maybe';
}
