// What the import format can say about a file: its columns, what their cells hold, what they point at (docs/import-format.md).

/** What a cell may hold; limits are inclusive. */
export type Cell =
  /** Markup is kept as far as the contract knows it. */
  | { is: 'text'; max: number; hasMarks?: boolean }
  | { is: 'whole'; min: number; max: number }
  | { is: 'decimal'; min: number; max: number }
  | { is: 'real' }
  | { is: 'date' }
  | { is: 'moment' }
  | { is: 'flag' }
  | { is: 'oneOf'; words: readonly string[] }
  | { is: 'form'; pattern: RegExp; words: string }
  | { is: 'json' }
  | { is: 'ordinals' }
  | { is: 'optionRule' };

/** Names the row of another table by one of its columns, within rows that other columns of the same line already name. */
export type Reference = {
  table: string;
  by: string;
  /** Column of the other table -> column of this file; one that refers itself is taken by its row. */
  within?: Record<string, string>;
  /** What is stored: the id, or the code where that is the key. */
  value?: 'id' | 'code';
  /** Compares without case, spaces and dashes. */
  isNormal?: boolean;
  /** An unknown code is kept as text here and reported, not refused. */
  textTo?: string;
};

/** A column of a file. */
export type Column = {
  name: string;
  cell: Cell;
  isRequired?: boolean;
  /** The database column, where it is named otherwise; null for one that only helps a reference. */
  to?: string | null;
  refersTo?: Reference;
  /** Names rows of another table among other words: each match of the expression, as PostgreSQL reads it. */
  names?: { table: string; by: string; each: string };
  /** Points into the same file, so it is filled once all rows are there. */
  isLate?: boolean;
  /** Names files, with commas between, that must lie in the folder `files` or in the store already. */
  isFile?: boolean;
  /** Rows that fill this column tell how their file is made, so that it need not be there. */
  madeBy?: string;
  about: string;
};

/** A kind of row, one file each. */
export type Kind = {
  kind: string;
  table: string;
  about: string;
  /** Database columns that tell rows apart: a row with the same key is changed, not added. */
  key: readonly string[];
  columns: readonly Column[];
  /** Rows alike in these columns must not overlap in time from `valid_from` to `valid_to`. */
  apartBy?: readonly string[];
};
