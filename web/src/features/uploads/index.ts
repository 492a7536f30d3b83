// The door of uploads: the fields by which people send pictures and documents, and the files they sent.
export { KeptFiles, useKeptPicture } from './kept-files.tsx';
export { sizeIn } from './size.ts';
export { DocumentField, ModelField, PdfField, PhotoField, type UploadedFile } from './upload-fields.tsx';
export { useAllSent } from './use-all-sent.ts';
