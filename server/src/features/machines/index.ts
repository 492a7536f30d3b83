// The door of machines: parts lists, machine search.
export { machineRoutes } from './machines.routes.ts';
export { keptSerialLengths } from './serial-lengths.ts';
export { oneOffOfOtherLength, oneOffOfSameLength } from './one-off.rules.ts';
export { confusions } from './serial.rules.ts';
export { lastDigits, oneOffSpellings, type Spellings, similarSpellings } from './similar-serials.ts';
