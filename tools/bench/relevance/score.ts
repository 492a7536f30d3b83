// How right an answer is: NDCG over its first ten, and whether what is wanted stands among its first three.
import type { Judged } from './truth.ts';

const DEPTH = 10;
const FIRST = 3;

/** What one query, or the mean of many, is worth. */
export interface Score {
  ndcg: number;
  isRight: number;
}

const gain = (grade: number, at: number) => (2 ** grade - 1) / Math.log2(at + 2);
const sumOf = (grades: readonly number[]) =>
  grades.slice(0, DEPTH).reduce((sum, grade, at) => sum + gain(grade, at), 0);

/** Scores the answer, given as codes and serial numbers in their order; one told twice counts where it stands first. */
export function scoreOf({ grades, isAllWanted }: Judged, told: readonly string[]): Score {
  const answer = [...new Set(told)];
  const found = answer.map((key) => grades.get(key) ?? 0);
  const ideal = sumOf([...grades.values()].toSorted((a, b) => b - a));
  const best = Math.max(...grades.values());
  const wanted = [...grades].filter(([, grade]) => grade === best).map(([key]) => key);
  const first = new Set(answer.slice(0, isAllWanted ? Math.max(FIRST, wanted.length) : FIRST));
  const isRight = isAllWanted ? wanted.every((key) => first.has(key)) : wanted.some((key) => first.has(key));
  return { ndcg: ideal === 0 ? 0 : sumOf(found) / ideal, isRight: isRight ? 1 : 0 };
}

/** The mean of scores; zero of none. */
export function meanOf(scores: readonly Score[]): Score {
  const mean = (of: (score: Score) => number) =>
    scores.reduce((sum, one) => sum + of(one), 0) / Math.max(1, scores.length);
  return { ndcg: mean(({ ndcg }) => ndcg), isRight: mean(({ isRight }) => isRight) };
}
