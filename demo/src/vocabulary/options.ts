/** Factory options of machines, whose codes option rules speak of (product §0). */
import { words } from './word.ts';
import texts from './words.json' with { type: 'json' };

/** Factory options by name. */
export const options = words(texts.options);
/** Name of a factory option. */
export type Option = keyof typeof options;
