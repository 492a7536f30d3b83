// The door of imports: the one way product data comes in.
export { placeFiles } from './drafts.ts';
export { type ImportProgress, type ImportResult, importFolder } from './import-folder.ts';
export { type Fault, faultInWords } from './faults.ts';
