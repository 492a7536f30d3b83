// What a finished manual or brochure consists of.
import type { BookPage, OutlineEntry } from './book.ts';

export interface ManualText {
  /** Title and text of every page, for the page-wise index. */
  pages: readonly BookPage[];
  outline: readonly OutlineEntry[];
}

export interface Manual extends ManualText {
  pdf: Buffer;
}
