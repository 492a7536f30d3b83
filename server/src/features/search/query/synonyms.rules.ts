// Words of the trade that are written in two ways or have two names, sizes too, and plurals, so that a word typed finds its other form, too (product §5 Search).

/** How words begin in British and in American English. */
const PAIRS = [
  ['aluminium', 'aluminum'],
  ['analogue', 'analog'],
  ['calliper', 'caliper'],
  ['catalogue', 'catalog'],
  ['centre', 'center'],
  ['colour', 'color'],
  ['disc', 'disk'],
  ['equalis', 'equaliz'],
  ['fibre', 'fiber'],
  ['galvanis', 'galvaniz'],
  ['gauge', 'gage'],
  ['grey', 'gray'],
  ['kerb', 'curb'],
  ['labelled', 'labeled'],
  ['levelling', 'leveling'],
  ['litre', 'liter'],
  ['manoeuvr', 'maneuver'],
  ['metre', 'meter'],
  ['mould', 'mold'],
  ['plough', 'plow'],
  ['pressuris', 'pressuriz'],
  ['stabilis', 'stabiliz'],
  ['sulphur', 'sulfur'],
  ['swivelling', 'swiveling'],
  ['synchronis', 'synchroniz'],
  ['travelling', 'traveling'],
  ['tyre', 'tire'],
  ['vapour', 'vapor'],
] as const;
/** What moves a machine is called either way in Spanish, Portuguese and French. */
const DRIVES = [
  ['traccion', 'traslacion'],
  ['tracao', 'translacao'],
  ['traction', 'translation'],
] as const;
/** Words of a name that stands for another one in the same language, and not the other way round. */
const MEANT = [
  ['cylindre', 'verin'],
  ['steering', 'steer'],
] as const;
/** Hoses by the inch and by their nominal bore. */
const BORES = [
  ['1/4', 'dn6'],
  ['5/16', 'dn8'],
  ['3/8', 'dn10'],
  ['1/2', 'dn12'],
  ['5/8', 'dn16'],
  ['3/4', 'dn20'],
] as const;
// The longer beginning counts: "analogue" begins with "analog", too.
const OTHERS: readonly (readonly [string, string])[] = [
  ...[...PAIRS, ...DRIVES, ...BORES].flatMap(
    ([one, other]) =>
      [
        [one, other],
        [other, one],
      ] as const,
  ),
  ...MEANT,
].toSorted(([a], [b]) => b.length - a.length);

/** Endings of plurals in the languages that have any, and of their singulars. */
const PLURALS = [
  ['ies', 'y'],
  ['oes', 'ao'],
  ['aux', 'au'],
  ['aux', 'al'],
  ['eux', 'eu'],
  ['eis', 'el'],
  ['ais', 'al'],
  ['ois', 'ol'],
  ['ns', 'm'],
  ['ces', 'z'],
  ['es', ''],
  ['s', ''],
] as const;
const SHORTEST_SINGULAR = 3;

/** A folded word and its other spelling, where it has one. */
export function synonymsOf(word: string): string[] {
  // A screw is often asked for by its size alone, or by the millimetres of its thread.
  if (/^[0-9]{1,2}x[0-9]/.test(word)) return [word, `m${word}`];
  const thread = /^([0-9]{1,2})mm$/.exec(word)?.[1];
  if (thread) return [word, `m${thread}x`];
  const pair = OTHERS.find(([own]) => word.startsWith(own));
  return pair ? [word, pair[1] + word.slice(pair[0].length)] : [word];
}

/** What a folded word may be the plural of. */
export const singularsOf = (word: string): string[] =>
  PLURALS.flatMap(([plural, singular]) => {
    if (!word.endsWith(plural) || word.endsWith('ss')) return [];
    const stem = word.slice(0, -plural.length) + singular;
    return stem.length >= SHORTEST_SINGULAR && /^\p{L}+$/u.test(stem) ? [stem] : [];
  });

/** A folded size as names print it that leave its millimetres or inches out: 12 of 12mm, m8x20 of m8x20mm, dn8x950 of dn8x950mm; a screw of 8mm is m8, too. */
export const bareSizesOf = (word: string): string[] => {
  const [, bare, unit] = /^([a-z]{0,2}[0-9][0-9.x]*)(mm|in|inch|inches)$/.exec(word) ?? [];
  if (bare === undefined) return [];
  return unit === 'mm' && /^[0-9]{1,2}$/.test(bare) ? [bare, `m${bare}`] : [bare];
};
