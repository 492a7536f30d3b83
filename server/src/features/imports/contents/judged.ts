// What the content of a file comes to.

/** Left, upper edge, width and height, in units of the drawing. */
export type Sheet = readonly [number, number, number, number];

/** What is wrong with a file, as what it should be; or its sheet, the names of what it shows and their part codes, where it tells them. */
export type Judged =
  | { problem: string; isCompressed?: true }
  | { sheet?: Sheet; names: ReadonlySet<string>; codes?: ReadonlyMap<string, string> };
