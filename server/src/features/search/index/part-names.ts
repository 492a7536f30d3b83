// The names of documents in all languages, so that the first hits are put in the order of nearness without asking the database (product §5 Search).
import { type NamesOfPart, namesToCompare } from '../match/names-to-compare.rules.ts';

/** Names as plain arrays; a shop has far fewer sets of names than parts, and each is kept once. */
export interface PartNamesData {
  /** Which set of names each document has. */
  sets: Uint32Array;
  /** All sets one after the other in UTF-8, the names of one set with a separator between, and behind them what they are compared by. */
  bytes: Uint8Array;
  starts: Uint32Array;
}

/** No name holds it; a name that is missing is empty. */
const SEPARATOR = '\0';
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** Collects names document by document and packs them. */
export class PartNamesBuilder {
  private readonly places = new Map<string, number>();
  private readonly sets: number[] = [];

  /** Whether it is the first document with these names. */
  add(names: readonly (string | null)[]): boolean {
    const set = names.map((name) => name ?? '').join(SEPARATOR);
    const known = this.places.get(set);
    const place = known ?? this.places.size;
    this.places.set(set, place);
    this.sets.push(place);
    return known === undefined;
  }

  pack(): PartNamesData {
    const encoded = [...this.places.keys()].map((set) => encoder.encode(withPlain(set)));
    const starts = new Uint32Array(encoded.length + 1);
    encoded.forEach((set, at) => {
      starts[at + 1] = (starts[at] ?? 0) + set.length;
    });
    const bytes = new Uint8Array(starts[encoded.length] ?? 0);
    encoded.forEach((set, at) => bytes.set(set, starts[at]));
    return { sets: Uint32Array.from(this.sets), bytes, starts };
  }
}

const withPlain = (set: string): string => [set, ...namesToCompare(set.split(SEPARATOR)).plain].join(SEPARATOR);

/** The names of a document. */
export function namesOf({ sets, bytes, starts }: PartNamesData, doc: number): NamesOfPart {
  const set = sets[doc] ?? 0;
  const texts = decoder.decode(bytes.subarray(starts[set], starts[set + 1])).split(SEPARATOR);
  const half = texts.length / 2;
  return { names: texts.slice(0, half), plain: texts.slice(half) };
}
