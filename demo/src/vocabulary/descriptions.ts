/** What a part's description says: its purpose, when to change it, and where it is used (spec §2: part detail). */
import texts from './descriptions.json' with { type: 'json' };
import { families, type MachineFamily } from './families.ts';
import { inSentence } from './compose-name.ts';
import type { PartCategory } from './nouns.ts';
import { COLUMNS, type Column, type Word } from './word.ts';

/** Two sentences by category: what the part is for, and when to change it. */
export const descriptions: Record<PartCategory, Word> = texts.categories;
/** The same by noun, for parts that differ from the rest of their category. */
export const nounDescriptions: Readonly<Record<string, Word>> = texts.nouns;

const locales: Record<Column, string> = { en: 'en-US', es: 'es-ES', pt: 'pt-BR', fr: 'fr-FR', zh: 'zh-CN' };
const usedOn: Word = {
  en: 'Used on {families}.',
  es: 'Se monta en {families}.',
  pt: 'Usado em {families}.',
  fr: 'Monté sur {families}.',
  zh: '适用于{families}。',
};

function familiesIn(column: Column, list: readonly MachineFamily[]): string {
  const names = list.map((family) => inSentence(families[family][column]));
  return usedOn[column].replace('{families}', new Intl.ListFormat(locales[column]).format(names));
}

/** Two sentences on a part: those of its noun where its category does not describe it. */
export const purposeOf = (category: PartCategory, noun: string): Word =>
  nounDescriptions[noun] ?? descriptions[category];

/** The whole description of a part with this purpose; the sentence on families is left out where there are none. */
export function descriptionOf(purpose: Word, list: readonly MachineFamily[]): Word {
  const space = (column: Column) => (column === 'zh' ? '' : ' ');
  const textIn = (column: Column) =>
    list.length === 0 ? purpose[column] : `${purpose[column]}${space(column)}${familiesIn(column, list)}`;
  return Object.fromEntries(COLUMNS.map((column) => [column, textIn(column)])) as Record<Column, string>;
}
