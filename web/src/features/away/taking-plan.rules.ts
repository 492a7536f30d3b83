// Which files belong to a machine and what they come to; what is made only with its first request is guessed by what its kind weighs.
import type { ResultOf } from '@outrigger/contract';
import type { bookCalls } from '@outrigger/contract/calls/books.ts';
import type { machineCalls } from '@outrigger/contract/calls/machines.ts';
import type { serviceManualCalls } from '@outrigger/contract/calls/service-manuals.ts';

/** Files below the static area, each once. */
export interface FileNames {
  pictures: readonly string[];
  drawings: readonly string[];
  models: readonly string[];
}

/** Bytes, about. */
export interface Sizes {
  /** Parts list, figures with their drawings. */
  base: number;
  pictures: number;
  models: number;
  manuals: number;
}

type PartList = ResultOf<typeof machineCalls.machinePartList>;
interface Told {
  machine: Pick<ResultOf<typeof machineCalls.machineDetail>, 'image'>;
  list: Pick<PartList, 'items'>;
  book: Pick<ResultOf<typeof bookCalls.bookContents>, 'chapters'>;
}
type Manuals = Pick<ResultOf<typeof serviceManualCalls.manualList>, 'items'>;

const GUESS = { pictures: 12_000, drawings: 60_000, models: 250_000, manuals: 2_000_000 } as const;
/** A row comes with its list, in its figure, and as the page of its part; packed. */
const ROW_BYTES = 1200;

const unique = (names: readonly (string | null | undefined)[]): string[] => [
  ...new Set(names.filter((name): name is string => typeof name === 'string' && name !== '')),
];

/** The first picture of each part, the machine's own, and what the figures show. */
export function namesIn({ machine, list, book }: Told): FileNames {
  const figures = book.chapters.flatMap((chapter) => chapter.figures);
  return {
    pictures: unique([machine.image, ...list.items.map((row) => row.imageUrl.split(',')[0]?.trim())]),
    drawings: unique(figures.map((figure) => figure.illustration)),
    models: unique(figures.map((figure) => figure.model3d)),
  };
}

/** The edition that is taken along: the caller's language first, as the list gives them. */
export const editionOf = (book: Manuals['items'][number]) => book.editions[0];

/** What each kind comes to. */
export function sizesOf(
  names: FileNames,
  told: { sizes: ReadonlyMap<string, number | null>; list: Pick<PartList, 'items'>; manuals: Manuals },
): Sizes {
  const sum = (kind: keyof FileNames) =>
    names[kind].reduce((bytes, name) => bytes + (told.sizes.get(name) ?? GUESS[kind]), 0);
  const manuals = told.manuals.items.flatMap((book) => editionOf(book) ?? []);
  return {
    base: sum('drawings') + told.list.items.length * ROW_BYTES,
    pictures: sum('pictures'),
    models: sum('models'),
    manuals: manuals.reduce((bytes, { sizeBytes }) => bytes + (sizeBytes ?? GUESS.manuals), 0),
  };
}
