// A model named beside what is looked for: "S0808E drive wheel", "filtro de aceite A20RT" (product §5 Search).
import { normalCode } from '@outrigger/contract';

/** What was typed without the model, and which words named it. */
export interface Beside {
  model: string;
  rest: string;
}

/** A model's name has so many words at most. */
const WORDS_MOST = 4;
/** As many characters begin the name of a model that was not typed whole. */
const BEGUN_LEAST = 3;
/** What joins a model to a part, in the five languages; it says nothing by itself. */
const JOINING =
  /^(?:for|of|on|to|the|model|machine|para|de|del|do|da|el|la|no|na|modelo|maquina|máquina|pour|du|le|sur|modele|modèle|的|用|用的|型|型号)$/iu;
const HAN_MEETS_LATIN = /(?<=\p{Script=Han})(?=[A-Z0-9])|(?<=[A-Z0-9])(?=\p{Script=Han})/giu;

/** The longest run of words that is a model's, a whole name before one only begun; null where there is none or nothing beside it. Words without a figure are names of parts before they are models. */
export function modelBeside(typed: string, isModel: (code: string, how: 'whole' | 'begun') => boolean): Beside | null {
  const words = typed
    .replaceAll(HAN_MEETS_LATIN, ' ')
    .split(/[\s,;:()]+/u)
    .filter((word) => normalCode(word) !== '');
  const runs = runsOf(words);
  for (const how of ['whole', 'begun'] as const) {
    for (const { from, to } of runs) {
      const code = normalCode(words.slice(from, to).join(''));
      const isLong = how === 'whole' || (code.length >= BEGUN_LEAST && /\p{L}/u.test(code));
      if (!/[0-9]/.test(code) || !isLong || !isModel(code, how)) continue;
      const rest = [...withoutJoining(words.slice(0, from), 'end'), ...withoutJoining(words.slice(to), 'start')];
      if (rest.some((word) => !JOINING.test(word))) return { model: code, rest: rest.join(' ') };
    }
  }
  return null;
}

function runsOf(words: readonly string[]): { from: number; to: number }[] {
  const lengths = Array.from({ length: Math.min(WORDS_MOST, words.length - 1) }, (_, at) => at + 1).toReversed();
  return lengths.flatMap((length) =>
    Array.from({ length: words.length - length + 1 }, (_, from) => ({ from, to: from + length })),
  );
}

// Only where the model stood: "motor de" of "motor de elevación" is a part's name.
function withoutJoining(words: readonly string[], where: 'start' | 'end'): readonly string[] {
  const joins = (word: string | undefined) => word !== undefined && JOINING.test(word);
  let left = words;
  if (where === 'end') while (joins(left.at(-1))) left = left.slice(0, -1);
  else while (joins(left[0])) left = left.slice(1);
  // Chinese has no blank after the word that joins.
  const [first = '', ...others] = left;
  return where === 'start' && left.length > 0
    ? [first.replace(/^(?:的|用的|用)(?=\p{Script=Han})/u, ''), ...others]
    : left;
}
