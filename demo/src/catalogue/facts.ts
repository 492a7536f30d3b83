// What the trade knows of each part noun: price, weight, form, and who shares the part.
import { categoryOfNoun, type NounKey, type PartCategory } from '../vocabulary/nouns.ts';
import { electricsFacts } from './facts-electrics.ts';
import { fastenerFacts } from './facts-fasteners.ts';
import { machineryFacts } from './facts-machinery.ts';

/** s by thread size, c a few catalogue sizes, g one for all machines, m one for a family and size of machine, o made for its figure. */
export type Scope = 's' | 'c' | 'g' | 'm' | 'o';

/** What is true of all parts a noun names. Price in USD and weight in grams of the smallest size. */
export interface Facts {
  noun: NounKey;
  /** Place within all nouns, a small number that stands for it. */
  index: number;
  category: PartCategory;
  price: number;
  grams: number;
  scope: Scope;
  form: 'l' | 'f' | 'b' | 'r';
}

const rows = `${fastenerFacts};${machineryFacts};${electricsFacts}`.split(/[;\n]/).filter((row) => row.trim() !== '');

/** All facts, in the order of their index. */
export const ALL_FACTS: readonly Facts[] = rows.map((row, index) => {
  const [noun = '', price, grams, scope, form] = row.trim().split(/\s+/);
  const category = categoryOfNoun[noun as NounKey];
  if (!category) throw new Error(`No part noun is called ${noun}`);
  return {
    noun: noun as NounKey,
    index,
    category,
    price: Number(price),
    grams: Number(grams),
    scope: scope as Scope,
    form: form as Facts['form'],
  };
});

const byNoun = new Map(ALL_FACTS.map((facts) => [facts.noun, facts]));

/** Throws for a noun that nobody priced. */
export function factsOf(noun: NounKey): Facts {
  const found = byNoun.get(noun);
  if (!found) throw new Error(`Nothing is known of ${noun}`);
  return found;
}
