// The door of effectivity: the serial numbers a printed wording speaks of, as a set.
export { readEffectivity, toMultirange, UnreadableEffectivity } from './effectivity.rules.ts';
