// The words of categories and types, and what a part's own are called; a category has the words of those above it, too (product §5 Search).
import type { Language } from '@outrigger/contract';
import { type QueryTerms, isInReach, type Mark, type MarksByWord, type Reach } from '../../query/query-terms.rules.ts';
import { singularsOf } from '../../query/synonyms.rules.ts';
import { plainOf } from '../../query/head-noun.rules.ts';
import { indexTokens } from '../../query/tokenizer.rules.ts';
import type { LabelRow } from './labels.reads.ts';

const LANGUAGES: readonly Language[] = ['en', 'es', 'pt', 'fa', 'zh'];

interface Label {
  mark: Mark;
  words: readonly string[];
  /** As texts are compared with them. */
  names: ReadonlySet<string>;
  /** In the order of the languages; a category with those above it before it. */
  shown: readonly string[];
}

/** All labels of a shop. */
export class Labels implements MarksByWord {
  private readonly labels: readonly Label[];
  private readonly byWord = new Map<string, Mark[]>();
  private readonly byName = new Map<string, Mark[]>();

  constructor(rows: readonly LabelRow[]) {
    const byId = new Map(rows.flatMap((row) => (row.kind === 'category' ? [[row.id, row]] : [])));
    this.labels = rows.map((row) => labelOf(pathOf(row, byId)));
    for (const { mark, words, names } of this.labels) {
      for (const word of words) put(this.byWord, word, mark);
      for (const name of names) put(this.byName, name, mark);
    }
  }

  marksCalled(text: string): readonly Mark[] {
    return this.byName.get(plainOf(text)) ?? [];
  }

  marksWith(holds: (word: string) => boolean): Mark[] {
    return [...new Set([...this.byWord].flatMap(([word, marks]) => (holds(word) ? marks : [])))];
  }

  /** The label that holds the words which none of the names does, or both where only they do together; null where the names lack nothing. Words may be held as they are typed, or nearly so. */
  matched({ words, claims }: QueryTerms, part: LabelledPart, reach: Reach = 'begun'): string | null {
    const held = (kept: readonly string[]) => {
      // What is nearly so may be a plural of what was meant.
      const compared = reach === 'begun' ? kept : kept.flatMap((one) => [one, ...singularsOf(one)]);
      const isHeld = words.map((word) => compared.some((one) => isInReach(word, one, reach)));
      return (claim: readonly number[]) => claim.some((at) => isHeld[at] === true);
    };
    const byName = held(part.names.flatMap((name) => (name === null ? [] : indexTokens(name))));
    const lacking = claims.filter((claim) => !byName(claim));
    if (lacking.length === 0) return null;
    const own = this.labelsOf(part);
    const whole = own.filter((label) => lacking.every(held(label.words)));
    const some = own.filter((label) => lacking.some(held(label.words)));
    const [first] = whole;
    return (first ? [first] : some).map((label) => shownIn(label, part.language)).join(' · ') || null;
  }

  private labelsOf({ categoryId, type, language }: LabelledPart): Label[] {
    return this.labels.filter(
      (label) =>
        (label.mark.kind === 'category' && label.mark.id === categoryId) ||
        (label.mark.kind === 'type' && shownIn(label, language) === type),
    );
  }
}

function put(marksBy: Map<string, Mark[]>, key: string, mark: Mark): void {
  const marks = marksBy.get(key) ?? [];
  marksBy.set(key, marks);
  marks.push(mark);
}

/** A part as its labels are looked for: its type by its name in the reader's language. */
export interface LabelledPart {
  names: readonly (string | null)[];
  categoryId: number | null;
  type: string | null;
  language: Language;
}

const shownIn = ({ shown }: Label, language: Language): string => shown[LANGUAGES.indexOf(language)] ?? '';

function pathOf(row: LabelRow, byId: ReadonlyMap<number, LabelRow>): LabelRow[] {
  const parent = row.parentId === null ? undefined : byId.get(row.parentId);
  return parent ? [...pathOf(parent, byId), row] : [row];
}

function labelOf(path: readonly LabelRow[]): Label {
  const { kind = 'category', id = 0 } = path.at(-1) ?? {};
  const names = path.flatMap((row) => row.names).filter((name) => name !== null);
  return {
    mark: { kind, id },
    words: [...new Set(names.flatMap(indexTokens))],
    names: new Set(names.map(plainOf)),
    shown: LANGUAGES.map((_, at) => path.map((row) => row.names[at] ?? row.names[0] ?? '').join(' › ')),
  };
}
