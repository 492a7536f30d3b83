// The door of machines: parts lists, machine search.
export { machineRoutes } from './machines.routes.ts';
export { keptSerialLengths } from './find/serial-lengths.ts';
export * as numbered from './find/machines-numbered.ts';
export { oneOffOfOtherLength, oneOffOfSameLength } from './find/one-off.rules.ts';
export { confusions } from './find/serial.rules.ts';
export { lastDigits, oneOffSpellings, type Spellings, similarSpellings } from './find/similar-serials.ts';
export { writeRows } from './parts-list/write-rows.ts';
