// The door of imports: the one way product data comes in.
export { placeFiles } from './files/drafts.ts';
export { type ImportProgress, type ImportResult, importFolder } from './import-folder.ts';
export { type Fault, faultInWords } from './faults/faults.ts';
export { bytesOf } from './contents/file-bytes.ts';
export { judgeFile } from './contents/judge-file.ts';
