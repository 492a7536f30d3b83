// Which face draws which sign: Inter in its pieces, then Noto Sans SC; a sign that none has is shown as a question mark.
import type { Font } from 'fontkit';
import { fontFor } from '../../../platform/fonts/fonts.ts';

/** Ordinary or strong. */
export type Weight = 'regular' | 'semibold';

const PIECES = ['', '-latin-ext', '-cyrillic', '-cyrillic-ext', '-greek', '-vietnamese'];
const namesOf = (weight: Weight): string[] => [
  ...PIECES.map((piece) => `inter${piece}-${weight}`),
  'noto-sans-sc-regular',
];

/** A stretch of text in one face. */
export interface Run {
  face: string;
  font: Font;
  text: string;
}

/** The faces of one document, each opened when the first sign needs it. */
export class Faces {
  readonly #fonts = new Map<string, Font>();
  readonly #faceOf = new Map<string, string>();

  /** Cuts a text into stretches of one face. */
  runsOf(text: string, weight: Weight): Run[] {
    const runs: Run[] = [];
    for (const sign of text) {
      const face = this.#find(sign, weight);
      const drawn = face === null ? '?' : sign;
      const name = face ?? namesOf(weight)[0] ?? '';
      const last = runs.at(-1);
      if (last?.face === name) last.text += drawn;
      else runs.push({ face: name, font: this.#open(name), text: drawn });
    }
    return runs;
  }

  #find(sign: string, weight: Weight): string | null {
    const key = `${weight} ${sign}`;
    const known = this.#faceOf.get(key);
    if (known !== undefined) return known;
    const code = sign.codePointAt(0) ?? 0;
    const found = namesOf(weight).find((name) => this.#open(name).hasGlyphForCodePoint(code)) ?? null;
    if (found !== null) this.#faceOf.set(key, found);
    return found;
  }

  #open(name: string): Font {
    const font = this.#fonts.get(name) ?? fontFor(name);
    this.#fonts.set(name, font);
    return font;
  }
}
