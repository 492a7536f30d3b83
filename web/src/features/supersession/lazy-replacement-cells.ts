// Brings what the row of a replaced part needs, with its texts; a file of its own, so that the first load of a list does not name all that comes with it (quality 14).
import { loadTexts } from '../../client/texts.ts';

/** The piece; rejects where it cannot be loaded whole. */
export async function loadInstead() {
  const [file] = await Promise.all([import('./replacement-cells.tsx'), loadTexts('detail')]);
  return { default: file.ReplacementCells };
}
