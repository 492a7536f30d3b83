// How much the demo shop holds in each size (product §1).

/** What one size of the demo holds. */
export interface DemoSize {
  parts: number;
  machines: number;
  /** Figures to reach at least; S has as many as its models need. */
  figures: number;
  itemLines: number;
  /** Final assemblies made of each model, by market and generation. */
  variantsPerModel: number;
}

export const DEMO_SIZES = {
  S: { parts: 3_000, machines: 60, figures: 0, itemLines: 0, variantsPerModel: 1 },
  M: { parts: 100_000, machines: 10_000, figures: 6_000, itemLines: 600_000, variantsPerModel: 6 },
  L: { parts: 1_000_000, machines: 200_000, figures: 60_000, itemLines: 10_000_000, variantsPerModel: 42 },
} as const satisfies Record<string, DemoSize>;

export type DemoSizeName = keyof typeof DEMO_SIZES;
