// What a file is, told by its bytes alone: names and declared types are the sender's word (quality 11).

/** What is kept, each with the type and the ending that its readers are told. */
export const FILE_KINDS = {
  jpeg: { mediaType: 'image/jpeg', ending: 'jpg' },
  png: { mediaType: 'image/png', ending: 'png' },
  webp: { mediaType: 'image/webp', ending: 'webp' },
  pdf: { mediaType: 'application/pdf', ending: 'pdf' },
  word: { mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', ending: 'docx' },
  excel: { mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', ending: 'xlsx' },
  slides: { mediaType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', ending: 'pptx' },
  model: { mediaType: 'model/gltf-binary', ending: 'glb' },
  text: { mediaType: 'text/plain; charset=utf-8', ending: 'txt' },
} as const;
/** A kind of file. */
export type FileKind = keyof typeof FILE_KINDS;

const NAME_MOST = 120;
// No text of people holds control characters but those that part lines and columns; programs do.
const NOT_TEXT = /[^\P{Cc}\t\n\f\r]/u;

/** Whether a kind is a picture, which is drawn anew before it is kept. */
export const isPicture = (kind: FileKind): boolean => FILE_KINDS[kind].mediaType.startsWith('image/');

/** Whether a kind is one that only the catalogue's people of the office send. */
export const isOfCatalogue = (kind: FileKind): boolean => kind === 'model';

/** The kind of a file by its content; null for whatever is not taken. */
export function kindOf(file: Buffer): FileKind | null {
  const head = file.subarray(0, 16).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.startsWith('%PDF-')) return 'pdf';
  if (head.startsWith('glTF')) return 'model';
  if (head.startsWith('PK\x03\x04')) return officeKindOf(file);
  return isPlainText(file) ? 'text' : null;
}

// Names of entries stand uncompressed in an archive.
function officeKindOf(file: Buffer): FileKind | null {
  if (!file.includes('[Content_Types].xml') || file.includes('vbaProject.bin')) return null;
  if (file.includes('word/document.xml')) return 'word';
  if (file.includes('xl/workbook.xml')) return 'excel';
  return file.includes('ppt/presentation.xml') ? 'slides' : null;
}

// Mark-up is no plain text: what opens it may run what it holds.
function isPlainText(file: Buffer): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    return text.trim() !== '' && !text.trimStart().startsWith('<') && !NOT_TEXT.test(text);
  } catch {
    return false;
  }
}

/** The name a file is kept under: the sender's without folders, with the ending of what it truly is. */
export function nameOf(given: string, kind: FileKind): string {
  const last = given.slice(Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\')) + 1);
  const bare = last
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N}._()-]+/gu, ' ')
    .trim();
  return `${[...bare].slice(0, NAME_MOST).join('') || 'file'}.${FILE_KINDS[kind].ending}`;
}
