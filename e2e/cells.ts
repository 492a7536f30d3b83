// Which cells of language × device × theme a walk goes through every day, and which in the full matrix alone (`npm run e2e -- --full`).

/** All cells in the full matrix; else those that together go once through every value, which the walk chooses itself. */
export function cells<C>(all: readonly C[], isEveryday: (cell: C, index: number) => boolean): readonly C[] {
  return process.env['E2E_FULL'] === 'on' ? all : all.filter((cell, index) => isEveryday(cell, index));
}
