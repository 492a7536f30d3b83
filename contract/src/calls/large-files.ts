/** Files of the catalogue that are too large for one request (product §8 manuals): sent in pieces, in turn, and gone on with where the network broke. */
import * as z from 'zod/mini';
import { post, upload } from '../call.ts';
import { Id, line } from '../fields.ts';
import { limits } from '../limits.ts';
import { KeptFile } from './uploads.ts';

const PIECES_MOST = Math.ceil(limits.largeFileMegabytes / limits.pieceMegabytes);

/** Calls of files in pieces. */
export const largeFileCalls = {
  beginLargeFile: post('/office/large-file/begin', {
    about: 'Begins a PDF of the catalogue under 200 MB, or goes on with one that the caller began and did not end.',
    input: z.strictObject({
      name: line(255, 1),
      sizeBytes: z.number().check(z.int(), z.positive()),
      /** Tells one state of a file from another: when it was last changed. */
      mark: line(64, 1),
    }),
    result: z.object({
      largeFileId: z.number(),
      /** Of every piece but the last. */
      pieceBytes: z.number(),
      /** How many pieces are there. */
      received: z.number(),
    }),
    access: 'officeCatalogue',
    refuses: ['uploadTooLarge'],
  }),
  sendPiece: upload('/office/large-file/{largeFileId}/{pieceNo}', {
    about: 'Keeps the next piece of a file, counted from 0; one that is there already changes nothing.',
    input: z.strictObject({
      largeFileId: Id,
      pieceNo: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(PIECES_MOST)),
    }),
    result: z.object({ received: z.number() }),
    access: 'officeCatalogue',
    refuses: ['uploadFailed', 'uploadNotTaken'],
  }),
  endLargeFile: post('/office/large-file/end', {
    about: 'Makes one upload of all pieces; asked again it answers the same.',
    input: z.strictObject({ largeFileId: Id }),
    result: KeptFile,
    access: 'officeCatalogue',
    refuses: ['uploadFailed'],
  }),
};
