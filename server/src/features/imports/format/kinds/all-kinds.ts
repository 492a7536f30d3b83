// All kinds of the import format, in the order they are loaded: what is pointed at comes first.
import { contentKinds } from './content-kinds.ts';
import { figureKinds } from './figure-kinds.ts';
import type { Kind } from './kind.ts';
import { machineKinds } from './machine-kinds.ts';
import { partKinds } from './part-kinds.ts';
import { priceKinds } from './price-kinds.ts';

/** Every kind once; a file is named after its kind, with `.csv`. */
export const allKinds: readonly Kind[] = [
  ...partKinds,
  ...priceKinds,
  ...machineKinds,
  ...figureKinds,
  ...contentKinds,
];
