/** Every part noun of the demo shop, by category and by name. */
import texts from './nouns.json' with { type: 'json' };
import { type Noun, nouns } from './word.ts';

/** A category that holds parts: a leaf of the category tree. */
export type PartCategory = keyof typeof texts;
type KeysOf<T> = T extends unknown ? keyof T : never;
/** Name of a part noun, such as `hexBolt`. */
export type NounKey = KeysOf<(typeof texts)[PartCategory]>;

/** Part nouns by the category their parts stand in. */
export const nounsByCategory = Object.fromEntries(
  Object.entries(texts).map(([category, rows]) => [category, nouns<string>(rows)]),
) as { [Category in PartCategory]: Record<keyof (typeof texts)[Category], Noun> };

const pairs = Object.entries(nounsByCategory).flatMap(([category, group]) =>
  Object.entries<Noun>(group).map(([key, noun]) => ({ key, noun, category })),
);

/** Part nouns by name. */
export const partNouns = Object.fromEntries(pairs.map(({ key, noun }) => [key, noun])) as Record<NounKey, Noun>;
/** The category each part noun stands in. */
export const categoryOfNoun = Object.fromEntries(pairs.map(({ key, category }) => [key, category])) as Record<
  NounKey,
  PartCategory
>;
