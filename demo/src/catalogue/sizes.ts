// How much the demo shop holds in each size (product §1).

/** What one size of the demo holds; the larger ones hold all of S and go on from there. */
export interface DemoSize {
  parts: number;
  machines: number;
  /** Final assemblies made of each model, by market and generation; each has figures of its own. */
  variantsPerModel: number;
  /** Items of a figure beyond S, the drawn ones and those that no drawing shows. */
  itemsPerFigure: number;
  /** Lines of a figure beyond S. */
  linesPerFigure: number;
  /** One machine in so many has an as-built list. */
  asBuiltOneIn: number;
}

const none = { itemsPerFigure: 0, linesPerFigure: 0, asBuiltOneIn: 1 };

export const DEMO_SIZES = {
  S: { parts: 3_000, machines: 60, variantsPerModel: 1, ...none },
  M: {
    parts: 100_000,
    machines: 10_000,
    variantsPerModel: 8,
    itemsPerFigure: 30,
    linesPerFigure: 100,
    asBuiltOneIn: 100,
  },
  L: {
    parts: 1_000_000,
    machines: 200_000,
    variantsPerModel: 73,
    itemsPerFigure: 40,
    linesPerFigure: 167,
    asBuiltOneIn: 400,
  },
} as const satisfies Record<string, DemoSize>;

export type DemoSizeName = keyof typeof DEMO_SIZES;
