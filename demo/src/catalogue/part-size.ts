// The size of a part, as everything that is worked out of it takes it.

/** What a size is called, how much bigger than the smallest it is, and its measures for the drawing. */
export interface PartSize {
  text: string;
  /** Multiplies price and weight of the smallest size. */
  scale: number;
  params: Readonly<Record<string, number>>;
}
