// What is told of a file before and while it is sent (spec §9: under 20 MB; product §8: a manual may be larger).
import { limits } from '@outrigger/contract';

/** What a field takes: pictures alone, documents and pictures, PDF alone, or 3D models. */
export type UploadKind = 'picture' | 'document' | 'pdf' | 'model';

/** Why a file is not sent at all, by the key of its text. */
export type NotSent = 'tooLarge' | 'notPicture' | 'notPdf' | 'notModel';

/** One file on its way. */
export interface Sending {
  key: number;
  file: File;
  /** How far it is, from 0 to 1; undefined while it waits for those before it. */
  share?: number;
  /** It stays in the list with this until somebody takes it out or tries again. */
  failed?: unknown;
}

/** Where the chosen files of a field are; `failed` where one waits for another try or to be taken out. */
export type FilesState = 'sent' | 'sending' | 'failed';

/** Where they are, by those not with the shop yet. */
export function stateOf(sendings: readonly Sending[]): FilesState {
  if (sendings.length === 0) return 'sent';
  return sendings.some((one) => one.failed === undefined) ? 'sending' : 'failed';
}

const MEGABYTE = 1024 * 1024;

/** A file of a kind is smaller than so many megabytes: the catalogue's manuals may come in pieces. */
export const megabytesOf = (kind: UploadKind): number =>
  kind === 'pdf' ? limits.largeFileMegabytes : limits.uploadMegabytes;

/** Whether a file is too large for one request, and is taken in pieces. */
export const isInPieces = (kind: UploadKind, file: File): boolean =>
  kind === 'pdf' && file.size >= limits.uploadMegabytes * MEGABYTE;

/** What the browser offers when files are chosen. */
export const ACCEPTS: Record<UploadKind, string> = {
  picture: 'image/jpeg,image/png,image/webp',
  pdf: 'application/pdf,.pdf',
  model: 'model/gltf-binary,.glb',
  document: 'image/jpeg,image/png,image/webp,.pdf,.docx,.xlsx,.pptx,.txt,.csv',
};

/** Why a file need not even set out; undefined where the shop shall judge it. */
export function notSentFor(file: File, kind: UploadKind): NotSent | undefined {
  if (kind === 'picture' && file.type !== '' && !file.type.startsWith('image/')) return 'notPicture';
  if (kind === 'pdf' && file.type !== '' && file.type !== 'application/pdf') return 'notPdf';
  if (kind === 'model' && !file.name.toLowerCase().endsWith('.glb')) return 'notModel';
  // A picture is made smaller first.
  return isTooLarge(file, kind) && !file.type.startsWith('image/') ? 'tooLarge' : undefined;
}

/** Whether a file, as it would travel, is too large after all. */
export const isTooLarge = (file: File, kind: UploadKind): boolean => file.size >= megabytesOf(kind) * MEGABYTE;

/** How many of those chosen still have room, and how many are left out. */
export function roomFor(chosen: number, { taken, most }: { taken: number; most: number }) {
  const room = Math.max(0, Math.min(chosen, most - taken));
  return { room, leftOut: chosen - room };
}
