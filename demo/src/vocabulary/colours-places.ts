/** Colours parts come in, and the cities of the demo warehouses. */
import { words } from './word.ts';
import texts from './words.json' with { type: 'json' };

/** Colours of parts (spec §2: filter by colour). */
export const colours = words(texts.colours);
/** Name of a colour. */
export type Colour = keyof typeof colours;

/** Cities where the demo shop has a warehouse. */
export const warehouseCities = words(texts.warehouseCities);
