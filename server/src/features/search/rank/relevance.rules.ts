// The one list that decides which name comes first (product §5 Search; docs/search.md): lower is nearer, and what is added puts one whole list behind another.

/** How a name holds what was typed. */
export const LEVEL = {
  /** The very name. */
  exact: 0,
  /** The thing itself is called so, nothing said before it. */
  thing: 1,
  /** The same, with more said of it. */
  thingOfKind: 2,
  /** The name begins with the words. */
  begins: 3,
  /** The words stand side by side in it. */
  sideBySide: 4,
  /** All words whole, wherever they stand. */
  wholeAnywhere: 5,
  /** As `thingOfKind`, `begins` and `sideBySide`, the last word only begun. */
  thingBegun: 6,
  nameBegun: 7,
  wordBegun: 8,
  /** The rest. */
  far: 9,
} as const;

/** Names that hold none of some words. */
export const HOLDS_NONE = LEVEL.far + 1;
/** So much nearer is what is itself called as one of the words than what only holds them. */
export const CALLED_SO = 0.5;
/** So much farther is what was made new again: behind the new ones of its level, before the next level. */
export const REMANUFACTURED = 0.375;
/** So much farther is what only another word of the trade calls so. */
export const BY_SYNONYM = 0.25;
/** So much farther is each word of the trade than the one its list has before it. */
export const LATER_SYNONYM = 0.01;
/** Names that lack a misspelt word come behind every name that has all. */
export const LACKING = 10;
/** Names of other languages come behind every name of the reader's, those that lack a word in his behind these. */
export const OTHER_LANGUAGE = 20;
/** Hits of a later lane, such as what does not fit, come behind all of an earlier one. */
export const LATER_LANE = 100;

/** How many of the first hits are put in this order; what comes after them stays in the order of rank. */
export const HEAD = 200;
/** The same for suggestions, made with every letter typed, of which a handful is shown. */
export const HEAD_SUGGESTED = 40;
