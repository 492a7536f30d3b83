// The door of scan: pictures read on the device, for whoever proposes something by them.
export { makeScanner } from './reading/scanner.ts';
