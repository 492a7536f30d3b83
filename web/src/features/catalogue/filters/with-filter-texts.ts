// Pieces that are loaded when they are shown bring the filters' texts with them, so that they never wait twice.
import { loadTexts } from '../../../client/texts.ts';

/** Loads a piece and its texts side by side. */
export async function withFilterTexts<T>(load: () => Promise<T>): Promise<T> {
  const [piece] = await Promise.all([load(), loadTexts('filters')]);
  return piece;
}
