// Rows of a text file or of a pasted table: its separator is the one that most of its lines have (product §6).
import { makeCsvParser, type Separator, Unclosed } from '../../../platform/text-files/csv-parser.ts';
import { Unreadable } from './file-problem.ts';

const SEPARATORS: readonly Separator[] = ['\t', ';', ','];
const LOOKED_AT = 30;

/** So many of the first lines have it, for the one that most have; of several the one that stands in them most often. */
export function separatorOf(text: string): { separator: Separator; share: number } {
  const lines = text.split('\n', LOOKED_AT).filter((line) => line.trim() !== '');
  const counted = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const having = counts.filter((count) => count > 0).length;
    return { separator, share: having / Math.max(1, lines.length), all: counts.reduce((sum, count) => sum + count, 0) };
  });
  const [best] = counted.toSorted((a, b) => b.share - a.share || b.all - a.all);
  return best ?? { separator: ',', share: 0 };
}

/** All rows, quoted cells taken out of their marks; a mark that is not closed is refused as damage. */
export function rowsOfText(text: string): string[][] {
  // Excel writes its separator into the first line.
  const body = text.replace(/^\uFEFF?sep=.\r?\n/i, '');
  const parser = makeCsvParser(separatorOf(body).separator);
  try {
    return [...parser.push(body), ...parser.end()];
  } catch (thrown) {
    throw thrown instanceof Unclosed ? new Unreadable('damaged') : thrown;
  }
}
